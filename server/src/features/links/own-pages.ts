import { noAddress } from '@intranet/contract/links/address.ts';
import { atField } from '#core/errors.ts';

/** Pages of this server that a link may open besides https addresses. Only the demo has some. */
export interface OwnPages {
  readonly folder: string;
  /** True for an existing page; the path may have a query and a fragment. */
  has(path: string): boolean;
}

/** Rejects a path outside the folder of own pages (D34). @throws AppError invalid_input */
export function assertLinkable(url: string, field: string, ownPages: OwnPages | undefined): void {
  if (!url.startsWith('/')) return;
  if (ownPages && url.startsWith(ownPages.folder)) return;
  throw atField('invalid_input', field, noAddress());
}
