import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { matchesSearch } from '#ui/data-table/search.ts';
import { areasQuery } from './api.ts';

const NONE: string[] = [];

/** An area: one there is, chosen from the list, or a new one, typed. */
export function AreaInput(props: AutocompleteProps) {
  const { data } = useQuery(areasQuery);
  const areas = data?.areas ?? NONE;
  return (
    <Autocomplete
      data={areas}
      filter={({ options, search }) =>
        // With a whole name in it, the list is there to choose another.
        areas.includes(search)
          ? options
          : options.filter(
              (option) => 'value' in option && matchesSearch(String(option.value), search),
            )
      }
      openOnFocus={false}
      autoComplete="off"
      {...props}
    />
  );
}
