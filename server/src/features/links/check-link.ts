import { SAMPLE_REPORTS } from '@intranet/contract/links/address.ts';
import { readOnlyView } from '@intranet/contract/links/read-only-view.ts';
import { findLink } from '@intranet/contract/links/registry.ts';
import type { Deps } from '#core/deps.ts';
import { type fetchHead, PublicFetchError } from '#core/public-fetch/fetch-head.ts';
import {
  type CheckResult,
  NOT_CHECKED,
  resultOfFailure,
  resultOfReply,
  resultOfSampleReport,
} from './check-result.ts';
import { findStoredLink, opensAs } from './queries.ts';

/** Where addresses lead: the world outside, and the pages of this server that stand in for it. */
export interface LinkProbes {
  fetchHead: typeof fetchHead;
  /** @param path under /sample-reports/ */
  hasSampleReport(path: string): boolean;
}

/**
 * Looks at what the page of a link opens, which is not always the address as it is stored, and stores
 * what it found, if the link is still as it was: the look is outside any transaction, and may take its
 * time (S13).
 * @param job on its last try the server's own failure is told to the administrator, too
 */
export async function checkLink(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { fetchHead, hasSampleReport }: LinkProbes,
  name: string,
  job: { lastTry: boolean },
): Promise<void> {
  const link = findLink(name);
  const stored = await findStoredLink(db, name);
  if (!link || !stored) return;

  const look = async (): Promise<CheckResult> => {
    const { url } = stored;
    if (url.startsWith(SAMPLE_REPORTS)) return resultOfSampleReport(hasSampleReport(url));
    const opens = opensAs(link, stored.opens);
    const address = link.readOnly && opens === 'embedded' ? readOnlyView(url) : url;
    try {
      return resultOfReply(await fetchHead(address), { address, opens, ours: config.publicUrl });
    } catch (error) {
      if (error instanceof PublicFetchError) return resultOfFailure(error, opens);
      throw error;
    }
  };
  const store = ({ state, detail }: CheckResult) =>
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
