import { CallError } from '@intranet/contract/core/call-error.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { DIRECTORY_SEARCH } from '@intranet/contract/links/registry.ts';
import { EmptyState } from '@intranet/ui/feedback/EmptyState.tsx';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { PageShell } from '@intranet/ui/page/PageShell.tsx';
import { Button, Skeleton, Stack } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { profileQuery } from '../api.ts';
import { ProfileView } from './ProfileView.tsx';

/** The directory as the address has it, without the person. */
function useDirectorySearch() {
  const { person: _, ...list } = useRouterState({
    select: ({ location }) => location.search as Record<string, string>,
  });
  return { ...list, ...DIRECTORY_SEARCH };
}

function Unknown({ search }: { search: object }) {
  return (
    <Stack gap="md" align="center">
      <EmptyState
        text={t('This person isn’t in the directory.')}
        filtered={false}
        icon={IconUserQuestion}
      />
      <Button
        variant="default"
        renderRoot={(props) => <Link {...props} to="/people" search={search} />}
      >
        {t('Open the directory')}
      </Button>
    </Stack>
  );
}

/** @param id null for an address that names nobody */
export function ProfilePage({ id }: { id: number | null }) {
  const search = useDirectorySearch();
  const profile = useQuery({ ...profileQuery(id ?? 0), enabled: id !== null });
  const { data, error } = profile;
  const isUnknown = id === null || (error instanceof CallError && error.code === 'not_found');
  return (
    <PageShell
      title={isUnknown ? t('Directory') : (data?.name ?? t('Profile'))}
      back="/people"
      backTo={{ label: t('Directory'), search }}
      above={['/people']}
    >
      {isUnknown ? (
        <Unknown search={search} />
      ) : error ? (
        <FailedState message={sentenceOf(error)} retry={() => void profile.refetch()} />
      ) : data ? (
        <ProfileView profile={data} />
      ) : (
        <Stack gap="md">
          <Skeleton height={232} radius="md" />
          <Skeleton height={208} radius="md" />
        </Stack>
      )}
    </PageShell>
  );
}
