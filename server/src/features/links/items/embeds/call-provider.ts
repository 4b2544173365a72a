import type { Provider } from '@intranet/contract/links/providers.ts';
import type { z } from 'zod';
import { refused, unavailable } from './provider-failure.ts';

/** For all requests of one token together. */
const TIMEOUT_MS = 8_000;

interface Request extends Pick<RequestInit, 'method' | 'body'> {
  /** Names the request in the log. */
  step: string;
  url: string;
  headers?: Record<string, string>;
}

interface Reply<T> {
  data: T;
  headers: Headers;
}

/** The reason of a failed fetch, such as ECONNREFUSED, without the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}

export const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * Makes requests to a provider for one token. Its address is a setting of the operator, so S13 doesn't apply;
 * redirects are refused, because they would take the credentials elsewhere. Requests throw ProviderFailure.
 */
export function callProvider(provider: Provider) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return async function request<S extends z.ZodType>(
    { step, url, ...options }: Request,
    schema: S,
  ): Promise<Reply<z.output<S>>> {
    const read = async () => {
      const reply = await fetch(url, { ...options, signal, redirect: 'error' });
      return { reply, body: reply.ok ? ((await reply.json()) as unknown) : null };
    };
    const { reply, body } = await read().catch((error: unknown) => {
      throw unavailable(provider, `${step}: ${reasonOf(error)}`);
    });
    const { status, ok, headers } = reply;
    if (!ok) {
      const failure = status >= 500 || status === 429 ? unavailable : refused;
      throw failure(provider, `${step}: status ${status}`);
    }
    const parsed = schema.safeParse(body);
    if (!parsed.success) throw unavailable(provider, `${step}: unexpected reply`);
    return { data: parsed.data, headers };
  };
}
