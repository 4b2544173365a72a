import { addDays, type Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { type Selectable, sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { chunksOf } from '#core/chunks.ts';
import { today } from '#core/clock.ts';
import type { DbOrTx, Tx } from '#core/db/database.ts';
import type { Announcements } from '#core/db/schema.d.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { notify } from '#core/notify/notify.ts';
import { audienceOf } from './audience.ts';
import { announcementPath, unconfirmedMail } from './mails.ts';
import { announcementGone, isShownOn } from './queries.ts';

/** Days from one reminder to the next. */
const INTERVAL = 7;
const CHUNK = 500;

type Unconfirmed = Pick<
  Selectable<Announcements>,
  'id' | 'title' | 'confirm_by' | 'readers_id' | 'text_hash'
>;

interface Round {
  day: Day;
  /** Those who got a reminder after this day get none. */
  remindedUntil: Day;
  /** False for a reminder that an admin sends. */
  weekly: boolean;
}

const COLUMNS = ['a.id', 'a.title', 'a.confirm_by', 'a.readers_id', 'a.text_hash'] as const;

const listOverdue = ({ db }: Deps, day: Day): Promise<Unconfirmed[]> =>
  db
    .selectFrom('announcements as a')
    .select(COLUMNS)
    .where(isShownOn(day))
    .where('a.confirm_by', '<', day)
    .execute();

/** The accounts to remind: those that haven't confirmed and aren't on leave. */
async function listForgetful(
  db: DbOrTx,
  deps: Deps,
  { id, readers_id, text_hash }: Unconfirmed,
  { day, remindedUntil }: Round,
): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select member.account_id
    from ${audienceOf(sql`${readers_id}::bigint`)} member
    left join announcement_readings r
      on r.announcement_id = ${id} and r.account_id = member.account_id
    where coalesce(r.reminded_on <= ${remindedUntil}, true)
      and not exists (select from announcement_confirmations c
        where c.announcement_id = ${id} and c.account_id = member.account_id
          and c.text_hash = ${text_hash})
    order by member.account_id`.execute(db);
  const accounts = rows.map(({ account_id }) => account_id);
  const absent = await deps.listAbsent(db, accounts, day);
  return accounts.filter((account) => !absent.has(account));
}

/** Stores the reminder first, so that two rounds at once remind nobody twice. @returns how many were reminded */
async function remind(
  tx: Tx,
  deps: Deps,
  unconfirmed: Unconfirmed,
  accounts: readonly number[],
  { day, remindedUntil, weekly }: Round,
): Promise<number> {
  const { rows } = await sql<{ accountId: number; email: string }>`
    with reminded as (
      insert into announcement_readings as r (announcement_id, account_id, reminded_on)
      select ${unconfirmed.id}, a.id, ${day}::date from accounts a
      where a.id = any (${accounts}::bigint[])
        and exists (select from announcements n where n.id = ${unconfirmed.id} for key share)
      on conflict (announcement_id, account_id) do update set reminded_on = excluded.reminded_on
        where coalesce(r.reminded_on <= ${remindedUntil}, true)
      returning account_id
    )
    select a.id as "accountId", a.email from reminded join accounts a on a.id = reminded.account_id`.execute(
    tx,
  );
  await notify(
    tx,
    deps,
    rows.map((to) => ({
      event: 'announcement_unconfirmed',
      to,
      content: () => unconfirmedMail(unconfirmed, deps.config.publicUrl, weekly),
      path: announcementPath(unconfirmed.id),
    })),
  );
  return rows.length;
}

/** Reminds those who haven't confirmed in time, never on a day of leave (D57). @returns what failed */
export async function remindToConfirm(deps: Deps): Promise<unknown[]> {
  const day = today(deps);
  const round: Round = { day, remindedUntil: addDays(day, -INTERVAL), weekly: true };
  const failures: unknown[] = [];
  for (const overdue of await listOverdue(deps, day)) {
    for (const accounts of chunksOf(await listForgetful(deps.db, deps, overdue, round), CHUNK)) {
      await deps.db
        .transaction()
        .execute((tx) => remind(tx, deps, overdue, accounts, round))
        .catch((error: unknown) => failures.push(error));
    }
  }
  return failures;
}

/**
 * Reminds those who haven't confirmed, at most once a day and never on a day of leave (D57).
 * @returns how many were reminded
 * @throws AppError not_found; conflict if it doesn't ask for confirmation today, or nobody is left to remind
 */
export function remindNow(deps: Deps, actor: Actor, id: number): Promise<number> {
  const day = today(deps);
  const round: Round = { day, remindedUntil: addDays(day, -1), weekly: false };
  return deps.db.transaction().execute(async (tx) => {
    const unconfirmed = await tx
      .selectFrom('announcements as a')
      .select([...COLUMNS, isShownOn(day).as('is_shown')])
      .where('a.id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!unconfirmed) throw announcementGone();
    if (!unconfirmed.is_shown || unconfirmed.confirm_by === null) {
      throw new AppError('conflict', t('This announcement doesn’t ask for confirmation today.'));
    }
    let reminded = 0;
    const accounts = await listForgetful(tx, deps, unconfirmed, round);
    for (const chunk of chunksOf(accounts, CHUNK)) {
      reminded += await remind(tx, deps, unconfirmed, chunk, round);
    }
    if (reminded === 0) {
      const sentence = t(
        'Nobody was reminded: everybody has confirmed, was reminded today or is on leave.',
      );
      throw new AppError('conflict', sentence);
    }
    await recordAct(tx, actor, 'announcement_reminded', unconfirmed.title, { reminded });
    return reminded;
  });
}
