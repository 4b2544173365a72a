import { tc } from '@intranet/contract/core/i18n/t.ts';
import type { CheckReason } from '@intranet/contract/links/check-reason.ts';
import type { LinkState } from '@intranet/contract/links/endpoints.ts';
import { framedView } from '@intranet/contract/links/framed-view.ts';
import { findLink, type LinkName } from '@intranet/contract/links/registry.ts';
import type { FramedPage } from '@intranet/ui/frames/EmbedFrame.tsx';

/** The reason of a failed check for viewers, who can't change the address. */
function warningText(reason: CheckReason): string {
  const host = 'host' in reason ? reason.host : '';
  switch (reason.code) {
    case 'no_frame':
      return tc('frame', '{host} doesn’t allow being shown inside another page.', { host });
    case 'page_missing':
    case 'no_own_page':
      return tc('frame', 'The page didn’t exist when it was last checked.');
    case 'server_error':
      return tc('frame', '{host} answered with an error when it was last checked.', { host });
    case 'insecure':
    case 'not_https_in_frame':
      return tc('frame', 'The connection to {host} wasn’t secure when it was last checked.', {
        host,
      });
    default:
      return tc('frame', '{host} couldn’t be reached when it was last checked.', { host });
  }
}

/**
 * A link as its frame shows it: read-only in Reports (spec §2), with what its last check found.
 * @param name undefined for an added item
 */
export function framedLink({
  name,
  url,
  problem,
}: Pick<LinkState, 'url' | 'problem'> & { name?: LinkName | undefined }): FramedPage {
  const link = name && findLink(name);
  const readOnly = link?.readOnly ?? false;
  const framed = framedView(url, { readOnly });
  return {
    url: framed,
    tabUrl: readOnly ? framed : url,
    downloads: !readOnly,
    warning: problem && { text: warningText(problem), refuses: problem.code === 'no_frame' },
  };
}
