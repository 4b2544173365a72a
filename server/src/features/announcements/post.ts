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
    .returning('a.title')
    .executeTakeFirst();
  if (!posted) return;
  await postToChannels(tx, deps, {
    topic: 'announcements',
    text: () => textOf(posted.title),
    label: () => t('Read the announcement'),
    path: announcementPath(id),
    about: aboutAnnouncement(id),
  });
}

/** Corrects the title in messages that wait, or drops them if not everybody may read the announcement now. */
export async function correctPosts(
  tx: Tx,
  id: number,
  { title, isForAll }: { title: string; isForAll: boolean },
): Promise<void> {
  if (isForAll) await rewriteForChannels(tx, aboutAnnouncement(id), () => textOf(title));
  else await dropPosts(tx, id);
}

export const dropPosts = (tx: Tx, id: number): Promise<void> =>
  dropFromChannels(tx, aboutAnnouncement(id));
