import type { OpenSession } from '@intranet/contract/accounts/own-endpoints.ts';
import { Button, Text } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconDeviceUnknown,
} from '@tabler/icons-react';
import { StateBadge } from '#ui/feedback/StateBadge.tsx';
import { type Moments, timeAgo } from '#ui/moments.ts';
import classes from './SessionRow.module.css';

const ICONS = {
  desktop: IconDeviceDesktop,
  mobile: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconDeviceUnknown,
};
const METHODS = { password: '', passkey: ' with a passkey', single_sign_on: ' by single sign-on' };

interface Props {
  session: OpenSession;
  moments: Moments;
  /** The time when the list was loaded, in milliseconds. */
  now: number;
  closing: boolean;
  onClose: () => void;
}

export function SessionRow({ session, moments, now, closing, onClose }: Props) {
  const Icon = ICONS[session.kind];
  const device = session.device || 'Unknown device';
  return (
    <li className={classes.row}>
      <Icon size={26} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <div className={classes.name}>
          <Text span fw={600} size="sm">
            {device}
          </Text>
          {session.current && <StateBadge tone="good">This device</StateBadge>}
        </div>
        <Text size="sm" c="dimmed">
          {session.address} · signed in{METHODS[session.method]}{' '}
          {moments.minute(session.created_at)}
        </Text>
        <Text size="sm" c="dimmed">
          Last seen {session.current ? 'just now' : timeAgo(session.last_seen_at, now)},{' '}
          <time dateTime={session.last_seen_at}>{moments.minute(session.last_seen_at)}</time>
        </Text>
      </div>
      {!session.current && (
        <Button
          size="xs"
          variant="default"
          loading={closing}
          onClick={onClose}
          aria-label={`Sign out ${device}, last seen ${moments.minute(session.last_seen_at)}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
