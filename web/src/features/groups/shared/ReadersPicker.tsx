import { t, tc } from '@intranet/contract/core/i18n/t.ts';
import { ROLES, roleLabel } from '@intranet/contract/core/roles.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import type { NamedReaders } from '@intranet/contract/groups/readers.ts';
import { Checkbox, Group, MultiSelect, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { groupsQuery } from '../api.ts';
import { PeoplePicker } from './PeoplePicker.tsx';

interface Props {
  label: string;
  /** The readers if none are chosen, such as those of the department's page. */
  usual: string;
  /** What it means if nobody is chosen. By default, administrators and the owner can read in any case. */
  nobody?: string;
  value: NamedReaders | null;
  onChange: (readers: NamedReaders | null) => void;
  error?: ReactNode;
}

const NOBODY: NamedReaders = { roles: [], people: [], groups: [] };

/** Chooses who may read something: roles, groups and people (D56). */
export function ReadersPicker({ label, usual, nobody, value, onChange, error }: Props) {
  // Chosen again after a look at the other choice, they are still there.
  const [last, setLast] = useState(NOBODY);
  const choose = (choice: string) => {
    if (choice === 'usual') setLast(value ?? NOBODY);
    onChange(choice === 'usual' ? null : last);
  };
  return (
    <Stack gap="xs">
      <Radio.Group label={label} value={value ? 'chosen' : 'usual'} onChange={choose} error={error}>
        <Stack gap={6} mt={4}>
          <Radio value="usual" label={usual} />
          <Radio value="chosen" label={t('Chosen roles, groups and people')} />
        </Stack>
      </Radio.Group>
      {value && <ChosenReaders value={value} onChange={onChange} nobody={nobody} />}
    </Stack>
  );
}

interface ChosenProps {
  value: NamedReaders;
  onChange: (readers: NamedReaders) => void;
  nobody: string | undefined;
  /** False where only people and groups can be chosen. */
  withRoles?: boolean;
}

const noteOnOwner = (isEmpty: boolean) =>
  isEmpty
    ? t('Nobody is chosen, so only administrators and the owner can open it.')
    : t('Administrators and the owner can always open it.');

/** The choice of roles, groups and people itself. */
export function ChosenReaders({ value, onChange, nobody, withRoles = true }: ChosenProps) {
  const { data, error } = useQuery(groupsQuery);
  const { roles, people, groups } = value;
  // A group that was chosen stays, also while the list loads.
  const known = new Map([...(data?.groups ?? []), ...groups].map((one) => [one.id, one.name]));
  const isEmpty = roles.length + people.length + groups.length === 0;
  const note = nobody === undefined ? noteOnOwner(isEmpty) : isEmpty && nobody;
  return (
    <Stack gap="sm" ps={withRoles ? 'md' : 0}>
      {withRoles && (
        <Checkbox.Group
          label={t('Roles')}
          value={roles}
          onChange={(chosen) =>
            onChange({ ...value, roles: ROLES.filter((role) => chosen.includes(role)) })
          }
        >
          <Group gap="8px 16px" mt={4}>
            {ROLES.map((role) => (
              <Checkbox key={role} value={role} label={roleLabel(role)} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      <MultiSelect
        label={t('Groups')}
        placeholder={groups.length === 0 ? t('Choose groups') : ''}
        searchable
        data={[...known].map(([id, name]) => ({ value: String(id), label: name }))}
        value={groups.map(({ id }) => String(id))}
        onChange={(ids) =>
          onChange({
            ...value,
            groups: ids.map((id) => ({ id: Number(id), name: known.get(Number(id)) ?? '' })),
          })
        }
        nothingFoundMessage={t('No group found')}
        error={error && sentenceOf(error)}
      />
      <PeoplePicker
        // Without the context, it would be the department’s name.
        label={tc('chosen by name', 'People')}
        value={people}
        onChange={(chosen) => onChange({ ...value, people: chosen })}
      />
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </Stack>
  );
}
