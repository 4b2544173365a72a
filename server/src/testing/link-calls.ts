import type { Endpoint } from '@intranet/contract/core/endpoint.ts';
import { ENDPOINTS } from '@intranet/contract/endpoints.ts';
import { getLink, updateLink } from '@intranet/contract/links/endpoints.ts';

/** The calls of each link's names. They share one rule, so tests run them together. */
export const LINK_CALLS: readonly Endpoint[] = [
  ...Object.values(getLink),
  ...Object.values(updateLink),
];

/** All other calls, and one of each kind of link call. */
export const DISTINCT_CALLS: readonly Endpoint[] = ENDPOINTS.filter(
  (endpoint) =>
    !LINK_CALLS.includes(endpoint) || endpoint === getLink.weekly || endpoint === updateLink.weekly,
);
