import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { ReplyCache } from './reply-cache.ts';

/** Writes a reply after a moment, and counts the calls. */
const writing = (text: string) =>
  vi.fn(async () => {
    await sleep(5);
    return text;
  });

test('a reply is built once per stamp, for concurrent and later requests', async () => {
  const cache = new ReplyCache();
  const write = writing('[1]');
  const replies = Array.from({ length: 32 }, () => cache.find('list', '1', write));
  for (const reply of await Promise.all(replies)) expect(reply.body.toString()).toBe('[1]');
  await cache.find('list', '1', write);
  expect(write).toHaveBeenCalledTimes(1);
});

test('another stamp or another key rebuilds the reply', async () => {
  const cache = new ReplyCache();
  await cache.find('list', '1', writing('[1]'));
  expect((await cache.find('list', '2', writing('[2]'))).body.toString()).toBe('[2]');
  expect((await cache.find('other', '2', writing('[3]'))).body.toString()).toBe('[3]');
  expect((await cache.find('list', '1', writing('[4]'))).body.toString()).toBe('[4]');
});

test('a request with a newer stamp does not share an older rebuild', async () => {
  const cache = new ReplyCache();
  const [older, newer] = await Promise.all([
    cache.find('list', '1', writing('old')),
    cache.find('list', '2', writing('new')),
  ]);
  expect([older.body.toString(), newer.body.toString()]).toEqual(['old', 'new']);
  const later = await cache.find('list', '2', writing('unused'));
  expect(later.body.toString()).toBe('new');
});

test('while every request has another stamp, one reply is built at a time, and none is older than its request', async () => {
  const cache = new ReplyCache();
  let [state, running, most] = [0, 0, 0];
  const write = vi.fn(async () => {
    running += 1;
    most = Math.max(most, running);
    const read = state;
    await sleep(3);
    running -= 1;
    return String(read);
  });
  const replies: Promise<void>[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    state += 1;
    const stamp = state;
    replies.push(
      cache.find('list', String(stamp), write).then(({ body }) => {
        expect(Number(body.toString())).toBeGreaterThanOrEqual(stamp);
      }),
    );
    if (turn % 4 === 0) await sleep(1);
  }
  await Promise.all(replies);
  expect(most).toBe(1);
  expect(write.mock.calls.length).toBeLessThan(30);
});

test('S19: a rebuild that never ends blocks nobody for good', async () => {
  const cache = new ReplyCache(7_000, 30);
  const stuck = Promise.withResolvers<string>();
  const first = cache.find('list', '1', () => stuck.promise);
  const waiting = await cache.find('list', '2', writing('read by the next'));
  expect(waiting.body.toString()).toBe('read by the next');
  const later = await cache.find('list', '1', writing('read by a later one'));
  expect(later.body.toString()).toBe('read by a later one');
  stuck.reject(new Error('dead'));
  await expect(first).rejects.toThrow('dead');
  const kept = writing('unused');
  expect((await cache.find('list', '1', kept)).body.toString()).toBe('read by a later one');
});

test('after a failed rebuild, waiting requests get the next one', async () => {
  const cache = new ReplyCache();
  const failing = cache.find('list', '1', async () => Promise.reject(new Error('away')));
  const next = cache.find('list', '2', writing('back'));
  await expect(failing).rejects.toThrow('away');
  expect((await next).body.toString()).toBe('back');
});

test('a failure reaches all waiting requests, and is not cached', async () => {
  const cache = new ReplyCache();
  const failing = async () => Promise.reject(new Error('away'));
  const replies = [cache.find('list', '1', failing), cache.find('list', '1', failing)];
  for (const one of replies) await expect(one).rejects.toThrow('away');
  expect((await cache.find('list', '1', writing('back'))).body.toString()).toBe('back');
});

test('the tag is the content’s: equal for equal content, whatever the stamp and the server', async () => {
  const [one, other] = [new ReplyCache(), new ReplyCache()];
  const first = await one.find('list', '1', writing('same'));
  expect((await other.find('list', '7', writing('same'))).tag).toBe(first.tag);
  expect((await one.find('list', '2', writing('else'))).tag).not.toBe(first.tag);
});

test('it is compressed once', async () => {
  const cache = new ReplyCache();
  const text = 'leave '.repeat(1_000);
  const reply = await cache.find('list', '1', writing(text));
  const [first, second] = await Promise.all([reply.gzip(), reply.gzip()]);
  expect(second).toBe(first);
  expect(gunzipSync(first).toString()).toBe(text);
});

describe('the size limit', () => {
  const kb = (letter: string) => letter.repeat(1_000);

  test('evicts the least recently used reply first', async () => {
    const cache = new ReplyCache(7_000);
    for (const key of ['a', 'b', 'c']) await cache.find(key, '1', writing(kb(key)));
    await cache.find('a', '1', writing('kept'));
    await cache.find('d', '1', writing(kb('d')));
    const again = writing('anew');
    for (const key of ['a', 'c', 'd']) await cache.find(key, '1', again);
    expect(again).not.toHaveBeenCalled();
    await cache.find('b', '1', again);
    expect(again).toHaveBeenCalledTimes(1);
  });

  test('a reply that is too large is sent, not cached, and evicts nothing', async () => {
    const cache = new ReplyCache(7_000);
    await cache.find('small', '1', writing(kb('s')));
    const big = writing(kb('b').repeat(4));
    expect((await cache.find('big', '1', big)).body.length).toBe(4_000);
    await cache.find('big', '1', big);
    expect(big).toHaveBeenCalledTimes(2);
    const again = writing('anew');
    await cache.find('small', '1', again);
    expect(again).not.toHaveBeenCalled();
  });

  test('replies that were replaced do not count', async () => {
    const cache = new ReplyCache(7_000);
    await cache.find('small', '1', writing(kb('s')));
    for (let stamp = 0; stamp < 10; stamp += 1) {
      await cache.find('list', String(stamp), writing(kb('l')));
    }
    const again = writing('anew');
    await cache.find('small', '1', again);
    expect(again).not.toHaveBeenCalled();
  });
});
