import { t } from '@intranet/contract/core/i18n/t.ts';
import { filterOptions } from '@intranet/ui/forms/filter-options.ts';
import { Select, type SelectProps, Text } from '@mantine/core';

interface Choice {
  name: string;
  detail?: string;
  searched?: string;
}

interface Props extends Omit<SelectProps<string>, 'data' | 'value' | 'onChange'> {
  people: readonly Choice[];
  value?: string;
  onChange: (name: string) => void;
  'data-autofocus'?: boolean;
}

export function PersonSelect({ people, value, onChange, ...select }: Props) {
  const byName = new Map(people.map((person) => [person.name, person]));
  const searched = new Map(
    people.map(({ name, detail = '', searched = '' }) => [name, `${detail}\n${searched}`]),
  );
  return (
    <Select
      placeholder={t('Type or choose a name')}
      nothingFoundMessage={t('No one found')}
      // The list opens on demand, not over a form that has just appeared.
      openOnFocus={false}
      {...select}
      searchable
      clearable
      data={[...byName.keys()]}
      filter={filterOptions(searched)}
      value={value && byName.has(value) ? value : null}
      onChange={(name) => onChange(name ?? '')}
      renderOption={({ option }) => {
        const detail = byName.get(option.label)?.detail;
        return (
          <div>
            <Text size="sm" dir="auto">
              {option.label}
            </Text>
            {detail && (
              <Text size="xs" c="dimmed" lh={1.3}>
                {detail}
              </Text>
            )}
          </div>
        );
      }}
    />
  );
}
