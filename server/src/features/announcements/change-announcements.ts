import { createHash } from 'node:crypto';
import type {
  announcementBody,
  editAnnouncementBody,
} from '@intranet/contract/announcements/endpoints.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { recordAct } from '#core/audit/record.ts';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, atField } from '#core/errors.ts';
import { removeFromBell } from '#core/notify/bell.ts';
import { removeReaders, saveReaders } from '#features/groups/reader-lists.ts';
import { audienceOf } from './audience.ts';
import { announcementPath } from './mails.ts';
import { correctPosts, dropPosts } from './post.ts';
import { publishIfDue } from './publish.ts';
import { announcementGone } from './queries.ts';

type Input = z.output<typeof announcementBody>;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @returns the number of people in an audience @throws AppError invalid_input at `readers` if there is nobody */
async function countAudience(tx: Tx, readersId: number | null): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*) as people from ${audienceOf(sql`${readersId}::bigint`)} member`.execute(tx);
  const people = rows[0]?.people ?? 0;
  if (people > 0) return people;
  const sentence = t('Nobody in this audience can sign in. Choose other people.');
  throw atField('invalid_input', 'readers', sentence);
}

/** @returns the id of the list; null for everybody @throws AppError invalid_input at `readers` */
async function saveAudience(tx: Tx, former: number | null, readers: Input['readers']) {
  return readers && saveReaders(tx, former, readers);
}

const columnsOf = (deps: Deps, actor: Actor, { title, text, from, until, ...input }: Input) => ({
  title,
  text,
  text_hash: hashOf(text),
  from_day: from,
  until_day: until,
  pinned: input.pinned,
  confirm_by: input.confirm_by,
  updated_at: deps.clock.now(),
  updated_by: actor.username,
});

const detailsOf = ({ from, until }: Input, people: number) => ({
  from,
  ...(until && { until }),
  audience: people,
});

/** @returns the announcement's id @throws AppError invalid_input at its field */
export async function addAnnouncement(deps: Deps, actor: Actor, input: Input): Promise<number> {
  if (input.until !== null && input.until < today(deps)) {
    const sentence = t('This day is in the past, so nobody would see the announcement');
    throw atField('invalid_input', 'until', sentence);
  }
  return deps.db.transaction().execute(async (tx) => {
    const readers_id = await saveAudience(tx, null, input.readers);
    const people = await countAudience(tx, readers_id);
    const { id } = await tx
      .insertInto('announcements')
      .values({ ...columnsOf(deps, actor, input), readers_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAct(tx, actor, 'announcement_added', input.title, detailsOf(input, people));
    await publishIfDue(tx, deps, id);
    return id;
  });
}

/** @throws AppError not_found */
async function lockAnnouncement(tx: Tx, id: number) {
  const found = await tx
    .selectFrom('announcements')
    .select(['title', 'text_hash', 'readers_id', 'confirm_by', 'version', 'updated_by'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (found) return found;
  throw announcementGone();
}

/** Takes the announcement out of the bells of people who don't belong to its audience any more. */
async function forgetOthers(tx: Tx, id: number, readersId: number | null): Promise<void> {
  await sql`
    delete from notifications n
    where n.kind = 'announcements' and n.path = ${announcementPath(id)} and not exists (
      select from ${audienceOf(sql`${readersId}::bigint`)} member where member.account_id = n.account_id
    )`.execute(tx);
}

/** @throws AppError not_found, stale_version, invalid_input at its field */
export async function editAnnouncement(
  deps: Deps,
  actor: Actor,
  id: number,
  { version, ...input }: z.output<typeof editAnnouncementBody>,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const former = await lockAnnouncement(tx, id);
    if (former.version !== version) {
      const sentence = t(
        '{person} changed this announcement in the meantime. Close the form and open it again to see the change.',
        { person: former.updated_by },
      );
      throw new AppError('stale_version', sentence);
    }
    const readers_id = await saveAudience(tx, former.readers_id, input.readers);
    const people = await countAudience(tx, readers_id);
    const columns = columnsOf(deps, actor, input);
    // Somebody who wasn't asked to confirm before is notified again.
    const asks = former.confirm_by === null && input.confirm_by !== null;
    const isLater = input.from > today(deps);
    await tx
      .updateTable('announcements')
      .set({
        ...{ ...columns, readers_id, version: version + 1 },
        ...((asks || isLater) && { notified_hash: null }),
        ...(isLater && { posted: false }),
      })
      .where('id', '=', id)
      .execute();
    await correctPosts(tx, id, {
      title: input.title,
      until: input.until,
      isForAll: readers_id === null && !isLater,
    });
    if (isLater) await removeFromBell(tx, 'announcements', announcementPath(id));
    else await forgetOthers(tx, id, readers_id);
    if (former.readers_id !== null && readers_id === null) {
      await removeReaders(tx, former.readers_id);
    }
    await recordAct(tx, actor, 'announcement_changed', input.title, {
      ...detailsOf(input, people),
      text_changed: former.text_hash !== columns.text_hash,
    });
    await publishIfDue(tx, deps, id);
  });
}

/** Its confirmations stay. @throws AppError not_found */
export async function removeAnnouncement(deps: Deps, actor: Actor, id: number): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const { title, readers_id } = await lockAnnouncement(tx, id);
    await dropPosts(tx, id);
    await tx.deleteFrom('announcements').where('id', '=', id).execute();
    if (readers_id !== null) await removeReaders(tx, readers_id);
    await removeFromBell(tx, 'announcements', announcementPath(id));
    await recordAct(tx, actor, 'announcement_removed', title);
  });
}
