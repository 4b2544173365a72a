import type { Day } from '@intranet/contract/core/days.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { SentMail, TestApp } from './test-app.ts';

type Reply = Promise<LightMyRequestResponse>;
type Headers = Record<string, string>;
/** A signed-in user, or nobody. */
type Caller = { cookie: string } | null;

/** A GET by somebody. */
export function get(t: TestApp, caller: Caller, url: string, headers: Headers = {}): Reply {
  return t.inject({ url, headers: { ...(caller && { cookie: caller.cookie }), ...headers } });
}

/** A POST of JSON by somebody. */
export function post(
  t: TestApp,
  caller: Caller,
  url: string,
  payload: object = {},
  headers: Headers = {},
): Reply {
  return t.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...(caller && { cookie: caller.cookie }), ...headers },
  });
}

/** A PUT of JSON by somebody. */
export function put(t: TestApp, caller: Caller, url: string, payload: object): Reply {
  return t.inject({
    method: 'PUT',
    url,
    payload,
    headers: { ...(caller && { cookie: caller.cookie }) },
  });
}

/** A DELETE by somebody. */
export function remove(t: TestApp, caller: Caller, url: string): Reply {
  return t.inject({ method: 'DELETE', url, headers: { ...(caller && { cookie: caller.cookie }) } });
}

/** Asks for leave in the caller's own name, or in the name given. */
export function askLeave(
  t: TestApp,
  caller: { cookie: string; name: string },
  start: Day,
  end: Day,
  options: { type?: string; name?: string; key?: string } = {},
): Reply {
  const { type = 'Vacation', name = caller.name, key } = options;
  const payload = { NOMECOLABORADOR: name, LEAVE_TYPE: type, INICIO: start, FIM: end };
  return post(t, caller, '/api/agendarFerias', payload, key ? { 'idempotency-key': key } : {});
}

/** Moves a pending leave of the caller. */
export function askMove(
  t: TestApp,
  caller: { cookie: string; name: string },
  oldStart: string,
  start: Day,
  end: Day,
  name = caller.name,
): Reply {
  return post(t, caller, '/api/updateVacation', {
    NOMECOLABORADOR: name,
    OLD_START_DATE: oldStart,
    NEW_START_DATE: start,
    NEW_END_DATE: end,
  });
}

/** Decides by the token of a mail. */
export function decideByMail(
  t: TestApp,
  token: string,
  decision: 'approve' | 'reject' = 'approve',
): Reply {
  return post(t, null, '/api/leave-decisions', { token, decision });
}

/** The token in a mail's link. */
export function tokenOf(mail: SentMail | undefined): string {
  return new URL(mail?.action?.url ?? 'about:blank').hash.slice(1);
}

/** Status, sentence and code of a reply that should be a failure. */
export function failure(reply: LightMyRequestResponse) {
  const { error, code } = reply.json() as { error?: string; code?: string };
  return { status: reply.statusCode, code, error };
}

/** Sets the clock and keeps everybody signed in, as if they had just signed in. */
export async function travel(t: TestApp, instant: string): Promise<void> {
  t.setNow(instant);
  await t.deps.db
    .updateTable('sessions')
    .set({ created_at: t.deps.clock.now(), expires_at: new Date('2100-01-01') })
    .execute();
}

/** A form with one file in it. */
export function formOf(
  fields: Record<string, unknown>,
  [field, bytes, name = 'photo.png']: [field: string, bytes: Uint8Array | string, name?: string],
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    form.set(key, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  }
  form.set(field, new File([bytes as Uint8Array<ArrayBuffer> | string], name));
  return form;
}

/** A POST of such a form. */
export function upload(
  t: TestApp,
  caller: Caller,
  url: string,
  fields: Record<string, string>,
  file: Parameters<typeof formOf>[1],
): Reply {
  return post(t, caller, url, formOf(fields, file));
}
