import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { assertPublic, lookupPublic, PrivateAddressError } from './private-addresses.ts';

const MAX_REDIRECTS = 5;
const MAX_HEADER_BYTES = 65_536;
const TIMEOUT_MS = 8_000;

export type FetchProblem =
  | 'inside_address'
  | 'not_https'
  | 'unknown_host'
  | 'names_away'
  | 'no_connection'
  | 'insecure'
  | 'too_slow'
  | 'too_many_redirects'
  | 'bad_redirect'
  | 'garbled';

/** A failed request. It names the host and never the address, which may contain a key (S8). */
export class PublicFetchError extends Error {
  readonly problem: FetchProblem;
  readonly host: string;

  constructor(problem: FetchProblem, host: string) {
    super(`${host}: ${problem}`);
    this.problem = problem;
    this.host = host;
  }
}

export interface PublicReply {
  url: URL;
  status: number;
  headers: Readonly<Record<string, readonly string[] | undefined>>;
}

export interface FetchOptions {
  lookup?: LookupFunction;
  allowed?: string[];
  ca?: string;
  timeoutMs?: number;
}

const PROBLEMS: readonly [RegExp, FetchProblem][] = [
  [/^(ENOTFOUND|EAI_NONAME|EAI_NODATA)/, 'unknown_host'],
  [/^EAI_/, 'names_away'],
  [
    /^(ECONN|EPIPE|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ETIMEDOUT|EADDRNOTAVAIL)/,
    'no_connection',
  ],
  [/CERT|SIGNATURE|^ERR_TLS|^ERR_SSL|^EPROTO|^HOSTNAME_MISMATCH/, 'insecure'],
  [/^HPE_/, 'garbled'],
];

export function problemOf(error: unknown): FetchProblem | null {
  if (!(error instanceof Error)) return null;
  // The agent's refusal has no code.
  if (error instanceof PrivateAddressError || /^DNS lookup .* is not allowed/.test(error.message)) {
    return 'inside_address';
  }
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  return PROBLEMS.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

function ask(url: URL, options: https.RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    https
      .get(url, options, (reply) => {
        reply.destroy();
        resolve(reply);
      })
      .on('error', reject);
  });
}

function nextHop(reply: IncomingMessage, from: URL): URL | null {
  const { statusCode = 0, headers } = reply;
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined)
    return null;
  const to = URL.parse(headers.location, from.href);
  if (!to) throw new PublicFetchError('bad_redirect', from.host);
  if (to.protocol !== 'https:') throw new PublicFetchError('not_https', to.host || from.host);
  to.username = '';
  to.password = '';
  return to;
}

/** Follows redirects and refuses private addresses at each step (S13). @throws PublicFetchError */
export async function fetchHead(address: string, world: FetchOptions = {}): Promise<PublicReply> {
  const { allowed = [], ca, lookup, timeoutMs = TIMEOUT_MS } = world;
  const agent = new RequestFilteringHttpsAgent({ allowIPAddressList: allowed });
  const signal = AbortSignal.timeout(timeoutMs);
  const options: https.RequestOptions = {
    agent,
    signal,
    lookup: lookupPublic(lookup),
    headers: { accept: 'text/html,*/*;q=0.8', 'user-agent': 'intranet-link-check' },
    maxHeaderSize: MAX_HEADER_BYTES,
    rejectUnauthorized: true,
    ...(ca && { ca }),
  };
  let url = new URL(address);
  try {
    if (url.protocol !== 'https:') throw new PublicFetchError('not_https', url.host);
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      assertPublic(url.hostname);
      const reply = await ask(url, options);
      const next = nextHop(reply, url);
      if (!next) return { url, status: reply.statusCode ?? 0, headers: reply.headersDistinct };
      url = next;
    }
    throw new PublicFetchError('too_many_redirects', url.host);
  } catch (error) {
    if (error instanceof PublicFetchError) throw error;
    const problem = signal.aborted ? 'too_slow' : problemOf(error);
    if (problem) throw new PublicFetchError(problem, url.host);
    throw error;
  } finally {
    agent.destroy();
  }
}
