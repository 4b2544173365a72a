import { addDays, dayIn } from '@intranet/contract/core/days.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import { MAX_NEWS, MAX_NEWS_DAYS, type News } from '@intranet/contract/home/group-endpoints.ts';
import { areaName } from '@intranet/contract/people/area-name.ts';
import type { Actor } from '#core/actor.ts';
import { today } from '#core/clock.ts';
import type { Deps } from '#core/deps.ts';
import { listPublishedSince } from '#features/allhands/queries.ts';
import { listItemsAddedSince } from '#features/links/items/queries.ts';
import { listNotificationsSince } from '#features/notifications/queries.ts';
import { listJoined } from '#features/people/queries.ts';

const DAY_MS = 86_400_000;

/**
 * What is new for the caller: first what concerns them, then decks, items that they may read, and people.
 * Announcements are left out, because home begins with them.
 */
export async function listNews(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  asked: Date,
): Promise<News[]> {
  const { db } = deps;
  const now = deps.clock.now();
  const earliest = now.getTime() - MAX_NEWS_DAYS * DAY_MS;
  const since = new Date(Math.min(Math.max(asked.getTime(), earliest), now.getTime()));
  const joined = { start: addDays(dayIn(deps.config.timeZone, since), 1), end: today(deps) };
  const [notifications, decks, items, people] = await Promise.all([
    listNotificationsSince(db, actor.accountId, { since, now, limit: MAX_NEWS }),
    listPublishedSince(db, since),
    listItemsAddedSince(db, actor, since),
    listJoined(db, joined, MAX_NEWS),
  ]);
  const all: News[] = [
    ...notifications.map(({ title, path }) => ({ kind: 'notification' as const, title, path })),
    ...decks.map((quarter) => ({
      kind: 'deck' as const,
      title: t('{quarter} deck published', { quarter }),
      path: `/allhands?quarter=${quarter}`,
    })),
    ...items.map(({ id, name, opens, url }) => ({
      kind: 'item' as const,
      title: t('New item: {name}', { name }),
      path: opens === 'tab' ? url : `/item?id=${id}`,
    })),
    ...people
      .filter(({ id }) => id !== actor.employee?.id)
      .map(({ id, name, area }) => ({
        kind: 'person' as const,
        title: t('{name} joined {area}', { name, area: areaName(area) }),
        path: `/people?person=${id}`,
      })),
  ];
  // Two changes of one leave may have the same title and page.
  const different = new Map(all.map((one) => [`${one.title} ${one.path}`, one]));
  return [...different.values()].slice(0, MAX_NEWS);
}
