import { t } from '@intranet/contract/core/i18n/t.ts';
import {
  type editWebhookBody,
  MAX_WEBHOOKS,
  WEBHOOK_TOPICS,
  type webhookBody,
} from '@intranet/contract/notifications/webhook-endpoints.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import { sealAddress } from './sealed-address.ts';

type Input = z.output<typeof webhookBody>;
type EditInput = z.output<typeof editWebhookBody>;

export const webhookGone = () => new AppError('not_found', t('This channel no longer exists.'));

const columnsOf = ({ name, service, requests, decisions, announcements, enabled }: Input) => ({
  ...{ name, service, requests, decisions, announcements, enabled },
});

/** For the audit log: the host of an address, and never the address (S8). */
const detailsOf = (input: Input, host: string) => ({
  service: input.service,
  host,
  topics: WEBHOOK_TOPICS.filter((topic) => input[topic]).join(', '),
  enabled: input.enabled,
});

/** The unique index also decides between concurrent writes. @throws AppError name_taken at `name` */
async function assertNameIsFree(tx: Tx, name: string, except = 0): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('webhooks'))`.execute(tx);
  const taken = await tx
    .selectFrom('webhooks')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', except)
    .executeTakeFirst();
  if (taken) throw atField('name_taken', 'name', t('There is already a channel with this name.'));
}

/** @throws AppError conflict */
async function assertRoom(tx: Tx): Promise<void> {
  const rows = await tx.selectFrom('webhooks').select('id').execute();
  if (rows.length < MAX_WEBHOOKS) return;
  const sentence = t('There are already {max} channels. Remove one first.', { max: MAX_WEBHOOKS });
  throw new AppError('conflict', sentence);
}

/** @returns the channel's id @throws AppError conflict, name_taken at `name` */
export async function addWebhook(deps: Deps, actor: Actor, input: Input): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    await assertNameIsFree(tx, input.name);
    await assertRoom(tx);
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('webhooks', 'id')) as id`.execute(tx);
    const { id } = rows[0] as { id: number };
    const sealed = sealAddress(deps, id, input.address);
    await tx
      .insertInto('webhooks')
      .values({ id, ...columnsOf(input), ...sealed })
      .execute();
    await recordAct(tx, actor, 'webhook_added', input.name, detailsOf(input, sealed.host));
    return id;
  });
}

/** @throws AppError not_found, stale_version */
async function lockWebhook(tx: Tx, id: number, version: number) {
  const found = await tx
    .selectFrom('webhooks')
    .select(['host', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw webhookGone();
  if (found.version === version) return found;
  const sentence = t(
    'Somebody changed this channel in the meantime. Close the form and open it again to see the change.',
  );
  throw new AppError('stale_version', sentence);
}

/** Drops waiting messages that the channel no longer gets. */
async function dropUnwanted(tx: Tx, id: number, input: Input | EditInput): Promise<void> {
  const unwanted = WEBHOOK_TOPICS.filter((topic) => !(input.enabled && input[topic]));
  if (unwanted.length === 0) return;
  await tx
    .deleteFrom('webhook_messages')
    .where('webhook_id', '=', id)
    .where('topic', 'in', unwanted)
    .where('failed', '=', false)
    .execute();
}

const FRESH = { problem: null, status: null, failed_at: null, sent_at: null, resume_at: null };

/** @throws AppError not_found, stale_version, name_taken at `name` */
export async function editWebhook(
  deps: Deps,
  actor: Actor,
  id: number,
  input: EditInput,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await assertNameIsFree(tx, input.name, id);
    const former = await lockWebhook(tx, id, input.version);
    const sealed = input.address === '' ? null : sealAddress(deps, id, input.address);
    await tx
      .updateTable('webhooks')
      .set({ ...columnsOf(input), ...(sealed && { ...sealed, ...FRESH }) })
      .set({ version: input.version + 1 })
      .where('id', '=', id)
      .execute();
    await dropUnwanted(tx, id, input);
    await recordAct(tx, actor, 'webhook_changed', input.name, {
      ...detailsOf(input, sealed?.host ?? former.host),
      address_replaced: sealed !== null,
    });
  });
}

/** Its messages go with it. @throws AppError not_found */
export async function removeWebhook(deps: Deps, actor: Actor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('webhooks')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw webhookGone();
    await recordAct(tx, actor, 'webhook_removed', removed.name);
  });
}
