import type { AccountPanel as Account } from '@intranet/contract/accounts/admin-endpoints.ts';
import { userState, userStateLabel } from '@intranet/contract/accounts/user-state.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf } from '@intranet/contract/core/user-facing-error.ts';
import { SidePanel } from '@intranet/ui/dialog/SidePanel.tsx';
import { EmptyState } from '@intranet/ui/feedback/EmptyState.tsx';
import { FailedState } from '@intranet/ui/feedback/FailedState.tsx';
import { StateBadge, type Tone } from '@intranet/ui/feedback/StateBadge.tsx';
import { UnsavedGuard } from '@intranet/ui/forms/UnsavedGuard.tsx';
import { Group, Skeleton, Stack } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountPanelQuery } from '../api.ts';
import { AccessPart } from './AccessPart.tsx';
import { AccountForm } from './AccountForm.tsx';
import { DeletePart } from './DeletePart.tsx';
import { EmployeePart } from './EmployeePart.tsx';
import { InvitationPart } from './InvitationPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';

const TONES: Partial<Record<ReturnType<typeof userState>, Tone>> = {
  active: 'good',
  invited: 'waiting',
  must_change: 'waiting',
  locked: 'bad',
};

function Title({ account }: { account: Account | undefined }) {
  if (!account) return t('Account');
  const state = userState(account);
  return (
    <Group gap="xs">
      <bdi>{account.username}</bdi>
      <StateBadge tone={TONES[state]}>{userStateLabel(state)}</StateBadge>
    </Group>
  );
}

interface Props {
  /** Null for an address that names nobody. */
  id: number | null;
  /** @param options.unasked also with unsaved input */
  onClose: (options?: { unasked: true }) => void;
}

/** Everything that an admin can change of one account. */
export function AccountPanel({ id, onClose }: Props) {
  const [dirty, setDirty] = useState(false);
  const [typesPassword, setTypesPassword] = useState(false);
  const { data, error, refetch } = useQuery({
    ...accountPanelQuery(id ?? 0),
    enabled: id !== null,
  });
  return (
    <SidePanel title={<Title account={data} />} onClose={() => onClose()}>
      <UnsavedGuard
        unsaved={
          data && (dirty || typesPassword)
            ? [{ label: data.username, params: { account: String(id) } }]
            : []
        }
      />
      {data ? (
        <Stack gap="lg">
          <AccountForm account={data} onDirty={setDirty} />
          {data.invitation && <InvitationPart account={data} />}
          <EmployeePart account={data} />
          <AccessPart account={data} />
          {data.can.remove_access && !data.invitation && (
            <PasswordPart account={data} onDirty={setTypesPassword} />
          )}
          {data.can.delete && (
            <DeletePart account={data} onDeleted={() => onClose({ unasked: true })} />
          )}
        </Stack>
      ) : id === null ? (
        <EmptyState
          text={t('There is no such account.')}
          filtered={false}
          icon={IconUserQuestion}
        />
      ) : error ? (
        <FailedState message={sentenceOf(error)} retry={() => void refetch()} />
      ) : (
        <Skeleton height={320} radius="md" />
      )}
    </SidePanel>
  );
}
