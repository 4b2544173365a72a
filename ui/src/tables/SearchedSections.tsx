import { Paper, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useAddress } from '../hooks/use-address.ts';
import classes from './SearchedSections.module.css';
import { SearchInput } from './SearchInput.tsx';
import { useSearch } from './search.ts';

/** A search field appears from this number of sections on. */
const SEARCH_FROM = 6;

interface Props<Item> {
  items: readonly Item[];
  /** The text to search. Must be stable. */
  textOf: (item: Item) => string;
  /** The parameter in the address that has the searched text. */
  parameter: string;
  label: string;
  placeholder: string;
  empty: string;
  children: (item: Item) => ReactNode;
}

/** A page's sections, one a row, with a search field above them, if there are many. */
export function SearchedSections<Item>(props: Props<Item>) {
  const { items, textOf, parameter, label, placeholder, empty, children } = props;
  const defaults = useMemo(() => ({ [parameter]: '' }), [parameter]);
  const [address, setAddress] = useAddress(defaults);
  const text = address[parameter] ?? '';
  const shown = useSearch(items, textOf, text);
  return (
    <>
      {items.length >= SEARCH_FROM && (
        <div>
          <SearchInput
            label={label}
            placeholder={placeholder}
            value={text}
            onChange={(next) => setAddress({ [parameter]: next })}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <Text size="sm" c="dimmed" role="status">
          {empty}
        </Text>
      ) : (
        <Paper withBorder className={classes.sections}>
          {shown.map(children)}
        </Paper>
      )}
    </>
  );
}
