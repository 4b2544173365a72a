import type { AccountPanel, RemovableAccess } from '@intranet/contract/accounts/admin-endpoints.ts';
import { onOrOff } from '@intranet/contract/accounts/user-state.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { NO_VALUE } from '@intranet/ui/tables/data-table/column.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { refreshUsers, removeAccess, updateUser } from '../api.ts';
import { PanelPart } from './PanelPart.tsx';

type Removable = RemovableAccess | 'single_sign_on';

interface Question {
  title: string;
  action: string;
  text: string;
}

function questionOf(what: Removable, username: string): Question {
  switch (what) {
    case 'sessions':
      return {
        title: t('Sign {username} out everywhere?', { username }),
        action: t('Sign out everywhere'),
        text: t('The person gets an email and can sign in again.'),
      };
    case 'passkeys':
      return {
        title: t('Remove {username}’s passkeys?', { username }),
        action: t('Remove passkeys'),
        text: t('The person gets an email and signs in with the password.'),
      };
    case 'two_factor':
      return {
        title: t('Turn off two-factor sign-in of {username}?', { username }),
        action: t('Turn off'),
        text: t(
          'Do it only if the person has lost both the app and the recovery codes. They get an email.',
        ),
      };
    case 'single_sign_on':
      return {
        title: t('Unlink {username} from the identity provider?', { username }),
        action: t('Unlink'),
        text: t(
          'This signs the person out wherever they signed in through it. Their next sign-in with this email links the account again.',
        ),
      };
  }
}

interface RowProps {
  label: string;
  value: string;
  action?: string | false;
  onAct?: () => void;
}

function Row({ label, value, action, onAct }: RowProps) {
  return (
    <Group justify="space-between" gap="xs" mih={30}>
      <Text size="sm">
        <Text span inherit c="dimmed">
          {label}
        </Text>{' '}
        {value}
      </Text>
      {action && (
        <Button size="xs" variant="default" onClick={onAct}>
          {action}
        </Button>
      )}
    </Group>
  );
}

/** How the person signs in, and what an admin can end. */
export function AccessPart({ account }: { account: AccountPanel }) {
  const [asked, setAsked] = useState<Removable | null>(null);
  const { moments } = useMoments();
  const { account_id: id, username, can, last_sign_in } = account;
  const { two_factor, single_sign_on, passkeys, sessions } = account;
  const offer = (what: Removable, exists: boolean, action: string) => ({
    action: can.remove_access && exists && action,
    onAct: () => setAsked(what),
  });
  const question = asked && questionOf(asked, username);
  return (
    <PanelPart title={t('Access')}>
      <Row
        label={t('Last sign-in')}
        value={last_sign_in ? moments.minute(last_sign_in) : NO_VALUE}
      />
      <Row
        label={t('Devices signed in')}
        value={String(sessions)}
        {...offer('sessions', sessions > 0, t('Sign out everywhere'))}
      />
      <Row
        label={t('Two-factor')}
        value={onOrOff(two_factor)}
        {...offer('two_factor', two_factor, t('Turn off'))}
      />
      <Row
        label={t('Passkeys')}
        value={String(passkeys)}
        {...offer('passkeys', passkeys > 0, t('Remove passkeys'))}
      />
      {single_sign_on && (
        <Row
          label={t('Identity provider')}
          value={t('Linked')}
          {...offer('single_sign_on', true, t('Unlink'))}
        />
      )}
      {!can.remove_access && (
        <Text size="sm" c="dimmed">
          {t('This is your own account. Change how you sign in under My account.')}
        </Text>
      )}
      {asked && question && (
        <ConfirmDialog
          title={question.title}
          action={question.action}
          send={() =>
            asked === 'single_sign_on'
              ? updateUser({ username, unlink_single_sign_on: true })
              : removeAccess(id, asked)
          }
          refresh={refreshUsers}
          onClose={() => setAsked(null)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </PanelPart>
  );
}
