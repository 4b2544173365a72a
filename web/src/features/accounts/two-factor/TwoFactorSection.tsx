import type { OwnAccount } from '@intranet/contract/accounts/own-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmPasswordDialog } from '../ConfirmPasswordForm.tsx';
import { AccountSection, NoPassword } from '../own/AccountSection.tsx';
import { disableTwoFactor } from '../own/api.ts';
import { RenewCodesDialog } from './RenewCodesDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';

const MIN_RECOVERY_CODES = 3;

function CodesLeft({ left }: { left: number }) {
  return (
    <Text size="sm" {...(left <= MIN_RECOVERY_CODES && { c: 'error', fw: 600 })}>
      {left <= MIN_RECOVERY_CODES
        ? t(
            '{left, plural, =0 {No recovery codes} one {# recovery code} other {# recovery codes}} left. Create new ones before you need them.',
            { left },
          )
        : t('{left, plural, one {# recovery code} other {# recovery codes}} left', { left })}
    </Text>
  );
}

interface Props {
  account: OwnAccount;
  username: string;
}

export function TwoFactorSection({ account: { has_password, two_factor }, username }: Props) {
  const { enabled, required, recovery_codes_left } = two_factor;
  const [dialog, setDialog] = useState<'set up' | 'renew' | 'turn off' | null>(null);
  const close = () => setDialog(null);
  return (
    <AccountSection
      title={t('Two-factor sign-in')}
      state={
        <StateBadge tone={enabled ? 'good' : 'waiting'}>{enabled ? t('On') : t('Off')}</StateBadge>
      }
      description={t('Adds a code from an authenticator app when you sign in with a password.')}
    >
      {required && (
        <Text size="sm">
          {enabled
            ? t('Required for administrators: it can’t be turned off.')
            : t('Required for administrators.')}
        </Text>
      )}
      {enabled && <CodesLeft left={recovery_codes_left} />}
      {has_password ? (
        <Group gap="sm">
          {enabled ? (
            <Button variant="default" onClick={() => setDialog('renew')}>
              {t('New recovery codes')}
            </Button>
          ) : (
            <Button variant="default" onClick={() => setDialog('set up')}>
              {t('Set up')}
            </Button>
          )}
          {enabled && !required && (
            <Button variant="light" color="red" onClick={() => setDialog('turn off')}>
              {t('Turn off')}
            </Button>
          )}
        </Group>
      ) : (
        <NoPassword
          text={t(
            'You have no password here yet. Two-factor sign-in protects password sign-in. To add a password, use this link:',
          )}
        />
      )}
      {dialog === 'set up' && <SetUpDialog username={username} onClose={close} />}
      {dialog === 'renew' && <RenewCodesDialog username={username} onClose={close} />}
      {dialog === 'turn off' && (
        <ConfirmPasswordDialog
          title={t('Turn off two-factor sign-in')}
          call={disableTwoFactor}
          action={t('Turn off')}
          danger
          onClose={close}
        >
          <Text size="sm">
            {t(
              'You’ll sign in with just your password again. Your current app codes and recovery codes will stop working.',
            )}
          </Text>
        </ConfirmPasswordDialog>
      )}
    </AccountSection>
  );
}
