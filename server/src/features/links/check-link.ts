import { framedView } from '@intranet/contract/links/framed-view.ts';
import { findLink, type Opening } from '@intranet/contract/links/registry.ts';
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

interface Checked {
  url: string;
  opens: Opening;
  readOnly?: boolean;
}

/** What a look at an address finds: that of a link or of an added item. */
export async function checkAddress(
  { config }: Pick<Deps, 'config'>,
  { fetchHead, ownPages }: LinkProbes,
  { url, opens, readOnly = false }: Checked,
): Promise<CheckResult> {
  if (url.startsWith('/')) return resultOfOwnPage(ownPages?.has(url) ?? false);
  const address = opens === 'embedded' ? framedView(url, { readOnly }) : url;
  try {
    return resultOfReply(await fetchHead(address), { address, opens, ours: config.publicUrl });
  } catch (error) {
    if (error instanceof PublicFetchError) return resultOfFailure(error, opens);
    throw error;
  }
}

/** Checks outside any transaction, because it may take long (S13). */
export async function checkLink(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  probes: LinkProbes,
  name: string,
  job: { lastTry: boolean },
): Promise<void> {
  const { db, clock } = deps;
  const link = findLink(name);
  const stored = await findStoredLink(db, name);
  if (!link || !stored) return;

  const store = ({ state, reason }: CheckResult) =>
    db
      .updateTable('links')
      .set({ check_state: state, check_reason: JSON.stringify(reason), checked_at: clock.now() })
      .where('name', '=', name)
      .where('url', '=', stored.url)
      .where('opens', 'is not distinct from', stored.opens)
      .execute();

  try {
    const opens = opensAs(link, stored.opens);
    const { readOnly = false } = link;
    await store(await checkAddress(deps, probes, { url: stored.url, opens, readOnly }));
  } catch (error) {
    if (job.lastTry) await store(NOT_CHECKED);
    throw error;
  }
}
