import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { Namesake } from '@intranet/contract/people/namesake.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import { useTyped } from '@intranet/ui/hooks/use-typed.ts';
import { PersonAvatar } from '@intranet/ui/people/PersonAvatar.tsx';
import { Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import {
  keepPreviousData,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  skipToken,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { areaAndPosition } from '#features/people/shared/namesakes.ts';
import classes from './ReasonedPeople.module.css';

type Person = Omit<Namesake, 'employee_id'> & { employee_id: number | null; photo: string };

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
export function ReasonedPeople<Row extends Person>(props: Props<Row>) {
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
          <ul className={classes.people} aria-label={title}>
            {data.people.map((person, index) => (
              <li key={person.employee_id ?? `account ${index}`}>
                <Group gap="sm" wrap="nowrap">
                  <PersonAvatar name={person.name} photo={person.photo} size={32} />
                  <div>
                    <Text size="sm" dir="auto">
                      {person.name}
                      {person.area && (
                        <Text span inherit c="dimmed">
                          {' '}
                          · {areaAndPosition(person)}
                        </Text>
                      )}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {reasonOf(person)}
                    </Text>
                  </div>
                </Group>
              </li>
            ))}
          </ul>
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
