import type { HubUser } from '@intranet/contract/accounts/admin-endpoints.ts';
import { type OptionsFilter, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { matchesSearch } from '#ui/tables/data-table/search.ts';
import { usersQuery } from './api.ts';

const NO_USERS: HubUser[] = [];

/** Searches names, emails and areas, ignoring accents and case (pitfall 16). */
function filterBy(users: readonly HubUser[]): OptionsFilter {
  const textOf = new Map(
    users.map((user) => [user.username, `${user.username}\n${user.email}\n${user.area ?? ''}`]),
  );
  return ({ options, search }) =>
    options.filter(
      (option) =>
        'value' in option && matchesSearch(textOf.get(String(option.value)) ?? '', search),
    );
}

interface UserSelectProps {
  label: string;
  value?: string;
  onChange: (username: string) => void;
  error?: ReactNode;
}

export function UserSelect({ label, value, onChange, error }: UserSelectProps) {
  const { data: users = NO_USERS, isPending, error: failure, refetch } = useQuery(usersQuery);
  const known = new Map(users.map((user) => [user.username, user]));
  return (
    <Select
      label={label}
      placeholder={isPending ? 'Loading…' : 'Type or choose a name'}
      searchable
      clearable
      data={users.map((user) => user.username)}
      filter={filterBy(users)}
      value={value && known.has(value) ? value : null}
      onChange={(username) => onChange(username ?? '')}
      onDropdownOpen={() => void refetch()}
      nothingFoundMessage={failure ? failure.message : 'No user matches'}
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
