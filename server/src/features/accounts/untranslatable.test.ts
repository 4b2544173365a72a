import { setTranslator } from '@intranet/contract/core/i18n/t.ts';
import { afterEach, expect, test } from 'vitest';
import { requestTranslator } from '#core/translators.ts';
import { post } from '../../testing/calls.ts';
import { makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

afterEach(() => setTranslator(requestTranslator));

const breakTexts = () =>
  setTranslator({
    ...requestTranslator,
    translate: () => {
      throw new Error('a broken sentence');
    },
  });

const countAttempts = async () =>
  (await t.deps.db.selectFrom('rate_limit_attempts').selectAll().execute()).length;

test.each([
  ['sign-in', '/api/login', { username: 'Ana', password: 'a wrong phrase' }],
  [
    'a change of password',
    '/api/change_password',
    { current_password: 'wrong', new_password: 'a long enough phrase' },
  ],
  ['a confirmation', '/api/password-confirmations', { current_password: 'a wrong phrase' }],
])('J3: a wrong password counts even if no sentence can be made: %s', async (_, url, body) => {
  const ana = await makePerson(t, 'Ana');
  breakTexts();
  const reply = await post(t, url === '/api/login' ? null : ana, url, body);
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    error: 'Unexpected error',
    code: 'unexpected',
    request_id: expect.any(String),
  });
  expect(await countAttempts()).toBeGreaterThan(0);
});
