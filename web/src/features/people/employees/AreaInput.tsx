import { areaName } from '@intranet/contract/people/area-name.ts';
import { filterOptions } from '@intranet/ui/forms/filter-options.ts';
import { Autocomplete, type AutocompleteProps, Combobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { areasQuery } from '../api.ts';

const NO_AREAS: string[] = [];
const byName = filterOptions();

/** The value is the stored name; the field shows the name in the user's language. */
export function AreaInput({ value = '', onChange, ...props }: AutocompleteProps) {
  const { data: areas = NO_AREAS } = useQuery(areasQuery);
  const [text, setText] = useState(() => areaName(value));
  const storedName = (shown: string) => areas.find((area) => areaName(area) === shown) ?? shown;
  return (
    <Autocomplete
      data={[...new Set(areas.map(areaName))]}
      value={text}
      onChange={(shown) => {
        setText(shown);
        onChange?.(storedName(shown));
      }}
      // A complete name shows all areas, so another one can be chosen.
      filter={(input) => (areas.includes(storedName(input.search)) ? input.options : byName(input))}
      openOnFocus={false}
      rightSection={<Combobox.Chevron />}
      rightSectionPointerEvents="none"
      autoComplete="off"
      {...props}
    />
  );
}
