import type { OpenSession } from '@intranet/contract/accounts/own-endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { useMoments } from '@intranet/ui/days/moments.ts';
import { timeAgo } from '@intranet/ui/days/time-ago.ts';
import { useShortDays } from '@intranet/ui/days/use-short-days.ts';
import { ConfirmDialog } from '@intranet/ui/dialog/ConfirmDialog.tsx';
import { notifyFailure } from '@intranet/ui/feedback/notify.ts';
import { StateBadge } from '@intranet/ui/feedback/StateBadge.tsx';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import lines from '@intranet/ui/tables/lines.module.css';
import { useShortList } from '@intranet/ui/tables/use-short-list.tsx';
import dotted from '@intranet/ui/text/dotted.module.css';
import { Box, Button, Group, Text } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconDeviceUnknown,
} from '@tabler/icons-react';
import { useState } from 'react';
import { accountsKeys } from '../api.ts';
import { AccountSection } from './AccountSection.tsx';
import { closeOtherSessions, closeSession } from './api.ts';

const ICONS = {
  desktop: IconDeviceDesktop,
  mobile: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconDeviceUnknown,
};

const SHOWN = 4;

const SIGNED_IN: Record<OpenSession['method'], (at: string) => string> = {
  password: (at) => t('signed in {at}', { at }),
  passkey: (at) => t('signed in with a passkey {at}', { at }),
  single_sign_on: (at) => t('signed in by single sign-on {at}', { at }),
};

interface RowProps {
  session: OpenSession;
  now: number;
  closing: boolean;
  onClose: () => void;
}

function SessionRow({ session, now, closing, onClose }: RowProps) {
  const { moments } = useMoments();
  const Icon = ICONS[session.kind] ?? ICONS.unknown;
  const { address, method, created_at, last_seen_at, current } = session;
  const device = session.device || t('Unknown device');
  const signedIn = `${useShortDays().dayOf(created_at)}, ${moments.time(created_at)}`;
  return (
    <Group component="li" gap="sm" wrap="nowrap" py="sm">
      <Box visibleFrom="sm" lh={0} c="dimmed">
        <Icon size={24} stroke={1.5} aria-hidden />
      </Box>
      <Box flex={1} miw={0}>
        <Group gap="2px 10px">
          <Text span fw={600} size="sm">
            {device}
          </Text>
          {current && <StateBadge tone="good">{t('This device')}</StateBadge>}
        </Group>
        <Text size="sm" c="dimmed" component="div" className={dotted.dotted}>
          <time dateTime={last_seen_at} title={moments.minute(last_seen_at)}>
            {current || now - Date.parse(last_seen_at) < 60_000
              ? t('{address} · seen just now', { address })
              : t('{address} · seen {ago}', { address, ago: timeAgo(last_seen_at, now) })}
          </time>{' '}
          <span>{SIGNED_IN[method](signedIn)}</span>
        </Text>
      </Box>
      {!current && (
        <Button
          variant="default"
          flex="none"
          loading={closing}
          onClick={onClose}
          aria-label={t('Sign out {device}, last seen {last_seen_at}', {
            device,
            last_seen_at: moments.minute(last_seen_at),
          })}
        >
          {t('Sign out')}
        </Button>
      )}
    </Group>
  );
}

export function SessionsSection({ sessions, now }: { sessions: OpenSession[]; now: number }) {
  const [confirming, setConfirming] = useState(false);
  const close = useNotifiedSave(closeSession, accountsKeys.refresh, {
    refreshAfterFailure: true,
    onFailed: notifyFailure,
  });
  const others = sessions.filter(({ current }) => !current);
  const own = sessions.filter(({ current }) => current);
  const [listed, toggle] = useShortList([...own, ...others], SHOWN);
  return (
    <AccountSection
      title={t('Devices')}
      description={t('Don’t recognise one? Sign it out and change your password.')}
    >
      {others.length > 0 && (
        <div>
          <Button variant="default" onClick={() => setConfirming(true)}>
            {t('Sign out other devices')}
          </Button>
        </div>
      )}
      <ul className={lines.lines}>
        {listed.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            closing={close.sending === session.id}
            onClose={() => close.send(session.id)}
          />
        ))}
      </ul>
      {toggle && <Box ml={-12}>{toggle}</Box>}
      {others.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('No other devices.')}
        </Text>
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
            { others: others.length },
          )}
        </ConfirmDialog>
      )}
    </AccountSection>
  );
}
