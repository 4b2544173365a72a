import type { OptionsFilter } from '@mantine/core';
import { matchesSearch } from '../tables/search.ts';

/** Searches options, ignoring accents and case (pitfall 16). @param details more text of a value */
export function filterOptions(details?: ReadonlyMap<string, string>): OptionsFilter {
  return ({ options, search }) =>
    options.filter(
      (option) =>
        'value' in option &&
        matchesSearch(`${option.label}\n${details?.get(String(option.value)) ?? ''}`, search),
    );
}
