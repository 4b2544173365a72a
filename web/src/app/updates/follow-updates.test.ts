import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#core/query-client.ts';
import { forgetUser, storeUser } from '#core/session.ts';
import { currentUserQuery } from '#features/accounts/api.ts';
import { peopleKeys } from '#features/people/api.ts';
import { followUpdates } from './follow-updates.ts';
import { updatesAreLive } from './live.ts';
import type { FromWorker, ToWorker } from './messages.ts';

const ANA = {
  username: 'Ana',
  email: 'ana@example.com',
  role: 'admin',
  profile_photo: '',
  force_password_change: false,
} as const;
const BIA = { ...ANA, username: 'Bia', email: 'bia@example.com' };

/** jsdom has no shared workers. The end-to-end tests use real ones. */
class FakeWorker {
  static all: FakeWorker[] = [];
  readonly sent: ToWorker[] = [];
  readonly port = {
    onmessage: undefined as ((event: { data: FromWorker }) => void) | undefined,
    postMessage: (message: ToWorker) => this.sent.push(message),
    close: () => undefined,
  };
  readonly options: { name: string };
  constructor(_url: URL, options: { name: string }) {
    this.options = options;
    FakeWorker.all.push(this);
  }
  say(data: FromWorker) {
    this.port.onmessage?.({ data });
  }
}

let client: QueryClient;
let reads: number;
let stop: () => void;
const worker = () => FakeWorker.all.at(-1) as FakeWorker;

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  vi.useFakeTimers();
  FakeWorker.all = [];
  vi.stubGlobal('SharedWorker', FakeWorker);
  storeUser(ANA);
  client = createQueryClient();
  reads = 0;
  const refresh = vi.spyOn(client, 'invalidateQueries');
  refresh.mockImplementation(async (filters) => {
    if (filters?.queryKey?.[0] === peopleKeys.of()[0]) reads += 1;
  });
  vi.spyOn(client, 'fetchQuery').mockResolvedValue(null);
  stop = followUpdates(client);
});
afterEach(() => {
  stop();
  forgetUser();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('reads again within a second, and at most once in two seconds', async () => {
  for (let n = 0; n < 50; n += 1) {
    worker().say('changed');
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(reads).toBeGreaterThanOrEqual(2);
  expect(reads).toBeLessThanOrEqual(3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reads).toBeLessThanOrEqual(4);
});

it('reads the user too, because a role that opens more refuses no call', async () => {
  worker().say('changed');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(client.fetchQuery).toHaveBeenCalledWith(
    expect.objectContaining({ queryKey: currentUserQuery.queryKey, staleTime: 0 }),
  );
});

it('a hidden page waits until somebody looks at it', async () => {
  setHidden(true);
  worker().say('changed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads).toBe(0);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reads).toBe(1);
});

it('waits while a dialog is open or a field is being filled in', async () => {
  document.body.innerHTML = '<div role="dialog"></div><form><input value="Enjoy"></form>';
  worker().say('changed');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reads).toBe(0);
  document.querySelector('[role=dialog]')?.remove();
  document.querySelector('input')?.focus();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reads).toBe(0);
  document.querySelector('input')?.blur();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reads).toBe(1);
});

it('another person in the same browser gets another worker, and so another stream', () => {
  const first = worker();
  first.say('live');
  expect(updatesAreLive.get()).toBe(true);
  forgetUser();
  expect(first.sent.at(-1)).toBe('leave');
  expect(updatesAreLive.get()).toBe(false);
  storeUser(BIA);
  expect(FakeWorker.all.map(({ options }) => options.name)).toEqual([
    'updates for ana@example.com',
    'updates for bia@example.com',
  ]);
});
