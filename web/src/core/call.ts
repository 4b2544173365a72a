import type { Endpoint, TakesFile } from '@intranet/contract/endpoint.ts';
import type { ErrorCode, ErrorReply } from '@intranet/contract/errors.ts';
import type { z } from 'zod';
import { keptReply } from './kept-replies.ts';
import { ToldError } from './told-error.ts';

/** A call that failed: the server's sentence and code, or code `network` when it was not reached. */
export class CallError extends ToldError {
  readonly code: ErrorCode | 'network';
  readonly fields: Record<string, string>;
  readonly current: Record<string, unknown> | undefined;

  constructor(code: ErrorCode | 'network', message: string, reply?: Partial<ErrorReply>) {
    super(message);
    this.code = code;
    this.fields = reply?.fields ?? {};
    this.current = reply?.current;
  }
}

const NETWORK_FAILURE = 'An error occurred. Please try again later.';

/** The parts of a call that an endpoint declares; undeclared ones are left out. */
export interface CallParts<E extends Endpoint> {
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
  params?: z.input<E['params']>;
  /** Where the endpoint takes one, sent with the body as a form. */
  file?: E extends TakesFile ? Blob : never;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** What a call is given as its body. */
export type CallBody<E extends Endpoint> = NonNullable<CallParts<E>['body']>;

function address(endpoint: Endpoint, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

interface Content {
  headers?: Record<string, string>;
  body?: BodyInit;
}

/** A form where there is a file, whose content type the browser writes; JSON otherwise. */
function content(endpoint: Endpoint, body: unknown, file: Blob | undefined): Content {
  if (endpoint.file && file) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
    form.set(endpoint.file.field, file);
    return { body: form };
  }
  if (body === undefined) return {};
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function failure(response: Response): Promise<CallError> {
  try {
    const reply = (await response.json()) as ErrorReply;
    return new CallError(reply.code, reply.error, reply);
  } catch {
    // Whatever answered was not the intranet's own server, such as a proxy that found it away.
    return new CallError('network', NETWORK_FAILURE);
  }
}

/**
 * The one way from the browser to the server. What the server says is unchanged since the last time is
 * the same object again, so that nothing is parsed or drawn anew.
 * @throws CallError
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  parts: CallParts<E> = {},
): Promise<z.output<E['reply']>> {
  if (endpoint.method !== 'GET') return (await send(endpoint, parts)).json();
  const { last, keep } = keptReply(address(endpoint, parts.params, parts.query));
  const response = await send(endpoint, {
    ...parts,
    headers: { ...parts.headers, ...(last && { 'if-none-match': last.tag }) },
  });
  if (last && response.status === 304) return last.data as z.output<E['reply']>;
  const data = await response.json();
  const tag = response.headers.get('etag');
  if (tag) keep({ tag, data });
  return data;
}

/**
 * The same for a call that answers with a file: its bytes as they came.
 * @throws CallError
 */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  parts: CallParts<E> = {},
): Promise<Blob> {
  return (await send(endpoint, parts)).blob();
}

async function send<E extends Endpoint>(endpoint: E, parts: CallParts<E>): Promise<Response> {
  const { query, body, params, file, headers, signal } = parts;
  const sent = content(endpoint, body, file);
  let response: Response;
  try {
    response = await fetch(address(endpoint, params, query), {
      method: endpoint.method,
      credentials: 'same-origin',
      ...sent,
      headers: { ...sent.headers, ...headers },
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError('network', NETWORK_FAILURE);
  }
  // Not modified: only said to who asked whether it is.
  if (!response.ok && response.status !== 304) throw await failure(response);
  return response;
}
