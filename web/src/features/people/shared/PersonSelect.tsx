import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { useTyped } from '@intranet/ui/hooks/use-typed.ts';
import { matchesSearch } from '@intranet/ui/tables/search.ts';
import { Select, type SelectProps, Text } from '@mantine/core';
import {
  keepPreviousData,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  skipToken,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';

export interface Choice {
  id: string;
  name: string;
  detail?: string;
}

interface Found<Person> {
  people: readonly Person[];
  /** True if more people match. */
  more: boolean;
}

/** The server's search for people by a part of their name. */
export type SearchOf<Person> = (name: string) => {
  queryKey: QueryKey;
  queryFn?: QueryFunction<Found<Person>> | SkipToken;
};

type OwnProps = 'data' | 'value' | 'onChange' | 'filter' | 'searchable' | 'renderOption';

interface Props<Person> extends Omit<SelectProps<string>, OwnProps> {
  searchOf: SearchOf<Person>;
  choiceOf: (person: Person) => Choice;
  chosen: Choice | null;
  onChoose: (person: Person | null) => void;
  /** The sentence if nobody is found. */
  none?: string;
  /** The sentence if nobody is found before anything is typed. */
  noneAtAll?: string;
  'data-autofocus'?: boolean;
}

/** A choice that can't be chosen, because ids are numbers or names. */
const MORE = ' ';

const matches = ({ name, detail = '' }: Choice, typed: string) =>
  typed.split(/\s+/).every((word) => matchesSearch(`${name}\n${detail}`, word));

/** Chooses a person whom the server finds while one types. */
export function PersonSelect<Person>(props: Props<Person>) {
  const { searchOf, choiceOf, chosen, onChoose, error, ...others } = props;
  const { none = t('No one found'), noneAtAll = none, ...select } = others;
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const typed = text === chosen?.name ? '' : text.trim();
  const settled = useTyped(typed);
  const { queryKey, queryFn = skipToken } = searchOf(settled);
  const search = useQuery({
    queryKey,
    queryFn,
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const { people = [], more = false } = search.data ?? {};
  const isBehind = settled !== typed || search.isPlaceholderData;
  const found = people
    .map((person) => ({ person, choice: choiceOf(person) }))
    // The previous matches stay as far as they match what is typed by now.
    .filter(({ choice }) => !isBehind || matches(choice, typed));
  const isFound = found.some(({ choice }) => choice.id === chosen?.id);
  const listed = found.map(({ choice }) => choice);
  const byId = new Map(listed.map((choice) => [choice.id, choice]));
  if (chosen && !isFound) byId.set(chosen.id, chosen);
  const failure = search.error && sentenceOf(search.error);
  const isSearching = isBehind || search.isPending;
  return (
    <Select
      placeholder={t('Type or choose a name')}
      nothingFoundMessage={
        failure ?? (isSearching ? t('Loading…') : typed === '' ? noneAtAll : none)
      }
      // The list opens on demand, not over a form that has just appeared.
      openOnFocus={false}
      clearable
      {...select}
      searchable
      onSearchChange={setText}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      data={[
        ...[...byId.values()].map(({ id, name }) => ({ value: id, label: name })),
        ...(more && !isBehind
          ? [{ value: MORE, label: t('Type to find more people'), disabled: true }]
          : []),
      ]}
      // The chosen one is listed for its label only, unless it is found.
      filter={({ options }) =>
        options.filter((one) => !('value' in one) || isFound || one.value !== chosen?.id)
      }
      value={chosen?.id ?? null}
      onChange={(id) => onChoose(found.find(({ choice }) => choice.id === id)?.person ?? null)}
      error={error ?? failure}
      renderOption={({ option }) => {
        const detail = byId.get(option.value)?.detail;
        return (
          <div>
            <Text size="sm" dir="auto">
              {option.label}
            </Text>
            {detail && (
              <Text size="xs" c="dimmed" lh={1.3}>
                {detail}
              </Text>
            )}
          </div>
        );
      }}
    />
  );
}
