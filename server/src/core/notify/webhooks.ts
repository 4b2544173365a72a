import type { Day } from '@intranet/contract/core/days.ts';
import type { WebhookTopic } from '@intranet/contract/notifications/webhook-endpoints.ts';
import { sql } from 'kysely';
import { findCompanyLanguage } from '#core/company-language.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Queue } from '#core/jobs/queue.ts';
import { inLanguage } from '#core/language.ts';
import type { Hold } from './channel.ts';

/** A message to a channel of Teams or Slack. Its row says when it is tried again; the job's retries are for crashes. */
export const WEBHOOK_MESSAGE: Queue<{ messageId: number }> = {
  name: 'webhook_message',
  options: {
    retryLimit: 20,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 60,
  },
};

/** A message that everybody in a channel may read: it has no names of people, types of leave or reasons. */
export interface ChannelMessage {
  topic: WebhookTopic;
  /** Runs in the company's language, like `label`. */
  text: () => string;
  /** The words of the link. */
  label: () => string;
  path: string;
  /** Until it is sent, `dropFromChannels` drops it by this; by default, by the hold's. */
  about?: string;
  /** After this day, it is deleted instead of sent. */
  lastDay?: Day | null;
  hold?: Hold | undefined;
}

/** SQL: a worker is sending the message. If it dies, this ends with its claim. */
export const IS_CLAIMED = sql<boolean>`(coalesce(claimed_until, '-infinity') > now())`;

/** SQL: a channel `w` that gets messages about this. */
const gets = (topic: WebhookTopic) =>
  sql<boolean>`(${sql.ref(`w.${topic}`)} and w.enabled and w.problem is distinct from 'gone')`;

/** SQL: some channel gets messages about this. It saves a statement where speed matters. */
export const someChannelGets = (topic: WebhookTopic) =>
  sql<boolean>`exists (select from webhooks w where ${gets(topic)})`;

/** Stores a message for each channel that wants it, in the transaction of its event. A job sends it. */
export async function postToChannels(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  { topic, text, label, path, about, lastDay, hold }: ChannelMessage,
): Promise<void> {
  const channels = await tx
    .selectFrom('webhooks as w')
    .select('w.id')
    .select((eb) => eb.selectFrom('company_settings').select('default_language').as('language'))
    .where(gets(topic))
    .forKeyShare()
    .execute();
  const [first] = channels;
  if (!first) return;
  const written = inLanguage(first.language, () => ({ text: text(), label: label() }));
  const row = {
    ...{ topic, ...written, path, about: about ?? hold?.about ?? null, last_day: lastDay ?? null },
    ...(hold && { not_before: hold.until }),
  };
  const stored = await tx
    .insertInto('webhook_messages')
    .values(channels.map(({ id }) => ({ ...row, webhook_id: id })))
    .returning('id')
    .execute();
  await deliverLater(
    tx,
    jobs,
    stored.map(({ id }) => id),
    hold?.until,
  );
}

/** Queues a job for each message. */
export async function deliverLater(
  tx: Tx,
  jobs: Pick<Deps['jobs'], 'sendLater'>,
  messageIds: readonly number[],
  notBefore: Date | null = null,
): Promise<void> {
  if (messageIds.length === 0) return;
  const queued = messageIds.map((messageId) => ({ data: { messageId }, notBefore }));
  await jobs.sendLater(tx, WEBHOOK_MESSAGE, queued);
}

const DROPPED = {
  /** Messages that no worker is sending. */
  waiting: sql<boolean>`(not failed and not ${IS_CLAIMED})`,
  /** Also those that are being sent, which aren't tried again if they fail. */
  unsent: sql<boolean>`not failed`,
  /** Also those that failed. */
  all: sql<boolean>`true`,
};

/** Deletes messages about this. */
export async function dropFromChannels(
  tx: Tx,
  about: string,
  which: keyof typeof DROPPED,
): Promise<void> {
  await tx
    .deleteFrom('webhook_messages')
    .where('about', '=', about)
    .where(DROPPED[which])
    .execute();
}

/** True if a message about these is left that hasn't failed, because a worker is sending it. */
export async function isLeftInChannels(tx: Tx, about: readonly string[]): Promise<boolean> {
  const left = await tx
    .selectFrom('webhook_messages')
    .select('id')
    .where('about', 'in', about)
    .where('failed', '=', false)
    .limit(1)
    .executeTakeFirst();
  return left !== undefined;
}

/** Writes messages about this again that weren't sent. The text runs in the company's language. */
export async function rewriteForChannels(
  tx: Tx,
  about: string,
  { text, lastDay }: { text: () => string; lastDay: Day | null },
): Promise<void> {
  const waiting = await tx
    .selectFrom('webhook_messages')
    .select('id')
    .where('about', '=', about)
    .where('failed', '=', false)
    .forUpdate()
    .execute();
  if (waiting.length === 0) return;
  const written = inLanguage(await findCompanyLanguage(tx), text);
  await tx
    .updateTable('webhook_messages')
    .set({ text: written, last_day: lastDay })
    .where(
      'id',
      'in',
      waiting.map(({ id }) => id),
    )
    .execute();
}

/** Sends messages that are held about this now. */
export async function releaseInChannels(
  tx: Tx,
  jobs: Pick<Deps['jobs'], 'sendLater'>,
  about: string,
): Promise<void> {
  const released = await tx
    .updateTable('webhook_messages')
    .set({ not_before: sql<Date>`now()` })
    .where('about', '=', about)
    .where('not_before', '>', sql<Date>`now()`)
    .returning('id')
    .execute();
  await deliverLater(
    tx,
    jobs,
    released.map(({ id }) => id),
  );
}
