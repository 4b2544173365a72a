import type { ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changesOf, type Listener, openStream } from '../../testing/event-stream.ts';
import type { ListenedAreas } from './listened-areas.ts';
import { UpdateStreams } from './update-streams.ts';

const WITHIN = { timeout: 5_000, interval: 5 };

const LEGAL = 7;
const IT = 8;

const database = {
  /** Of what concerns everybody. */
  stamp: 'a',
  ofAreas: new Map([
    [LEGAL, 'a'],
    [IT, 'a'],
  ]),
  reads: 0,
  checks: 0,
  /** By session. */
  areas: new Map<string, ListenedAreas>(),
  isAway: false,
};
const errors: unknown[] = [];
let responses: ServerResponse[] = [];
let app: FastifyInstance;
let updates: UpdateStreams;

const sessionOf = (account: number) => Buffer.from(`session of ${account}`);

beforeEach(() => {
  errors.length = 0;
  responses = [];
  Object.assign(database, { stamp: 'a', reads: 0, checks: 0, isAway: false });
  database.areas.clear();
  updates = new UpdateStreams(
    {
      async readStamps() {
        database.reads += 1;
        if (database.isAway) throw new Error('The database is away');
        return new Map<number | null, string>([[null, database.stamp], ...database.ofAreas]);
      },
      async readListeners(hashes) {
        database.checks += 1;
        const known = hashes.map((hash) => hash.toString('base64'));
        return new Map(
          [...database.areas]
            .filter(([hash]) => known.includes(hash))
            .map(([hash, areas]) => [hash, { role: 'admin', areas }]),
        );
      },
      onError: (error) => errors.push(error),
    },
    { roundMs: 10, checkMs: 50, maxUncheckedMs: 100 },
  );
  app = Fastify();
  app.get<{ Params: { account: string } }>('/:account', async ({ params, headers }, reply) => {
    const accountId = Number(params.account);
    const sessionHash = sessionOf(accountId);
    const session = sessionHash.toString('base64');
    if (!database.areas.has(session)) database.areas.set(session, 'all');
    responses.push(reply.raw);
    reply.type('text/event-stream').header('connection', 'close');
    return updates.open({
      actor: { accountId, sessionHash, role: 'admin' },
      lastEventId: headers['last-event-id']?.toString() ?? null,
      response: reply.raw,
    });
  });
});
afterEach(async () => {
  updates.close();
  await app.close();
});

/** Opens a stream and waits until it works. */
async function listen(account = 1): Promise<Listener> {
  const listener = await openStream(app, `/${account}`);
  await vi.waitFor(() => expect(listener.events).not.toEqual([]), WITHIN);
  listener.events.length = 0;
  return listener;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('all listeners share one reading, and nothing is read while nobody listens', async () => {
  const all = await Promise.all([1, 2, 3, 4].map(listen));
  const before = database.reads;
  await sleep(200);
  expect(database.reads - before).toBeLessThanOrEqual(21);
  for (const { reply } of all) reply.destroy();
  await vi.waitFor(() => expect(updates.size).toBe(0), WITHIN);
  await sleep(30);
  const after = database.reads;
  await sleep(60);
  expect(database.reads).toBe(after);
});

test('a change that nobody could hear reaches the next listener', async () => {
  (await listen()).reply.destroy();
  await vi.waitFor(() => expect(updates.size).toBe(0), WITHIN);
  database.stamp = 'b';
  const listener = await openStream(app, '/1');
  await vi.waitFor(() => expect(changesOf(listener)).toHaveLength(1), WITHIN);
});

test('without a change a stream is alive, and its session is checked', async () => {
  const listener = await listen();
  await vi.waitFor(() => expect(listener.events.length).toBeGreaterThan(2), WITHIN);
  expect(changesOf(listener)).toEqual([]);
  database.areas.clear();
  await vi.waitFor(() => expect(listener.hasEnded).toBe(true), WITHIN);
});

test('a change reaches many listeners in batches, and each of them', async () => {
  await listen();
  const all = await Promise.all(Array.from({ length: 220 }, (_, n) => listen(n)));
  await sleep(60);
  for (const { events } of all) events.length = 0;
  const before = database.checks;
  database.stamp = 'b';
  await vi.waitFor(
    () => expect(all.every((one) => changesOf(one).length === 1)).toBe(true),
    WITHIN,
  );
  expect(database.checks - before).toBeGreaterThanOrEqual(2);
}, 20_000);

test('a change in an area reaches only people who see it, also after their areas have changed', async () => {
  const session = sessionOf(2).toString('base64');
  database.areas.set(session, [LEGAL]);
  const [all, legal] = [await listen(1), await listen(2)];
  database.ofAreas.set(IT, 'b');
  await vi.waitFor(() => expect(changesOf(all)).toHaveLength(1), WITHIN);
  await sleep(60);
  expect(changesOf(legal)).toEqual([]);
  database.ofAreas.set(LEGAL, 'b');
  await vi.waitFor(() => expect(changesOf(legal)).toHaveLength(1), WITHIN);
  database.areas.set(session, [LEGAL, IT]);
  database.stamp = 'b';
  await vi.waitFor(() => expect(changesOf(legal)).toHaveLength(2), WITHIN);
  database.ofAreas.set(IT, 'c');
  await vi.waitFor(() => expect(changesOf(legal)).toHaveLength(3), WITHIN);
});

test('while the database is away, streams go on for a time and then end', async () => {
  const listener = await listen();
  database.isAway = true;
  await sleep(40);
  expect(listener.hasEnded).toBe(false);
  await vi.waitFor(() => expect(listener.hasEnded).toBe(true), WITHIN);
  expect(errors).toHaveLength(1);
});

test('a client that never reads is dropped when the buffers are full', async () => {
  const { reply } = await listen();
  reply.pause();
  const [response] = responses;
  // Events are so small that filling the buffers of both systems would take them hours.
  while (updates.size > 0) {
    if (response?.writableLength === 0) response.write(`: ${'x'.repeat(262_144)}\n\n`);
    await sleep(5);
  }
  expect(response?.destroyed).toBe(true);
});

test('a client that left before its stream began leaves nothing behind', async () => {
  app.get('/gone', async (_, reply) => {
    reply.raw.destroy();
    const actor = { accountId: 1, sessionHash: sessionOf(1), role: 'admin' as const };
    return updates.open({ actor, lastEventId: null, response: reply.raw });
  });
  await expect(openStream(app, '/gone')).rejects.toThrow();
  await vi.waitFor(() => expect(updates.size).toBe(0), WITHIN);
});

test('a closed server accepts no more streams', async () => {
  const listener = await listen();
  updates.close();
  await vi.waitFor(() => expect(listener.hasEnded).toBe(true), WITHIN);
  expect((await openStream(app, '/1')).reply.statusCode).toBe(500);
});
