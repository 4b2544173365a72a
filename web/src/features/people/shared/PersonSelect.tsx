import { t } from '@intranet/contract/core/i18n/t.ts';
import { filterOptions } from '@intranet/ui/forms/filter-options.ts';
import { Select, type SelectProps, Text } from '@mantine/core';

interface Choice {
  /** The name by default. */
  id?: string;
  name: string;
  detail?: string;
  searched?: string;
}

interface Props extends Omit<SelectProps<string>, 'data' | 'value' | 'onChange'> {
  people: readonly Choice[];
  value?: string;
  /** @param id empty if nobody is chosen */
  onChange: (id: string) => void;
  'data-autofocus'?: boolean;
}

export function PersonSelect({ people, value, onChange, ...select }: Props) {
  const byId = new Map(people.map((person) => [person.id ?? person.name, person]));
  const searched = new Map(
    [...byId].map(([id, { detail = '', searched = '' }]) => [id, `${detail}\n${searched}`]),
  );
  return (
    <Select
      placeholder={t('Type or choose a name')}
      nothingFoundMessage={t('No one found')}
      // The list opens on demand, not over a form that has just appeared.
      openOnFocus={false}
      clearable
      {...select}
      searchable
      data={[...byId].map(([id, { name }]) => ({ value: id, label: name }))}
      filter={filterOptions(searched)}
      value={value && byId.has(value) ? value : null}
      onChange={(id) => onChange(id ?? '')}
      renderOption={({ option }) => {
        const detail = byId.get(option.value)?.detail;
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
