import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { filterOptions } from '#ui/forms/filter-options.ts';
import { areasQuery } from '../api.ts';

const NO_AREAS: string[] = [];
const byName = filterOptions();

export function AreaInput(props: AutocompleteProps) {
  const { data } = useQuery(areasQuery);
  const areas = data?.areas ?? NO_AREAS;
  return (
    <Autocomplete
      data={areas}
      // A complete name shows all areas, so another one can be chosen.
      filter={(input) => (areas.includes(input.search) ? input.options : byName(input))}
      openOnFocus={false}
      autoComplete="off"
      {...props}
    />
  );
}
