import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { type FetchOptions, PublicFetchError, problemOf } from './fetch-head.ts';
import { assertPublic, lookupPublic } from './private-addresses.ts';

const TIMEOUT_MS = 8_000;

export interface PublicPost {
  headers: Record<string, string | number>;
  body: Buffer | string;
}

export interface PublicPostReply {
  status: number;
  /** The Retry-After header. */
  retryAfter: string | undefined;
}

function send(url: URL, options: https.RequestOptions, body: PublicPost['body']) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    https
      .request(url, options, (reply) => {
        reply.resume();
        resolve(reply);
      })
      .on('error', reject)
      .end(body);
  });
}

/**
 * Posts to a public https address and follows no redirects (S13).
 * @throws PublicFetchError
 */
export async function postPublic(
  address: string,
  { headers, body }: PublicPost,
  world: FetchOptions = {},
): Promise<PublicPostReply> {
  const { allowed = [], ca, lookup, timeoutMs = TIMEOUT_MS } = world;
  const url = new URL(address);
  if (url.protocol !== 'https:') throw new PublicFetchError('not_https', url.host);
  const agent = new RequestFilteringHttpsAgent({ allowIPAddressList: allowed });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    assertPublic(url.hostname);
    const reply = await send(
      url,
      {
        ...{ method: 'POST', agent, signal, headers, rejectUnauthorized: true },
        lookup: lookupPublic(lookup),
        ...(ca && { ca }),
      },
      body,
    );
    return { status: reply.statusCode ?? 0, retryAfter: reply.headers['retry-after'] };
  } catch (error) {
    const problem = signal.aborted ? 'too_slow' : problemOf(error);
    if (problem) throw new PublicFetchError(problem, url.host);
    throw error;
  } finally {
    agent.destroy();
  }
}
