import { leavePreview, submitLeave } from '@intranet/contract/leave/endpoints.ts';
import { notifications } from '@mantine/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '#core/call.ts';
import { createQueryClient } from '#core/query-client.ts';
import { forgetUser, onUserChange, storedUser, storeUser } from '#core/session.ts';
import { currentUserQuery } from '#features/accounts/api.ts';
import { linksQuery } from '#features/links/api.ts';
import { router } from '../router.tsx';
import { updatesAreLive } from '../updates/live.ts';
import { followUser } from './follow-user.ts';

const ANA = {
  username: 'Ana',
  email: 'ana@example.com',
  role: 'admin',
  profile_photo: '',
  force_password_change: false,
} as const;
const BODY = {
  NOMECOLABORADOR: 'Ana',
  LEAVE_TYPE: 'Day Off',
  INICIO: '2026-12-01',
  FIM: '2026-12-01',
} as const;
const CLOSED =
  'Your permissions have changed, so you can no longer open that page. Unsaved changes on it are lost.';
const REFUSED = { error: 'You can only request leave for yourself.', code: 'forbidden' };

const server = {
  me: { user: ANA as object, employee: { name: 'Ana' } },
  /** What a call other than current_user gets. */
  answer: (_address: string, _body: string) => Response.json({ success: true, message: 'Done' }),
  reads: 0,
  sent: [] as string[],
};
let client: QueryClient;

beforeEach(async () => {
  server.me = { user: ANA, employee: { name: 'Ana' } };
  server.answer = () => Response.json({ success: true, message: 'Done' });
  server.reads = 0;
  server.sent = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address === '/api/current_user') {
      server.reads += 1;
      return Response.json({ ...server.me, can_approve: false });
    }
    server.sent.push(`${address} ${body ?? ''}`);
    return server.answer(address, String(body));
  });
  storeUser(ANA);
  client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, {
    ...server.me,
    can_approve: false,
  } as never);
  const history = createMemoryHistory({ initialEntries: ['/admin'] });
  router.update({ ...router.options, history, context: { queryClient: client } });
  await router.load();
  server.reads = 0;
});
it('without the stream of updates, reads the user every 30 seconds', async () => {
  vi.useFakeTimers();
  follow();
  await vi.advanceTimersByTimeAsync(65_000);
  expect(server.reads).toBe(2);
  updatesAreLive.set(true);
  await vi.advanceTimersByTimeAsync(65_000);
  expect(server.reads).toBe(2);
  updatesAreLive.set(false);
  vi.useRealTimers();
});

const stops: (() => void)[] = [];
const follow = () => stops.push(followUser(router, client));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  forgetUser();
  vi.unstubAllGlobals();
});

const rename = (username: string) => {
  server.me = { user: { ...ANA, username }, employee: { name: username } };
};
const demote = () => {
  server.me = { ...server.me, user: { ...ANA, role: 'apenas_people' } };
};
/** A server that refuses every name but the new one. */
const refuseOthers = (name: string) => {
  server.answer = (address, body) =>
    `${address} ${body}`.includes(name)
      ? Response.json({ success: true, message: 'Done' })
      : Response.json(REFUSED, { status: 403 });
};

describe('D68: the user is read again', () => {
  it('after every 403, but not after another failure', async () => {
    follow();
    server.answer = () => Response.json(REFUSED, { status: 403 });
    for (let times = 0; times < 2; times += 1)
      await expect(call(submitLeave, { body: BODY })).rejects.toThrow(REFUSED.error);
    expect(server.reads).toBe(2);
    server.answer = () => Response.json({ error: 'Busy', code: 'conflict' }, { status: 409 });
    await expect(call(submitLeave, { body: BODY })).rejects.toThrow('Busy');
    expect(server.reads).toBe(2);
  });

  it('not after a call that only needs a confirmation, which stays pending meanwhile', async () => {
    follow();
    const error = 'Please confirm that it’s you first.';
    server.answer = () => Response.json({ error, code: 'confirm_password' }, { status: 403 });
    await expect(call(submitLeave, { body: BODY })).rejects.toThrow(error);
    expect(server.reads).toBe(0);
  });

  it('once for several refusals at a time', async () => {
    follow();
    server.answer = () => Response.json(REFUSED, { status: 403 });
    await Promise.allSettled([1, 2, 3].map(() => call(submitLeave, { body: BODY })));
    expect(server.reads).toBe(1);
  });

  it('on focus and navigation, every few seconds at most, and only while signed in', async () => {
    follow();
    const later = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
    window.dispatchEvent(new Event('focus'));
    expect(server.reads).toBe(0);
    later(6_000);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(server.reads).toBe(1));
    await router.navigate({ to: '/home' });
    expect(server.reads).toBe(1);
    later(6_000);
    await router.navigate({ to: '/benefits' });
    await vi.waitFor(() => expect(server.reads).toBe(2));
    forgetUser();
    later(6_000);
    window.dispatchEvent(new Event('focus'));
    expect(server.reads).toBe(2);
    vi.restoreAllMocks();
  });

  it('a refused reading of the user itself changes nothing and ends', async () => {
    follow();
    const refused = () => Promise.resolve(Response.json(REFUSED, { status: 403 }));
    vi.stubGlobal('fetch', vi.fn(refused));
    await expect(client.fetchQuery({ ...currentUserQuery, staleTime: 0 })).rejects.toThrow();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(storedUser()?.username).toBe('Ana');
  });

  it('a reply that arrives after sign-out stores nobody', async () => {
    follow();
    const reading = client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    forgetUser();
    await reading;
    expect(storedUser()).toBeNull();
    expect(localStorage.getItem('username')).toBeNull();
  });
});

