import { CallError } from '@intranet/contract/core/call-error.ts';
import type { Endpoint, TakesFile } from '@intranet/contract/core/endpoint.ts';
import type { ErrorReply } from '@intranet/contract/core/errors.ts';
import { t } from '@intranet/contract/core/i18n/t.ts';
import type { z } from 'zod';
import { askToConfirm } from './confirmation.ts';
import { cachedReply } from './etag-cache.ts';

/** In ms, before each retry. Together they outlast most failovers of a database. */
const RETRY_DELAYS = [1_000, 2_000, 4_000];

const NETWORK_FAILURE = t('An error occurred. Please try again later.');

export interface CallParts<E extends Endpoint> {
  query?: z.input<E['query']>;
  body?: z.input<E['body']>;
  params?: z.input<E['params']>;
  /** The file of an endpoint that takes one, sent as a form with the body. */
  file?: E extends TakesFile ? Blob : never;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export type CallBody<E extends Endpoint> = NonNullable<CallParts<E>['body']>;
export type CallReply<E extends Endpoint> = z.output<E['reply']>;

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

/** Encodes a call with a file as a form, whose content type the browser sets, and others as JSON. */
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

/** @throws CallError `network` if the reply is not JSON; DOMException if the caller aborted */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof DOMException) throw error;
    throw new CallError('network', NETWORK_FAILURE, undefined, response.status);
  }
}

/** Any `success: false` or a lone `error` is a failure, whatever the status (spec §7). */
function reportsFailure(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null) return false;
  const { success, error } = reply as { success?: unknown; error?: unknown };
  return success === false || (success === undefined && typeof error === 'string' && error !== '');
}

/** The error that a reply describes. Its message is empty if the reply has none. */
function failureOf(endpoint: Endpoint, reply: unknown, status: number): CallError {
  const failure = (typeof reply === 'object' && reply !== null ? reply : {}) as Partial<ErrorReply>;
  const sentences = [failure.error, failure.message];
  if (endpoint.tellsSuccess) sentences.reverse();
  const sentence = sentences.find((text) => typeof text === 'string') ?? '';
  return new CallError(failure.code ?? 'unexpected', sentence, failure, status);
}

async function readReply(endpoint: Endpoint, response: Response): Promise<unknown> {
  const reply = await readJson(response);
  if (reportsFailure(reply)) throw failureOf(endpoint, reply, response.status);
  return reply;
}

type AnyParts = CallParts<Endpoint>;
type OnRefusal = (
  endpoint: Endpoint,
  error: CallError,
  parts: AnyParts,
) => Promise<AnyParts | null>;
let onRefusal: OnRefusal | undefined;

/** @param handler runs before a failed call is shown, and may return other parts to repeat it with */
export function setOnRefusal(handler: OnRefusal | undefined): void {
  onRefusal = handler;
}

/** Sends a call. An unchanged reply is the same object, so nothing renders again. @throws CallError */
export async function call<E extends Endpoint>(
  endpoint: E,
  parts: CallParts<E> = {},
): Promise<CallReply<E>> {
  try {
    return await callWithRetries(endpoint, parts);
  } catch (error) {
    if (!(error instanceof CallError) || !onRefusal) throw error;
    const again = await onRefusal(endpoint, error, parts as AnyParts);
    if (!again) throw error;
    return callOnce(endpoint, again as CallParts<E>);
  }
}

/** True if a server, or the proxy in its place, asks to try again later. */
const isUnavailable = (error: unknown) =>
  error instanceof CallError && (error.code === 'unavailable' || error.status >= 502);

/** Retries a call with an idempotency key, which takes effect once (D46), while the service is unavailable. */
async function callWithRetries<E extends Endpoint>(
  endpoint: E,
  parts: CallParts<E>,
): Promise<CallReply<E>> {
  const delays = parts.headers?.['idempotency-key'] ? RETRY_DELAYS : [];
  for (const delay of delays) {
    try {
      return await callOnce(endpoint, parts);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
    await new Promise((done) => setTimeout(done, delay));
  }
  return callOnce(endpoint, parts);
}

async function callOnce<E extends Endpoint>(
  endpoint: E,
  parts: CallParts<E>,
): Promise<CallReply<E>> {
  if (endpoint.method !== 'GET') {
    return (await readReply(endpoint, await send(endpoint, parts))) as CallReply<E>;
  }
  const { last, keep } = cachedReply(address(endpoint, parts.params, parts.query));
  const response = await send(endpoint, {
    ...parts,
    headers: { ...parts.headers, ...(last && { 'if-none-match': last.tag }) },
  });
  if (last && response.status === 304) return last.data as CallReply<E>;
  const data = (await readReply(endpoint, response)) as CallReply<E>;
  const tag = response.headers.get('etag');
  if (tag) keep({ tag, data });
  return data;
}

export const callWithBody =
  <E extends Endpoint>(endpoint: E) =>
  (body: CallBody<E>) =>
    call<E>(endpoint, { body });

/** The schema and call of a form whose values are an endpoint's body. */
export const sendTo = <E extends Endpoint>(endpoint: E) => ({
  schema: endpoint.body,
  send: callWithBody(endpoint),
});

/** Sends a call, and once more after the user has confirmed that it's them, if it needs that (D69). */
async function send<E extends Endpoint>(endpoint: E, parts: CallParts<E>): Promise<Response> {
  try {
    return await sendOnce(endpoint, parts);
  } catch (error) {
    const needsConfirmation = error instanceof CallError && error.code === 'confirm_password';
    if (!needsConfirmation || !(await askToConfirm())) throw error;
    return send(endpoint, parts);
  }
}

/** Like `call`, for a reply that is a file. @throws CallError */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  parts: CallParts<E> = {},
): Promise<Blob> {
  return (await send(endpoint, parts)).blob();
}

async function sendOnce<E extends Endpoint>(endpoint: E, parts: CallParts<E>): Promise<Response> {
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
  if (!response.ok && response.status !== 304) {
    throw failureOf(endpoint, await readJson(response), response.status);
  }
  return response;
}
