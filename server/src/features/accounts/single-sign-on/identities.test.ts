import { afterAll, beforeEach, expect, test } from 'vitest';
import { appWithSettings } from '../../../testing/app-with-settings.ts';
import { failure, get, post } from '../../../testing/calls.ts';
import { makeAccount } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { startProvider, visitProvider } from './provider.fixture.ts';
import { audited, begin, finish, sessionOf, signOn } from './sign-on.fixture.ts';

const provider = await startProvider('http://intranet.test');
const t = useTestApp({ ...provider.env, OIDC_NEW_ACCOUNT_ROLE: 'apenas_people' });
afterAll(() => provider.stop());

function says(subject: string, email: string | null, more: object = {}) {
  provider.people.set(subject, { email, email_verified: true, name: 'Someone', ...more });
}
const userOf = (reply: Awaited<ReturnType<typeof signOn>>) => reply.json().user?.username;
const ANOTHERS = {
  status: 403,
  code: 'no_matching_account',
  error:
    'The account with the email address ana@example.com is linked to a different Microsoft sign-in. Ask an administrator of the intranet for help.',
};

beforeEach(async () => {
  provider.people.clear();
  await makeAccount(t, 'Ana');
  says('subject-of-ana', 'ana@example.com');
});

const admin = () => makeAccount(t, 'Ada Admin', { role: 'admin' });
const ANA = { username: 'Ana', email: 'ana@example.com', role: 'full_access' };

test('the first sign-in links the account of the verified e-mail', async () => {
  expect(userOf(await signOn(t, 'subject-of-ana'))).toBe('Ana');
  const rows = await t.deps.db
    .selectFrom('single_sign_on_identities')
    .select(['issuer', 'subject'])
    .execute();
  expect(rows).toEqual([{ issuer: provider.issuer, subject: 'subject-of-ana' }]);
});

test.each([
  ['changes', 'ana.reis@example.com', {}],
  ['is not verified any more', 'ana@example.com', { email_verified: false }],
  ['is gone', null, {}],
])(
  'afterwards the account is theirs although the e-mail at the provider %s',
  async (_, email, more) => {
    await signOn(t, 'subject-of-ana');
    says('subject-of-ana', email, more);
    expect(userOf(await signOn(t, 'subject-of-ana'))).toBe('Ana');
  },
);

test('an e-mail that is now another account’s does not lead to that account', async () => {
  await signOn(t, 'subject-of-ana');
  await makeAccount(t, 'Bia');
  says('subject-of-ana', 'bia@example.com');
  expect(userOf(await signOn(t, 'subject-of-ana'))).toBe('Ana');
});

test('somebody else who gets the e-mail address later does not get the account', async () => {
  await signOn(t, 'subject-of-ana');
  says('subject-of-ana', 'ana.reis@example.com');
  says('newcomer', 'ana@example.com');
  const reply = await signOn(t, 'newcomer');
  expect(failure(reply)).toEqual(ANOTHERS);
  expect(sessionOf(reply)).toBeUndefined();
  expect((await audited(t)).at(-1)).toMatchObject({
    action: 'sign_in_refused',
    detail: {
      reason:
        'single sign-on: the account with the e-mail ana@example.com is linked to another subject',
    },
  });
  expect(userOf(await signOn(t, 'subject-of-ana'))).toBe('Ana');
});

test('the same holds for an account that single sign-on made', async () => {
  says('first', 'new@example.com', { name: 'First' });
  expect(userOf(await signOn(t, 'first'))).toBe('First');
  says('second', 'new@example.com', { name: 'Second' });
  expect((await signOn(t, 'second')).json().code).toBe('no_matching_account');
  says('first', 'moved@example.com', { name: 'Other name' });
  expect(userOf(await signOn(t, 'first'))).toBe('First');
});

test('two people with one e-mail address at the same time: only one is linked', async () => {
  says('twin', 'ana@example.com');
  const begun = await Promise.all([begin(t), begin(t)]);
  const responses = await Promise.all([
    visitProvider(begun[0].url, 'subject-of-ana'),
    visitProvider(begun[1].url, 'twin'),
  ]);
  const replies = await Promise.all([
    finish(t, begun[0], responses[0]),
    finish(t, begun[1], responses[1]),
  ]);
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 403]);
});

test('the same subject at another issuer is another person', async () => {
  await signOn(t, 'subject-of-ana');
  const second = await startProvider('http://intranet.test');
  const { singleSignOn } = t.deps.config;
  if (!singleSignOn) throw new Error('no provider');
  const other = await appWithSettings(t, {
    singleSignOn: { ...singleSignOn, issuer: second.issuer },
  });
  second.people.set('subject-of-ana', {
    email: 'bia@example.com',
    email_verified: true,
    name: 'Bia',
  });
  expect(userOf(await signOn(other, 'subject-of-ana'))).toBe('Bia');
  await second.stop();
});

test('an administrator unlinks an account: its sessions of that kind end, and the e-mail decides anew', async () => {
  const old = { cookie: `session=${sessionOf(await signOn(t, 'subject-of-ana'))?.value}` };
  const ada = await admin();
  const unlink = { ...ANA, unlink_single_sign_on: true };
  const reply = await post(t, ada, '/api/update_user', unlink);
  expect(reply.statusCode, reply.body).toBe(200);
  expect((await audited(t)).at(-1)).toMatchObject({
    action: 'user_updated',
    subject: 'Ana',
    detail: { single_sign_on: 'unlinked' },
  });
  expect((await get(t, old, '/api/current_user')).statusCode).toBe(401);
  expect(failure(await post(t, ada, '/api/update_user', unlink))).toMatchObject({ status: 409 });
  says('created-anew', 'ana@example.com');
  expect(userOf(await signOn(t, 'created-anew'))).toBe('Ana');
  expect(failure(await signOn(t, 'subject-of-ana'))).toEqual(ANOTHERS);
});

test('a changed e-mail address in the intranet unlinks, too: the new one decides', async () => {
  await signOn(t, 'subject-of-ana');
  await post(t, await admin(), '/api/update_user', { ...ANA, email: 'anna@example.com' });
  says('subject-of-anna', 'anna@example.com');
  expect(userOf(await signOn(t, 'subject-of-anna'))).toBe('Ana');
});
