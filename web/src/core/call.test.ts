import { verifyResetCode } from '@intranet/contract/accounts/endpoints.ts';
import {
  removeProfilePhoto,
  uploadProfilePhoto,
} from '@intranet/contract/accounts/photo-endpoints.ts';
import { balances } from '@intranet/contract/balance/endpoints.ts';
import { calendar } from '@intranet/contract/leave/calendar-endpoints.ts';
import { leaveList, submitLeave } from '@intranet/contract/leave/endpoints.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { forgetUser, storeUser } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  forgetUser();
});

function answer(body: unknown, status = 200) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) =>
    Response.json(body, { status }),
  );
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls[0]?.[1] ?? {};
}

test('a body is sent as JSON', async () => {
  const sent = answer({ success: true, message: '' });
  await call(removeProfilePhoto, { body: { username: 'Ana' } });
  expect(sent()).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"username":"Ana"}',
  });
});

test('with a file it becomes a form, whose content type the browser writes', async () => {
  const sent = answer({ photo_url: '/x' });
  const file = new Blob(['picture'], { type: 'image/webp' });
  await call(uploadProfilePhoto, { body: { username: 'Ana' }, file });
  const form = sent().body as FormData;
  expect(form).toBeInstanceOf(FormData);
  expect(form.get('username')).toBe('Ana');
  expect((form.get('profile_photo') as File).size).toBe(7);
  expect(sent().headers).toEqual({});
});

test('a failure shows the server’s sentence', async () => {
  answer({ error: 'Please choose a picture.', code: 'invalid_file' }, 400);
  const failed = call(uploadProfilePhoto, { body: { username: 'Ana' }, file: new Blob([]) });
  const error = { code: 'invalid_file', message: 'Please choose a picture.', status: 400 };
  await expect(failed).rejects.toMatchObject(error);
});

describe('spec §7: a reply that reports a failure', () => {
  const submit = () => call(submitLeave, { body: BODY });
  const BODY = { NOMECOLABORADOR: 'Ana', LEAVE_TYPE: 'Vacation', INICIO: '', FIM: '' } as const;
  const TEXT = 'The head is away.';

  test.each([
    ['success: false with an error', { success: false, error: TEXT }, TEXT],
    ['success: false with a message', { success: false, message: TEXT }, TEXT],
    ['success: false alone', { success: false }, ''],
    ['an error alone', { error: TEXT }, TEXT],
  ])('with status 200 is a failure: %s', async (_, reply, message) => {
    answer(reply);
    await expect(submit()).rejects.toMatchObject({ code: 'unexpected', message, status: 200 });
  });

  test('success: true is a success', async () => {
    answer({ success: true, error: '' });
    await expect(submit()).resolves.toEqual({ success: true, error: '' });
  });

  test('a call that reports failures in `message` reads it first', async () => {
    answer({ success: false, message: TEXT, error: 'another sentence' }, 400);
    const body = { reset_code: 'A', new_password: 'a good long passphrase' };
    await expect(call(verifyResetCode, { body })).rejects.toMatchObject({ message: TEXT });
  });

  test.each([200, 502])('with status %i, anything but JSON counts as no answer', async (status) => {
    vi.stubGlobal('fetch', async () => new Response('<html></html>', { status }));
    await expect(submit()).rejects.toMatchObject({ code: 'network', status });
  });
});

