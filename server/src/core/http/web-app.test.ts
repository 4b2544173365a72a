import { expect, test } from 'vitest';
import { get } from '../../testing/calls.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

test.each([
  ['/vacation/', '/vacation'],
  ['/vacation/?tab=change-vacation', '/vacation?tab=change-vacation'],
])('a page’s address with a slash at its end is that page: %s', async (typed, page) => {
  const reply = await get(t, null, typed, { accept: 'text/html' });
  expect(reply.statusCode).toBe(308);
  expect(reply.headers.location).toBe(page);
});

test.each(['/', '//vacation/', '//evil.example/', '/api/site/', '/no-such-page/'])(
  'nothing else is led elsewhere: %s',
  async (typed) => {
    const reply = await get(t, null, typed, { accept: 'text/html' });
    expect(reply.headers.location).toBeUndefined();
  },
);
