import type { OpenSession } from '@intranet/contract/accounts/own-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { Button, Text } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconDeviceUnknown,
} from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { notifyFailure } from '#ui/feedback/notify.ts';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { useNotifiedSave } from '#ui/feedback/use-notified-save.ts';
import { type Moments, timeAgo } from '#ui/moments.ts';
import { SettlingList } from '#ui/tables/SettlingList.tsx';
import { accountsKeys } from '../api.ts';
import { AccountSection } from './AccountSection.tsx';
import { closeOtherSessions, closeSession } from './api.ts';
import classes from './SessionsSection.module.css';

const ICONS = {
  desktop: IconDeviceDesktop,
  mobile: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconDeviceUnknown,
};

const SIGNED_IN: Record<OpenSession['method'], (address: string, at: string) => string> = {
  password: (address, at) => t('{address} · signed in {at}', { address, at }),
  passkey: (address, at) => t('{address} · signed in with a passkey {at}', { address, at }),
  single_sign_on: (address, at) =>
    t('{address} · signed in by single sign-on {at}', { address, at }),
};

interface Shared {
  moments: Moments;
  now: number;
}

interface RowProps extends Shared {
  session: OpenSession;
  closing: boolean;
  onClose: () => void;
}

function SessionRow({ session, moments, now, closing, onClose }: RowProps) {
  const Icon = ICONS[session.kind];
  const device = session.device || t('Unknown device');
  return (
    <li className={classes.row}>
      <Icon size={26} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <div className={classes.name}>
          <Text span fw={600} size="sm">
            {device}
          </Text>
          {session.current && <StateBadge tone="good">{t('This device')}</StateBadge>}
        </div>
        <Text size="sm" c="dimmed">
          {SIGNED_IN[session.method](session.address, moments.minute(session.created_at))}
        </Text>
        <Text size="sm" c="dimmed">
          <time dateTime={session.last_seen_at}>
            {session.current
              ? t('Last seen just now, {at}', { at: moments.minute(session.last_seen_at) })
              : t('Last seen {ago}, {at}', {
                  ago: timeAgo(session.last_seen_at, now),
                  at: moments.minute(session.last_seen_at),
                })}
          </time>
        </Text>
      </div>
      {!session.current && (
        <Button
          size="xs"
          variant="default"
          loading={closing}
          onClick={onClose}
          aria-label={t('Sign out {device}, last seen {last_seen_at}', {
            device,
            last_seen_at: moments.minute(session.last_seen_at),
          })}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  );
}

export function SessionsSection({ sessions, moments, now }: Shared & { sessions: OpenSession[] }) {
  const [confirming, setConfirming] = useState(false);
  const close = useNotifiedSave(closeSession, accountsKeys.refresh, {
    refreshAfterFailure: true,
    onFailed: notifyFailure,
  });
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <AccountSection
      title={t('Devices')}
      description={t('Don’t recognise one? Sign it out and change your password.')}
    >
      <SettlingList className={classes.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            moments={moments}
            now={now}
            closing={close.sending === session.id}
            onClose={() => close.send(session.id)}
          />
        ))}
      </SettlingList>
      {others === 0 ? (
        <Text size="sm" c="dimmed">
          {t('No other devices.')}
        </Text>
      ) : (
        <div>
          <Button variant="light" color="red" onClick={() => setConfirming(true)}>
            {t('Sign out other devices')}
          </Button>
        </div>
      )}
      {confirming && (
        <ConfirmDialog
          title={t('Sign out other devices?')}
          action={t('Sign out')}
          send={closeOtherSessions}
          refresh={accountsKeys.refresh}
          onClose={() => setConfirming(false)}
        >
          {t(
            '{others, plural, one {One other device} other {# other devices}} will be signed out, and unsaved input there is lost. You stay signed in here.',
            { others },
          )}
        </ConfirmDialog>
      )}
    </AccountSection>
  );
}
