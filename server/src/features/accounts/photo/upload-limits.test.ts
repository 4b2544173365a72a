import { beforeEach, describe, expect, test } from 'vitest';
import { failure, upload } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { blankPng, picture } from '../../../testing/pictures.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
let ana: Person;
beforeEach(async () => {
  ana = await makePerson(t, 'Ana', { role: 'apenas_people' });
});

const send = (caller: Person, bytes: Buffer) =>
  upload(t, caller, '/upload_profile_photo', { username: caller.name }, ['profile_photo', bytes]);

describe('S11: uploads of one account', () => {
  test('one at a time: another one is refused with 429, and works afterwards', async () => {
    const large = blankPng(6_000);
    const replies = await Promise.all([send(ana, large), send(ana, large), send(ana, large)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429]);
    const refused = replies.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ code: 'too_many_attempts' });
    expect(refused?.headers['retry-after']).toBe('5');
    expect((await send(ana, await picture())).statusCode).toBe(200);
  });

  test('ten in ten minutes, pictures or not; others and later ones are not limited', async () => {
    const bytes = await picture();
    for (let n = 0; n < 10; n += 1) {
      const reply = await send(ana, n % 2 ? bytes : Buffer.from('no picture'));
      expect(reply.statusCode).toBe(n % 2 ? 200 : 400);
    }
    const refused = await send(ana, bytes);
    expect(failure(refused)).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(refused.headers['retry-after']).toBe('600');
    expect((await send(await makePerson(t, 'Bia'), bytes)).statusCode).toBe(200);
    t.setNow('2026-03-02T12:10:01Z');
    expect((await send(ana, bytes)).statusCode).toBe(200);
  });
});

test('S11: more pictures than can wait get 503, and the others are made', async () => {
  const people = await Promise.all(
    Array.from({ length: 16 }, (_, n) => makePerson(t, `Person ${n}`)),
  );
  const large = blankPng(6_000);
  const replies = await Promise.all(people.map((person) => send(person, large)));
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(12);
  const busy = replies.find(({ statusCode }) => statusCode === 503);
  expect(busy?.json()).toMatchObject({ code: 'server_busy' });
  expect(busy?.headers['retry-after']).toBe('5');
});
