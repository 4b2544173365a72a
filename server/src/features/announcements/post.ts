import type { Day } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { sql } from 'kysely';
import { today } from '#core/clock.ts';
import type { Tx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { dropFromChannels, postToChannels, rewriteForChannels } from '#core/notify/webhooks.ts';
import { announcementPath } from './mails.ts';
import { isShownOn } from './queries.ts';

const aboutAnnouncement = (id: number): string => `announcement ${id}`;

const textOf = (title: string): string => t('New announcement: {title}', { title });

/** SQL: `a` is for everybody and wasn't posted to the channels. Others never reach a channel, where anybody may read them. */
export const IS_UNPOSTED = sql<boolean>`(a.readers_id is null and not a.posted)`;

/** Posts an announcement for everybody to the channels once, from its first day on. */
export async function postIfDue(tx: Tx, deps: Deps, id: number): Promise<void> {
  const posted = await tx
    .updateTable('announcements as a')
    .set({ posted: true })
    .where('a.id', '=', id)
    .where(isShownOn(today(deps)))
    .where(IS_UNPOSTED)
    .returning(['a.title', 'a.until_day'])
    .executeTakeFirst();
  if (!posted) return;
  await postToChannels(tx, deps, {
    topic: 'announcements',
    text: () => textOf(posted.title),
    label: () => t('Read the announcement'),
    path: announcementPath(id),
    about: aboutAnnouncement(id),
    lastDay: posted.until_day,
  });
}

/** Corrects messages that wait, or drops them all if not everybody may read the announcement now. */
export async function correctPosts(
  tx: Tx,
  id: number,
  { title, until, isForAll }: { title: string; until: Day | null; isForAll: boolean },
): Promise<void> {
  if (!isForAll) return dropPosts(tx, id);
  const text = () => textOf(title);
  await rewriteForChannels(tx, aboutAnnouncement(id), { text, lastDay: until });
}

/** Also drops messages that failed, because they have the title. */
export const dropPosts = (tx: Tx, id: number): Promise<void> =>
  dropFromChannels(tx, aboutAnnouncement(id), 'all');
