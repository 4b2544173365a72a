import { type OptionsFilter, Select, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { matchesSearch } from '#ui/data-table/search.ts';

export interface Choice {
  name: string;
  /** Beside the name, such as the area; found by too. */
  detail?: string;
}

/** Finds by name or detail, accents and case aside (pitfall 16). */
function filterBy(details: ReadonlyMap<string, string>): OptionsFilter {
  return ({ options, search }) =>
    options.filter(
      (option) =>
        'value' in option &&
        matchesSearch(`${option.label}\n${details.get(String(option.value)) ?? ''}`, search),
    );
}

/** A person, chosen from a list or typed. */
export function PersonSelect({
  label,
  people,
  value,
  onChange,
  error,
}: {
  label: string;
  people: readonly Choice[];
  value?: string;
  onChange: (name: string) => void;
  error?: ReactNode;
}) {
  const details = new Map(people.map(({ name, detail }) => [name, detail ?? '']));
  return (
    <Select
      label={label}
      placeholder="Type or choose a name"
      searchable
      clearable
      data={[...details.keys()]}
      filter={filterBy(details)}
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
