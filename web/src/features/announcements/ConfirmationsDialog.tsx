import type {
  Confirmation,
  ManagedAnnouncement,
} from '@intranet/contract/announcements/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { type Moments, useMoments } from '@intranet/ui/days/moments.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { FailureAlert } from '@intranet/ui/feedback/FailureAlert.tsx';
import { useTyped } from '@intranet/ui/hooks/use-typed.ts';
import { ShowMore } from '@intranet/ui/tables/ShowMore.tsx';
import { SegmentedControl, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PeopleList } from '#features/groups/shared/PeopleList.tsx';
import { type ConfirmationList, confirmationsQuery } from './api.ts';

/** When somebody confirmed which text, and why they may not have. */
function lineOf(person: Confirmation, { minute }: Moments): string {
  const { confirmed_at, confirmed_earlier_at, on_leave } = person;
  if (confirmed_at) {
    return t('Confirmed the current text on {moment}', { moment: minute(confirmed_at) });
  }
  const state = confirmed_earlier_at
    ? t('Confirmed an earlier text on {moment}', { moment: minute(confirmed_earlier_at) })
    : t('Not confirmed');
  return on_leave ? `${state} · ${t('On leave today')}` : state;
}

const EMPTY = {
  confirmed: () => t('Nobody has confirmed the current text yet.'),
  missing: () => t('Everybody has confirmed.'),
};

interface PeopleProps {
  id: number;
  list: ConfirmationList;
  label: string;
  search: string;
}

function People({ id, list, label, search }: PeopleProps) {
  const time = useMoments();
  const query = useInfiniteQuery({
    ...confirmationsQuery(id, list, search),
    placeholderData: (previous) => previous,
  });
  const { data, error, isFetchNextPageError } = query;
  const problem = (isFetchNextPageError ? null : error) ?? time.error;
  if (problem) {
    const retry = () => void (error ? query.refetch() : time.refetch());
    return <FailureAlert title={sentenceOf(problem)} retry={retry} />;
  }
  if (!data || time.isPending) return <Skeleton height={160} />;
  const people = data.pages.flatMap((page) => page.people);
  if (people.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {search ? t('No one found') : EMPTY[list]()}
      </Text>
    );
  }
  return (
    <>
      <PeopleList label={label} people={people} lineOf={(person) => lineOf(person, time.moments)} />
      <ShowMore list={query} shown={people.length} />
    </>
  );
}

interface Props {
  announcement: ManagedAnnouncement;
  onClose: () => void;
}

/** Who has confirmed the current text, and who hasn't (D57). */
export function ConfirmationsDialog({ announcement, onClose }: Props) {
  const { id, title, people } = announcement;
  const [list, setList] = useState<ConfirmationList>('confirmed');
  const [search, setSearch] = useState('');
  const settled = useTyped(search.trim());
  // People may have confirmed since the list of announcements was loaded.
  const { data } = useInfiniteQuery(confirmationsQuery(id, 'confirmed', ''));
  const { confirmed, missing } = data?.pages[0] ?? {
    confirmed: announcement.confirmed,
    missing: people - announcement.confirmed,
  };
  const labels = {
    confirmed: t('Confirmed ({count})', { count: confirmed }),
    missing: t('Not confirmed ({count})', { count: missing }),
  };
  return (
    <Dialog title={t('Confirmations for “{title}”', { title })} onClose={onClose} size="lg">
      <Stack gap="sm">
        <SegmentedControl
          aria-label={t('Confirmations')}
          fullWidth
          data={[
            { value: 'confirmed', label: labels.confirmed },
            { value: 'missing', label: labels.missing },
          ]}
          value={list}
          onChange={(value) => setList(value as ConfirmationList)}
        />
        <TextInput
          type="search"
          label={t('Search by name')}
          value={search}
          maxLength={120}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {/* A new one for each list, so that the other list's people aren't shown meanwhile. */}
        <People key={list} {...{ id, list, search: settled, label: labels[list] }} />
      </Stack>
    </Dialog>
  );
}
