import { framedView } from '@intranet/contract/links/framed-view.ts';
import { findLink } from '@intranet/contract/links/registry.ts';
import type { Deps } from '#core/deps.ts';
import { type fetchHead, PublicFetchError } from '#core/public-fetch/fetch-head.ts';
import {
  type CheckResult,
  NOT_CHECKED,
  resultOfFailure,
  resultOfOwnPage,
  resultOfReply,
} from './check-result.ts';
import type { OwnPages } from './own-pages.ts';
import { findStoredLink, opensAs } from './queries.ts';

export type LinkProbes = { fetchHead: typeof fetchHead; ownPages?: OwnPages | undefined };

/** Checks outside any transaction, because it may take long (S13). */
export async function checkLink(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { fetchHead, ownPages }: LinkProbes,
  name: string,
  job: { lastTry: boolean },
): Promise<void> {
  const link = findLink(name);
  const stored = await findStoredLink(db, name);
  if (!link || !stored) return;

  const check = async (): Promise<CheckResult> => {
    const { url } = stored;
    if (url.startsWith('/')) return resultOfOwnPage(ownPages?.has(url) ?? false);
    const opens = opensAs(link, stored.opens);
    const address = opens === 'embedded' ? framedView(url, link) : url;
    try {
      return resultOfReply(await fetchHead(address), { address, opens, ours: config.publicUrl });
    } catch (error) {
      if (error instanceof PublicFetchError) return resultOfFailure(error, opens);
      throw error;
    }
  };
  const store = ({ state, reason }: CheckResult) =>
    db
      .updateTable('links')
      .set({ check_state: state, check_reason: JSON.stringify(reason), checked_at: clock.now() })
      .where('name', '=', name)
      .where('url', '=', stored.url)
      .where('opens', 'is not distinct from', stored.opens)
      .execute();

  try {
    await store(await check());
  } catch (error) {
    if (job.lastTry) await store(NOT_CHECKED);
    throw error;
  }
}