describe('a call that is repeated while the service is away', () => {
  const BODY = { NOMECOLABORADOR: 'Ana', LEAVE_TYPE: 'Vacation', INICIO: '', FIM: '' } as const;
  const AWAY = { error: 'Please try again in a moment.', code: 'unavailable' };
  const submit = (headers: Record<string, string>) => call(submitLeave, { body: BODY, headers });
  const KEY = { 'idempotency-key': 'one' };

  /** Answers each request with the next reply, and then with the last one. */
  function answerInTurn(...replies: Response[]) {
    const fetched = vi.fn(async (_address: string, _init: RequestInit) => {
      return ((replies.length > 1 ? replies.shift() : replies[0]) as Response).clone();
    });
    vi.stubGlobal('fetch', fetched);
    return fetched;
  }
  const away = () => Response.json(AWAY, { status: 503 });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('D46: with a key, the same call is sent until it succeeds', async () => {
    const page = new Response('<html></html>', { status: 502 });
    const fetched = answerInTurn(away(), page, Response.json({ success: true }));
    const reply = submit(KEY);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await reply).toEqual({ success: true });
    expect(fetched).toHaveBeenCalledTimes(3);
    const [first, ...others] = fetched.mock.calls;
    for (const one of others) expect(one).toEqual(first);
  });

  test('it fails with the server’s sentence after 7 s', async () => {
    const fetched = answerInTurn(away());
    const failed = expect(submit(KEY)).rejects.toMatchObject({ message: AWAY.error });
    await vi.advanceTimersByTimeAsync(7_000);
    await failed;
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  test.each([
    ['without a key, as it could be done twice', {}, away()],
    ['after a refusal', KEY, Response.json({ error: 'No.', code: 'conflict' }, { status: 409 })],
  ])('it is sent once %s', async (_, headers, reply) => {
    const fetched = answerInTurn(reply);
    await expect(submit(headers)).rejects.toThrow();
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe('a reply with a tag', () => {
  const LIST = [{ NOME: 'Ana' }];
  const signIn = (username: string) =>
    storeUser({ username, email: '', role: 'admin', profile_photo: '' } as never);

  /** A server that answers 304 if the client sends the current tag. */
  function serve(tag = 'W/"1"', body: unknown = LIST) {
    const fetched = vi.fn(async (_address: string, { headers }: RequestInit) =>
      (headers as Record<string, string>)['if-none-match'] === tag
        ? new Response(null, { status: 304, headers: { etag: tag } })
        : Response.json(body, { headers: { etag: tag } }),
    );
    vi.stubGlobal('fetch', fetched);
    return {
      headers: () => fetched.mock.calls.map(([, { headers }]) => headers as Record<string, string>),
    };
  }

  test('the same list is the same object, and is not sent again', async () => {
    const server = serve();
    const first = await call(leaveList, { query: { area: 'TODOS' } });
    expect(first).toEqual(LIST);
    expect(await call(leaveList, { query: { area: 'TODOS' } })).toBe(first);
    expect(server.headers()).toEqual([{}, { 'if-none-match': 'W/"1"' }]);
  });

  test('a changed list replaces the cached one', async () => {
    serve();
    await call(leaveList, { query: { area: 'TODOS' } });
    const server = serve('W/"2"', []);
    expect(await call(leaveList, { query: { area: 'TODOS' } })).toEqual([]);
    await call(leaveList, { query: { area: 'TODOS' } });
    expect(server.headers().at(-1)).toEqual({ 'if-none-match': 'W/"2"' });
  });

  test('is of one address: another query asks by itself', async () => {
    serve();
    await call(leaveList, { query: { area: 'TODOS' } });
    const server = serve();
    await call(leaveList, { query: { area: 'Legal' } });
    expect(server.headers()).toEqual([{}]);
  });

  test.each([
    ['signed out', forgetUser],
    ['another person', () => signIn('Bia')],
  ])('nothing of it is left once %s', async (_, change) => {
    signIn('Ana');
    const server = serve();
    await call(balances);
    await call(balances);
    change();
    await call(balances);
    expect(server.headers().map((sent) => 'if-none-match' in sent)).toEqual([false, true, false]);
  });

  test('does not cache a reply that arrives after sign-out', async () => {
    signIn('Ana');
    const server = serve();
    const late = call(balances);
    forgetUser();
    await late;
    await call(balances);
    expect(server.headers()).toEqual([{}, {}]);
  });

  test('a photo changes nothing about who reads', async () => {
    signIn('Ana');
    const server = serve();
    await call(balances);
    storeUser({ username: 'Ana', email: '', role: 'admin', profile_photo: '/new' } as never);
    await call(balances);
    expect(server.headers()[1]).toEqual({ 'if-none-match': 'W/"1"' });
  });

  test('caches only the latest replies', async () => {
    const server = serve();
    const month = (n: number) => ({ from: `2026-0${n}-01`, to: `2026-0${n}-02` });
    for (let n = 1; n <= 9; n += 1) await call(calendar, { query: month(n) });
    for (let n = 1; n <= 4; n += 1) await call(calendar, { query: { ...month(n), area: 'IT' } });
    await call(calendar, { query: month(1) });
    await call(calendar, { query: month(9) });
    const [first, last] = server.headers().slice(-2);
    expect([first, last]).toEqual([{}, { 'if-none-match': 'W/"1"' }]);
  });

  test('a reply without a tag is requested in full each time', async () => {
    const sent = answer([]);
    await call(balances);
    await call(balances);
    expect(sent().headers).toEqual({});
  });
});
