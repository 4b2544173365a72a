import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import { useTyped } from '@intranet/ui/hooks/use-typed.ts';
import { Skeleton, Stack, Text, TextInput } from '@mantine/core';
import {
  keepPreviousData,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  skipToken,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { type ListedPerson, PeopleList } from './PeopleList.tsx';

interface Found<Row> {
  people: readonly Row[];
  unlisted: number;
}

interface Props<Row> {
  title: string;
  /** Shown above the list, such as the rule of a group. */
  note: string;
  /** @param search a part of the name */
  queryOf: (search: string) => {
    queryKey: QueryKey;
    queryFn?: QueryFunction<Found<Row>> | SkipToken;
  };
  reasonOf: (person: Row) => string;
  /** The sentence if there is nobody. */
  empty: string;
  onClose: () => void;
}

/** The members of something, and why each is one. */
export function ReasonedPeople<Row extends ListedPerson>(props: Props<Row>) {
  const { title, note, queryOf, reasonOf, empty, onClose } = props;
  const [search, setSearch] = useState('');
  const settled = useTyped(search.trim());
  const { queryKey, queryFn = skipToken } = queryOf(settled);
  const query = useQuery({ queryKey, queryFn, placeholderData: keepPreviousData });
  const { data, error } = query;
  return (
    <Dialog title={title} onClose={onClose} size="lg">
      <Stack gap="sm">
        <Text size="sm">{note}</Text>
        <TextInput
          type="search"
          label={t('Search by name')}
          value={search}
          maxLength={120}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {error && <FailureAlert title={sentenceOf(error)} retry={() => void query.refetch()} />}
        {!data && !error && <Skeleton height={160} />}
        {data && data.people.length === 0 && (
          <Text size="sm" c="dimmed">
            {settled ? t('No one found') : empty}
          </Text>
        )}
        {data && data.people.length > 0 && (
          <PeopleList label={title} people={data.people} lineOf={reasonOf} />
        )}
        {data && data.unlisted > 0 && (
          <Text size="sm" c="dimmed">
            {t('{unlisted, plural, one {# more person} other {# more people}}: search by name.', {
              unlisted: data.unlisted,
            })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
