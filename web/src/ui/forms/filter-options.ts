import type { OptionsFilter } from '@mantine/core';
import { matchesSearch } from '../tables/data-table/search.ts';

/**
 * Searches a list's options by label, ignoring accents and case (pitfall 16).
 * @param details further searchable text for a value
 */
export function filterOptions(details?: ReadonlyMap<string, string>): OptionsFilter {
  return ({ options, search }) =>
    options.filter(
      (option) =>
        'value' in option &&
        matchesSearch(`${option.label}\n${details?.get(String(option.value)) ?? ''}`, search),
    );
}
