import { CallError } from '@intranet/contract/core/call-error.ts';
import { type EmbedToken, embedItem } from '@intranet/contract/links/item-endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#core/call.ts';

export interface HeldToken extends EmbedToken {
  /** By this browser's clock, in ms. */
  expiresAt: number;
}

/** Before the token expires, so that a slow provider can still answer. */
const MARGIN_SECONDS = 30;
const RETRY_MS = 10_000;
/** In seconds, whatever a provider says. */
const SHORTEST_DELAY = 10;
const LONGEST_DELAY = 600;

/** In ms. A token that is valid for less than a minute is renewed after half of its time. */
function renewalDelay({ expires_in: seconds }: Pick<EmbedToken, 'expires_in'>): number {
  const delay = Math.max(seconds / 2, seconds - MARGIN_SECONDS, SHORTEST_DELAY);
  return Math.min(delay, LONGEST_DELAY) * 1_000;
}

const TEMPORARY = ['network', 'unavailable', 'unexpected', 'server_busy', 'too_many_attempts'];

/** Others mean that the reader may not see the item any more, or not as it was opened. */
const isTemporary = (error: Error) =>
  !(error instanceof CallError) || TEMPORARY.includes(error.code);

/** True if the frame must give way to the error. */
export const hasFailed = (token: HeldToken | undefined, error: Error | null): boolean =>
  error !== null && (!token || !isTemporary(error) || token.expiresAt <= Date.now());

/**
 * A reader's token for an item, renewed before it expires while the page is visible. It isn't among the
 * feature's keys, because each refresh would renew it, and it is forgotten when the item is closed.
 */
export const tokenQuery = (id: number) =>
  queryOptions<HeldToken>({
    queryKey: ['embed token', id],
    queryFn: async ({ signal }) => {
      const token = await call(embedItem, { params: { id }, signal });
      return { ...token, expiresAt: Date.now() + token.expires_in * 1_000 };
    },
    gcTime: 0,
    retry: false,
    // A page that was hidden meanwhile renews when it is shown again.
    staleTime: ({ state: { data } }) => (data ? renewalDelay(data) : 0),
    refetchInterval: ({ state: { data, error } }) => {
      if (!data) return false;
      if (!error) return renewalDelay(data);
      return isTemporary(error) ? RETRY_MS : false;
    },
  });
