import type { OptionsFilter } from '@mantine/core';
import { matchesSearch } from '../tables/data-table/search.ts';

/**
 * How a list to choose from is searched: by label, accents and case aside (pitfall 16).
 * @param details what stands beside a value and is found by too
 */
export function filterOptions(details?: ReadonlyMap<string, string>): OptionsFilter {
  return ({ options, search }) =>
    options.filter(
      (option) =>
        'value' in option &&
        matchesSearch(`${option.label}\n${details?.get(String(option.value)) ?? ''}`, search),
    );
}