describe('spec-a C: a changed role', () => {
  it('leads to where the guard sends it, says why, and drops what the former role had read', async () => {
    const show = vi.spyOn(notifications, 'show');
    follow();
    client.setQueryData(linksQuery.queryKey, [{ name: 'weekly', url: 'https://secret' }] as never);
    demote();
    server.answer = () => Response.json(REFUSED, { status: 403 });
    await expect(call(submitLeave, { body: BODY })).rejects.toThrow();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    expect(storedUser()?.role).toBe('apenas_people');
    await vi.waitFor(() => expect(show.mock.calls[0]?.[0].id).toBe(`failure ${CLOSED}`));
    show.mockRestore();
    await vi.waitFor(() => expect(client.getQueryData(linksQuery.queryKey)).toBeUndefined());
    expect(client.getQueryData(currentUserQuery.queryKey)?.user.role).toBe('apenas_people');
  });

  it('of a user who stays signed in drops nothing while nothing changes', async () => {
    follow();
    client.setQueryData(linksQuery.queryKey, []);
    server.answer = () => Response.json(REFUSED, { status: 403 });
    await expect(call(submitLeave, { body: BODY })).rejects.toThrow();
    expect(client.getQueryData(linksQuery.queryKey)).toEqual([]);
    expect(router.state.location.pathname).toBe('/admin');
  });

  it('an unknown role reaches public pages only', async () => {
    follow();
    server.me = { ...server.me, user: { ...ANA, role: 'auditor' } };
    window.dispatchEvent(new Event('focus'));
    await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/permissiondenied'));
    expect(storedUser()?.role).toBe('auditor');
  });
});

describe('spec-a D, spec-b 3: a call that failed because of a new name', () => {
  it.each([
    ['in its body', () => call(submitLeave, { body: BODY })],
    [
      'in its query',
      () =>
        call(leavePreview, {
          query: { nome: 'Ana', type: 'Day Off', start: '2026-12-01', end: '2026-12-01' },
        }),
    ],
  ])('is repeated once with the new one %s', async (_, make) => {
    follow();
    rename('Beatriz');
    refuseOthers('Beatriz');
    await expect(make()).resolves.toMatchObject({ success: true });
    expect(server.sent).toHaveLength(2);
    expect(storedUser()?.username).toBe('Beatriz');
  });

  it('also if focus had read the name while the call was under way', async () => {
    follow();
    rename('Beatriz');
    refuseOthers('Beatriz');
    await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    await expect(call(submitLeave, { body: BODY })).resolves.toMatchObject({ success: true });
  });

  it('an admin’s former name names nobody, which counts as well', async () => {
    follow();
    rename('Beatriz');
    server.answer = (_, body) =>
      body.includes('Beatriz')
        ? Response.json({ success: true, message: 'Done' })
        : Response.json({ error: 'No record', code: 'no_employee' }, { status: 409 });
    await expect(call(submitLeave, { body: BODY })).resolves.toMatchObject({ success: true });
  });

  it('is not repeated if it fails again, or for another person’s name', async () => {
    follow();
    rename('Beatriz');
    server.answer = () => Response.json(REFUSED, { status: 403 });
    await expect(call(submitLeave, { body: BODY })).rejects.toThrow(REFUSED.error);
    expect(server.sent).toHaveLength(2);
    const other = { ...BODY, NOMECOLABORADOR: 'Caio' };
    await expect(call(submitLeave, { body: other })).rejects.toThrow(REFUSED.error);
    expect(server.sent).toHaveLength(3);
  });

  it('drafts and recent pages stay after a rename, because the email does', async () => {
    follow();
    const changes: boolean[] = [];
    stops.push(onUserChange((before, user) => changes.push(before?.email === user?.email)));
    sessionStorage.setItem('own draft', 'half filled');
    rename('Beatriz');
    await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    expect(changes).toEqual([true]);
    expect(sessionStorage.getItem('own draft')).toBe('half filled');
  });
});

it('another person in this browser gets none of the former names and none of the data', async () => {
  follow();
  rename('Beatriz');
  await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  client.setQueryData(linksQuery.queryKey, []);
  server.me = {
    user: { ...ANA, username: 'Caio', email: 'caio@example.com' },
    employee: { name: 'Caio' },
  };
  await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  await vi.waitFor(() => expect(client.getQueryData(linksQuery.queryKey)).toBeUndefined());
  refuseOthers('Caio');
  await expect(call(submitLeave, { body: BODY })).rejects.toThrow(REFUSED.error);
});
