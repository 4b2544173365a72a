import type { Day } from '@intranet/contract/core/days.ts';
import { sql } from 'kysely';
import { chunksOf } from '#core/chunks.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { notify } from '#core/notify/notify.ts';
import { audienceOf } from './audience.ts';
import { announcementPath, publishedMail } from './mails.ts';
import { IS_UNPOSTED, postIfDue } from './post.ts';
import { isShownOn } from './queries.ts';

const CHUNK = 500;

/** SQL: `a` is new to its audience, or asks it to confirm another text. */
const IS_NEWS = sql<boolean>`(a.notified_hash is null
  or (a.confirm_by is not null and a.notified_hash <> a.text_hash))`;

export async function listUnpublished({ db }: Deps, day: Day): Promise<number[]> {
  const rows = await db
    .selectFrom('announcements as a')
    .select('a.id')
    .where(isShownOn(day))
    .where((eb) => eb.or([IS_NEWS, IS_UNPOSTED]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Notifies the audience of an announcement that shows today, once for each text to confirm, and the channels once. */
export async function publishIfDue(tx: Tx, deps: Deps, id: number): Promise<void> {
  await postIfDue(tx, deps, id);
  const due = await tx
    .selectFrom('announcements as a')
    .select(['a.id', 'a.title', 'a.confirm_by', 'a.readers_id'])
    .where('a.id', '=', id)
    .where(isShownOn(today(deps)))
    .where(IS_NEWS)
    .forUpdate()
    .executeTakeFirst();
  if (!due) return;
  await tx
    .updateTable('announcements')
    .set({ notified_hash: sql<string>`text_hash` })
    .where('id', '=', id)
    .execute();
  const { rows } = await sql<{ accountId: number; email: string }>`
    select a.id as "accountId", a.email
    from ${audienceOf(sql`${due.readers_id}::bigint`)} member
    join accounts a on a.id = member.account_id
    order by a.id`.execute(tx);
  for (const recipients of chunksOf(rows, CHUNK)) {
    await notify(
      tx,
      deps,
      recipients.map((to) => ({
        event: 'announcement_published',
        to,
        content: () => publishedMail(due, deps.config.publicUrl),
        path: announcementPath(id),
      })),
    );
  }
}
