import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { PersonSelect } from '#features/people/shared/PersonSelect.tsx';
import { usersQuery } from './api.ts';

export function UserSelect({
  error,
  ...select
}: Omit<ComponentProps<typeof PersonSelect>, 'people'>) {
  const { data: users = [], isPending, error: unloaded, refetch } = useQuery(usersQuery);
  const failure = unloaded && sentenceOf(unloaded);
  return (
    <PersonSelect
      {...select}
      {...(isPending && { placeholder: t('Loading…') })}
      openOnFocus
      people={users.map(({ username, email, area }) => ({
        name: username,
        detail: email,
        searched: areaName(area ?? ''),
      }))}
      onDropdownOpen={() => void refetch()}
      nothingFoundMessage={failure ?? t('No user found')}
      error={error ?? failure}
    />
  );
}
