import { describe, expect, test } from 'vitest';
import { FairQueue, type Turn } from './fair-queue.ts';

const settled = () => new Promise((done) => setImmediate(done));

/** Takes a turn for each source; `served` lists the sources whose turn has started. */
function queueOf(limits: { atOnce: number; maxWaiting: number }) {
  const queue = new FairQueue(limits);
  const served: string[] = [];
  const refused: string[] = [];
  const turns: Turn[] = [];
  const take = (source: string) =>
    queue.take(source).then(
      (turn) => {
        served.push(source);
        turns.push(turn);
      },
      (error: { code: string; details: object }) => {
        expect(error).toMatchObject({ code: 'server_busy', details: { retryAfterSeconds: 5 } });
        refused.push(source);
      },
    );
  const serve = async (count: number) => {
    await settled();
    for (let n = 0; n < count; n += 1) {
      turns.shift()?.release();
      await settled();
    }
  };
  return { take, serve, served, refused, turns };
}

describe('turns', () => {
  test('a source with many tasks delays another by one task', async () => {
    const { take, serve, served } = queueOf({ atOnce: 1, maxWaiting: 100 });
    for (let n = 0; n < 5; n += 1) void take('flood');
    void take('office');
    await serve(5);
    expect(served).toEqual(['flood', 'flood', 'office', 'flood', 'flood', 'flood']);
  });

  test('no more run at a time than allowed', async () => {
    const { take, serve, turns, served } = queueOf({ atOnce: 2, maxWaiting: 100 });
    for (const source of ['a', 'b', 'c', 'd']) void take(source);
    await settled();
    expect(turns).toHaveLength(2);
    await serve(1);
    expect(served).toEqual(['a', 'b', 'c']);
    await serve(3);
    expect(served).toEqual(['a', 'b', 'c', 'd']);
    await take('e');
    expect(served.at(-1)).toBe('e');
  });

  test('releasing a turn twice frees one place', async () => {
    const { take, turns, served } = queueOf({ atOnce: 1, maxWaiting: 100 });
    for (const source of ['a', 'b', 'c']) void take(source);
    await settled();
    const [first] = turns;
    first?.release();
    first?.release();
    await settled();
    expect(served).toEqual(['a', 'b']);
  });
});

describe('a source whose tasks fail', () => {
  test('gets one place at a time until one succeeds, and leaves the others free', async () => {
    const { take, serve, served, turns } = queueOf({ atOnce: 3, maxWaiting: 100 });
    for (let n = 0; n < 7; n += 1) void take('flood');
    await settled();
    for (const turn of turns.splice(0)) turn.release('failed');
    await settled();
    expect(turns).toHaveLength(1);
    void take('office');
    void take('office');
    await settled();
    expect(served.slice(3)).toEqual(['flood', 'office', 'office']);
    await serve(1);
    expect(served.slice(6)).toEqual(['flood']);
  });
});

describe('a full queue', () => {
  test('refuses the source with the longest line, and lets another in', async () => {
    const { take, serve, served, refused } = queueOf({ atOnce: 1, maxWaiting: 3 });
    for (let n = 0; n < 5; n += 1) void take('flood');
    await settled();
    expect(refused).toEqual(['flood']);
    void take('office');
    await settled();
    expect(refused).toEqual(['flood', 'flood']);
    await serve(4);
    expect(served).toEqual(['flood', 'flood', 'office', 'flood']);
  });

  test('refuses the newest task when all lines are equally long', async () => {
    const { take, refused } = queueOf({ atOnce: 1, maxWaiting: 2 });
    for (const source of ['a', 'b', 'c', 'd']) void take(source);
    await settled();
    expect(refused).toEqual(['d']);
  });
});
