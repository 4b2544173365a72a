import type { EmbedToken } from '@intranet/contract/links/item-endpoints.ts';

/** A token with the address that it is for. */
export type Issued = Omit<EmbedToken, 'provider'>;
