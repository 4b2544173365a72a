import { Select, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { filterOptions } from '#ui/forms/filter-options.ts';

export interface Choice {
  name: string;
  detail?: string;
}

export function PersonSelect({
  label,
  people,
  value,
  onChange,
  error,
  'data-autofocus': autofocus,
}: {
  label: string;
  people: readonly Choice[];
  value?: string;
  onChange: (name: string) => void;
  error?: ReactNode;
  'data-autofocus'?: boolean;
}) {
  const details = new Map(people.map(({ name, detail }) => [name, detail ?? '']));
  return (
    <Select
      label={label}
      placeholder="Type or choose a name"
      searchable
      // The list opens on demand, not over a form that has just appeared.
      openOnFocus={false}
      data-autofocus={autofocus}
      clearable
      data={[...details.keys()]}
      filter={filterOptions(details)}
      value={value || null}
      onChange={(name) => onChange(name ?? '')}
      nothingFoundMessage="Nobody matches"
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
      error={error}
    />
  );
}
