import { t } from '@intranet/contract/core/i18n/t.ts';
import type { OutboxMessage } from '@intranet/contract/outbox/endpoints.ts';
import { type Moments, useMoments } from '@intranet/ui/days/moments.ts';
import { Dialog } from '@intranet/ui/dialog/Dialog.tsx';
import { LoadFailure } from '@intranet/ui/feedback/LoadFailure.tsx';
import { Alert, Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { mailQuery } from './api.ts';
import { deliveryProblem } from './delivery-problem.ts';
import classes from './MailModal.module.css';

const ADDRESS = /(https?:\/\/\S+)/;

function MailText({ text }: { text: string }) {
  const parts = text.split(ADDRESS);
  return (
    <Text component="div" size="sm" className={classes.text}>
      {parts.map((part, index) =>
        ADDRESS.test(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
          <Anchor key={index} href={part} target="_blank" rel="noopener" inherit>
            {part}
          </Anchor>
        ) : (
          part
        ),
      )}
    </Text>
  );
}

function deliveryText(message: OutboxMessage, kept: boolean, moments: Moments): string {
  const { attempts } = message;
  if (message.sent_at && message.state === 'sent') {
    if (kept) {
      return t('Kept as a file since {sent_at}, because no mail server is set up.', {
        sent_at: moments.minute(message.sent_at),
      });
    }
    return t('Sent {sent_at} ({attempts, plural, one {# attempt} other {# attempts}}).', {
      sent_at: moments.minute(message.sent_at),
      attempts,
    });
  }
  if (message.state === 'failed') {
    return t('Failed after {attempts, plural, one {# attempt} other {# attempts}}.', { attempts });
  }
  if (attempts === 0 && message.not_before) {
    return t('Held until {until}, in case it changes.', {
      until: moments.minute(message.not_before),
    });
  }
  return attempts === 0
    ? t('Not sent yet.')
    : t('Waiting to retry after {attempts, plural, one {# attempt} other {# attempts}}.', {
        attempts,
      });
}

interface Props {
  message: OutboxMessage;
  readable: boolean;
  onClose: () => void;
}

export function MailModal({ message, readable, onClose }: Props) {
  const { moments } = useMoments();
  const problem = message.last_error ? deliveryProblem(message.last_error) : null;
  const mailed = useQuery({ ...mailQuery(message.id), enabled: readable });
  const { data: mail, error } = mailed;
  return (
    <Dialog onClose={onClose} title={message.subject} size="lg">
      <Stack gap="md">
        <Text size="sm" c="dimmed" className={classes.text}>
          {t('To {recipient}. Queued {created_at}.', {
            recipient: message.recipient,
            created_at: moments.minute(message.created_at),
          })}{' '}
          {deliveryText(message, readable, moments)}
        </Text>
        {error && <LoadFailure title={t('Couldn’t load this email')} query={mailed} />}
        {message.last_error && (
          <Alert
            color={message.state === 'failed' ? 'red' : 'yellow'}
            icon={<IconAlertTriangle aria-hidden />}
            title={
              message.state === 'failed' ? t('Why it wasn’t sent') : t('The last attempt failed')
            }
          >
            <Stack gap={4}>
              {problem && <span>{problem}</span>}
              <Text size={problem ? 'xs' : 'sm'} className={classes.text}>
                {message.last_error}
              </Text>
            </Stack>
          </Alert>
        )}
        {readable && !mail && !error && <Skeleton height={240} />}
        {mail && <MailText text={mail.text} />}
        {!readable && (
          <Text size="sm">{t('Content is hidden: only the recipient can read it.')}</Text>
        )}
      </Stack>
    </Dialog>
  );
}
