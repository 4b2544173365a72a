import type { HubUser } from '@intranet/contract/accounts/admin-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { filterOptions } from '#ui/forms/filter-options.ts';
import { usersQuery } from './api.ts';

const NO_USERS: HubUser[] = [];

interface UserSelectProps {
  label: string;
  value?: string;
  onChange: (username: string) => void;
  error?: ReactNode;
}

export function UserSelect({ label, value, onChange, error }: UserSelectProps) {
  const { data: users = NO_USERS, isPending, error: failure, refetch } = useQuery(usersQuery);
  const details = new Map(
    users.map(({ username, email, area }) => [username, `${email}\n${area ?? ''}`]),
  );
  const known = new Map(users.map((user) => [user.username, user]));
  return (
    <Select
      label={label}
      placeholder={isPending ? t('Loading…') : t('Type or choose a name')}
      searchable
      clearable
      data={users.map((user) => user.username)}
      filter={filterOptions(details)}
      value={value && known.has(value) ? value : null}
      onChange={(username) => onChange(username ?? '')}
      onDropdownOpen={() => void refetch()}
      nothingFoundMessage={failure ? failure.message : t('No user found')}
      renderOption={({ option }) => (
        <div>
          <Text size="sm" dir="auto">
            {option.label}
          </Text>
          <Text size="xs" c="dimmed" lh={1.3}>
            {known.get(String(option.value))?.email}
          </Text>
        </div>
      )}
      error={error ?? failure?.message}
    />
  );
}
