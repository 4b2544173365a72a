import type { Day } from '@intranet/contract/core/days.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { SentMail, TestApp } from './test-app.ts';

type Reply = Promise<LightMyRequestResponse>;
type Headers = Record<string, string>;
type Caller = { cookie: string } | null;

export function get(t: TestApp, caller: Caller, url: string, headers: Headers = {}): Reply {
  return t.inject({ url, headers: { ...(caller && { cookie: caller.cookie }), ...headers } });
}

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

export function put(t: TestApp, caller: Caller, url: string, payload: object): Reply {
  return t.inject({
    method: 'PUT',
    url,
    payload,
    headers: { ...(caller && { cookie: caller.cookie }) },
  });
}

export function remove(t: TestApp, caller: Caller, url: string): Reply {
  return t.inject({ method: 'DELETE', url, headers: { ...(caller && { cookie: caller.cookie }) } });
}

/** Requests leave for the caller or for the given name. */
export function requestLeave(
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

export function requestMove(
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

export function decideByMail(
  t: TestApp,
  token: string,
  decision: 'approve' | 'reject' = 'approve',
): Reply {
  return post(t, null, '/api/leave-decisions', { token, decision });
}

export function tokenOf(mail: SentMail | undefined): string {
  return new URL(mail?.action?.url ?? 'about:blank').hash.slice(1);
}

/** Status, sentence and code of a failed reply. */
export function failure(reply: LightMyRequestResponse) {
  const { error, code } = reply.json() as { error?: string; code?: string };
  return { status: reply.statusCode, code, error };
}

/** Sets the clock and renews all sessions, as if everybody had just signed in. */
export async function setClock(t: TestApp, instant: string): Promise<void> {
  t.setNow(instant);
  await t.deps.db
    .updateTable('sessions')
    .set({ created_at: t.deps.clock.now(), expires_at: new Date('2100-01-01') })
    .execute();
}

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

export function upload(
  t: TestApp,
  caller: Caller,
  url: string,
  fields: Record<string, string>,
  file: Parameters<typeof formOf>[1],
): Reply {
  return post(t, caller, url, formOf(fields, file));
}
