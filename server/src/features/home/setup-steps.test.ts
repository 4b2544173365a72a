import { LINKS } from '@intranet/contract/links/registry.ts';
import { expect, test } from 'vitest';
import { appWithSettings } from '../../testing/app-with-settings.ts';
import { get, post, remove } from '../../testing/calls.ts';
import { makeAccount, makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

test('each step ticks itself, and an admin hides the list for all', async () => {
  const ada = await makeAccount(t, 'Ada', { role: 'admin' });
  const mailing = await appWithSettings(t, { mailUrl: 'smtp://mail.test' });
  const read = async () => (await get(mailing, ada, '/api/setup-steps')).json();
  const done = async () =>
    (await read()).steps
      .filter((one: { done: boolean }) => one.done)
      .map(({ step }: { step: string }) => step);
  expect(await done()).toEqual([]);
  expect((await read()).links_missing).toBeGreaterThan(20);
  await makePerson(t, 'Ana');
  expect(await done()).toEqual(['employees']);
  expect((await post(mailing, ada, '/api/outbox/test', {})).statusCode).toBe(200);
  expect(await done()).toEqual(['employees', 'mail']);
  // Without a mail server, nothing has left.
  expect((await get(t, ada, '/api/setup-steps')).json()).toMatchObject({
    sends_mail: false,
    steps: [{ done: true }, { step: 'mail', done: false }, {}, {}],
  });
  for (const { name } of LINKS) {
    await t.database.pool.query(
      "insert into links (name, url, updated_by) values ($1, 'https://example.com/', 'Ada')",
      [name],
    );
  }
  expect((await read()).links_missing).toBe(0);
  await t.database.pool.query('insert into backups default values');
  expect(await done()).toEqual(['employees', 'mail', 'links', 'backup']);
  expect((await remove(t, ada, '/api/setup-steps')).statusCode).toBe(200);
  expect((await remove(t, ada, '/api/setup-steps')).statusCode).toBe(200);
  expect((await read()).steps).toEqual([]);
  const { rows } = await t.database.pool.query(
    "select count(*) from audit_entries where action = 'setup_steps_hidden'",
  );
  expect(rows[0].count).toBe(1);
});
