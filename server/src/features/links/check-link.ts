import { readOnlyView } from '@intranet/contract/links/read-only-view.ts';
import { findLink } from '@intranet/contract/links/registry.ts';
import type { Deps } from '#core/deps.ts';
import { type fetchHead, OutsideFailure } from '#core/outside/fetch-head.ts';
import {
  judgeFailure,
  judgeOwnPage,
  judgeReply,
  NOT_CHECKED,
  type Verdict,
} from './judge-address.ts';
import type { OwnPages } from './own-pages.ts';
import { findStoredLink, opensAs } from './queries.ts';

/** Where addresses lead: to other servers, or to pages of this one. */
export interface Surroundings {
  fetchHead: typeof fetchHead;
  ownPages?: OwnPages | undefined;
}

/**
 * Looks at what the page of a link opens, which is not always the address as it is stored, and stores
 * what it found, if the link is still as it was: the look is outside any transaction, and may take its
 * time (S13).
 * @param job on its last try the server's own failure is told to the administrator, too
 */
export async function checkLink(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { fetchHead, ownPages }: Surroundings,
  name: string,
  job: { lastTry: boolean },
): Promise<void> {
  const link = findLink(name);
  const stored = await findStoredLink(db, name);
  if (!link || !stored) return;

  const look = async (): Promise<Verdict> => {
    const { url } = stored;
    if (url.startsWith('/')) return judgeOwnPage(ownPages?.has(url) ?? false);
    const opens = opensAs(link, stored.opens);
    const address = link.readOnly && opens === 'embedded' ? readOnlyView(url) : url;
    try {
      return judgeReply(await fetchHead(address), { address, opens, ours: config.publicUrl });
    } catch (error) {
      if (error instanceof OutsideFailure) return judgeFailure(error, opens);
      throw error;
    }
  };
  const store = ({ state, detail }: Verdict) =>
    db
      .updateTable('links')
      .set({ check_state: state, check_detail: detail, checked_at: clock.now() })
      .where('name', '=', name)
      .where('url', '=', stored.url)
      .where('opens', 'is not distinct from', stored.opens)
      .execute();

  try {
    await store(await look());
  } catch (error) {
    if (job.lastTry) await store(NOT_CHECKED);
    throw error;
  }
}
