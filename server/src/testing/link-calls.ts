import type { Endpoint } from '@intranet/contract/core/endpoint.ts';
import { ENDPOINTS } from '@intranet/contract/endpoints.ts';
import { getLink, updateLink } from '@intranet/contract/links/endpoints.ts';

/** The two calls of each name of a link. One rule makes them all: they are walked together, and quickly. */
export const LINK_CALLS: readonly Endpoint[] = [
  ...Object.values(getLink),
  ...Object.values(updateLink),
];

/** Every other call, and of the links the one of each kind that stands for the rest. */
export const DISTINCT_CALLS: readonly Endpoint[] = ENDPOINTS.filter(
  (endpoint) =>
    !LINK_CALLS.includes(endpoint) || endpoint === getLink.weekly || endpoint === updateLink.weekly,
);
