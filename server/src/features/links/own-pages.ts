import { NO_ADDRESS } from '@intranet/contract/links/address.ts';
import { atField } from '#core/errors.ts';

/** Pages of this server that a link may open besides https addresses. Only the demo has some. */
export interface OwnPages {
  /** The pages' common path, such as /reports/. */
  readonly folder: string;
  /** True for an existing page; the path may have a query and a fragment. */
  has(path: string): boolean;
}

/**
 * Rejects a path of this server outside the folder of its own pages (D34).
 * @param url as the contract's `addressSchema` cleaned it
 * @throws AppError invalid_input at the field
 */
export function assertLinkable(url: string, field: string, ownPages: OwnPages | undefined): void {
  if (!url.startsWith('/')) return;
  if (ownPages && url.startsWith(ownPages.folder)) return;
  throw atField('invalid_input', field, NO_ADDRESS);
}
