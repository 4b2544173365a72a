import { t } from '@intranet/contract/core/i18n/t.ts';
import { sentenceOf, UserFacingError } from '@intranet/contract/core/user-facing-error.ts';
import { FailureMessage } from '@intranet/ui/feedback/FailureMessage.tsx';
import { useNotifiedSave } from '@intranet/ui/feedback/use-notified-save.ts';
import { Paper, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  addPushSubscription,
  type ListedPush,
  notificationKeys,
  ownPushQuery,
  removePushSubscription,
} from './api.ts';
import { canPush, subscribe, unsubscribe } from './push.ts';

const BLOCKED = t('The browser blocks notifications. Allow them in its settings for this site.');

async function turnOn({ key }: ListedPush): Promise<{ message: string }> {
  const made = await subscribe(key);
  if (!made) throw new UserFacingError(BLOCKED);
  return addPushSubscription(made);
}

async function turnOff(id: number): Promise<{ message: string }> {
  await unsubscribe();
  return removePushSubscription(id);
}

/** Turns push messages in this browser on or off. */
export function PushSwitch() {
  const able = canPush();
  const { data, error, refetch } = useQuery({ ...ownPushQuery, enabled: able });
  const { send, sending } = useNotifiedSave(
    (listed: ListedPush & { own: number | null }) =>
      listed.own === null ? turnOn(listed) : turnOff(listed.own),
    notificationKeys.refresh,
  );
  if (error && !data) {
    return <FailureMessage message={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  const isOn = data ? data.own !== null : false;
  return (
    <Paper withBorder p="md">
      <Switch
        label={t('Push messages in this browser')}
        description={
          able
            ? t('They only say that there is something new. They stop when you sign out here.')
            : t('Push messages need https and a browser that supports them.')
        }
        checked={sending ? !isOn : isOn}
        disabled={!able || !data}
        onChange={() => data && !sending && send(data)}
      />
    </Paper>
  );
}
