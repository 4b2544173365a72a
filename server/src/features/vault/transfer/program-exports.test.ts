import { beforeEach, describe, expect, test } from 'vitest';
import { get, post, upload } from '../../../testing/calls.ts';
import { makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { PROGRAM_EXPORTS } from './program-exports.fixture.ts';

const t = useTestApp();
let ada: Person;
beforeEach(async () => {
  ada = await makePerson(t, 'Ada', { role: 'admin' });
});

const send = (file: string, mode: 'preview' | 'import', answers: object = {}) =>
  upload(t, ada, '/api/vault/import', { mode, ...answers }, ['file', file, 'passwords.csv']);

interface Shown {
  id: number;
  platform: string;
  link: string;
  user: string;
  has_code: boolean;
}

/** All entries by platform and user, each secret as its own call reveals it. */
async function revealed() {
  const { entries } = (await get(t, ada, '/api/vault')).json() as { entries: Shown[] };
  return Promise.all(
    entries.map(async ({ id, platform, link, user }) => {
      const purpose = { purpose: 'reveal' };
      const reply = await post(t, ada, `/api/vault/${id}/password`, purpose);
      return { platform, link, user, password: reply.json().password };
    }),
  );
}

const byUser = (one: { platform: string; user: string }, other: typeof one) =>
  `${one.platform} ${one.user}` < `${other.platform} ${other.user}` ? -1 : 1;

describe.each(PROGRAM_EXPORTS)('an export of $name', ({ form, file, stored, details }) => {
  test('is stored verbatim, and the preview names what is left out', async () => {
    const preview = (await send(file, 'preview')).json();
    expect(preview.form).toBe(form);
    expect(preview.lines.map((line: { details: string[] }) => line.details)).toEqual(details);
    const reply = await send(file, 'import', { ignore_columns: 'yes' });
    expect(reply.statusCode, reply.body).toBe(200);
    const expected = stored.map(({ code: _, ...one }) => one);
    expect((await revealed()).sort(byUser)).toEqual(expected.sort(byUser));
    const secrets = await t.deps.db
      .selectFrom('vault_readings')
      .select('of_code')
      .where('how', '=', 'imported')
      .where('of_code', '=', true)
      .execute();
    expect(secrets).toHaveLength(stored.filter(({ code }) => code).length);
  });
});
