import { t } from '@intranet/contract/core/i18n/t.ts';
import { Select, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { filterOptions } from '#ui/forms/filter-options.ts';

interface Choice {
  name: string;
  detail?: string;
}

interface Props {
  label: string;
  people: readonly Choice[];
  value?: string;
  onChange: (name: string) => void;
  error?: ReactNode;
  'data-autofocus'?: boolean;
}

export function PersonSelect({ people, value, onChange, ...select }: Props) {
  const details = new Map(people.map(({ name, detail }) => [name, detail ?? '']));
  return (
    <Select
      {...select}
      placeholder={t('Type or choose a name')}
      searchable
      // The list opens on demand, not over a form that has just appeared.
      openOnFocus={false}
      clearable
      data={[...details.keys()]}
      filter={filterOptions(details)}
      value={value || null}
      onChange={(name) => onChange(name ?? '')}
      nothingFoundMessage={t('No one found')}
      renderOption={({ option }) => (
        <div>
          <Text size="sm" dir="auto">
            {option.label}
          </Text>
          {details.get(String(option.value)) && (
            <Text size="xs" c="dimmed" lh={1.3}>
              {details.get(String(option.value))}
            </Text>
          )}
        </div>
      )}
    />
  );
}
