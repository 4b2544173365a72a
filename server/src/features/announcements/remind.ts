import { addDays, type Day } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import { chunksOf } from '#core/chunks.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { notify } from '#core/notify/notify.ts';
import { audienceOf } from './audience.ts';
import { announcementPath, unconfirmedMail } from './mails.ts';
import { isShownOn } from './queries.ts';

/** Days from one reminder to the next. */
const INTERVAL = 7;
const CHUNK = 500;

interface Overdue {
  id: number;
  title: string;
  confirm_by: Day | null;
  readers_id: number | null;
  text_hash: string;
}

const listOverdue = ({ db }: Deps, day: Day): Promise<Overdue[]> =>
  db
    .selectFrom('announcements as a')
    .select(['a.id', 'a.title', 'a.confirm_by', 'a.readers_id', 'a.text_hash'])
    .where(isShownOn(day))
    .where('a.confirm_by', '<', day)
    .execute();

/** The accounts that haven't confirmed and got no reminder in the last days. */
async function listForgetful({ db }: Deps, overdue: Overdue, day: Day): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select member.account_id
    from ${audienceOf(sql`${overdue.readers_id}::bigint`)} member
    left join announcement_readings r
      on r.announcement_id = ${overdue.id} and r.account_id = member.account_id
    where coalesce(r.reminded_on <= ${addDays(day, -INTERVAL)}, true)
      and not exists (select from announcement_confirmations c
        where c.announcement_id = ${overdue.id} and c.account_id = member.account_id
          and c.text_hash = ${overdue.text_hash})
    order by member.account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Stores the reminder first, so that two rounds at once remind nobody twice. */
async function remind(tx: Tx, deps: Deps, overdue: Overdue, accounts: readonly number[], day: Day) {
  const { rows } = await sql<{ accountId: number; email: string }>`
    with reminded as (
      insert into announcement_readings as r (announcement_id, account_id, reminded_on)
      select ${overdue.id}, a.id, ${day}::date from accounts a
      where a.id = any (${accounts}::bigint[])
        and exists (select from announcements n where n.id = ${overdue.id} for key share)
      on conflict (announcement_id, account_id) do update set reminded_on = excluded.reminded_on
        where coalesce(r.reminded_on <= ${addDays(day, -INTERVAL)}, true)
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
      content: () => unconfirmedMail(overdue, deps.config.publicUrl),
      path: announcementPath(overdue.id),
    })),
  );
}

/** Reminds those who haven't confirmed in time, never on a day of leave (D57). @returns what failed */
export async function remindToConfirm(deps: Deps): Promise<unknown[]> {
  const day = today(deps);
  const failures: unknown[] = [];
  for (const overdue of await listOverdue(deps, day)) {
    for (const accounts of chunksOf(await listForgetful(deps, overdue, day), CHUNK)) {
      const absent = await deps.listAbsent(deps.db, accounts, day);
      const present = accounts.filter((id) => !absent.has(id));
      await deps.db
        .transaction()
        .execute((tx) => remind(tx, deps, overdue, present, day))
        .catch((error: unknown) => failures.push(error));
    }
  }
  return failures;
}
