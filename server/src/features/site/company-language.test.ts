import { beforeEach, describe, expect, test } from 'vitest';
import { get, post, put } from '../../testing/calls.ts';
import { makeAccount, makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { sendResetCode } from '../accounts/reset/send-reset-code.ts';

const t = useTestApp();

let admin: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada', { role: 'admin' });
});
const choose = (language: string) => put(t, admin, '/api/company/language', { language });

const wrongPassword = async (cookie?: string) => {
  const headers = cookie ? { cookie } : {};
  const body = { username: 'nobody', password: 'nothing' };
  return (await post(t, null, '/api/login', body, headers)).json().error;
};

describe('D47: the company’s language', () => {
  test('is as specified until an admin sets it, and then that of people without a choice', async () => {
    expect((await get(t, null, '/api/site')).json().default_language).toBeNull();
    expect(await wrongPassword()).toBe('Invalid username or password');
    expect((await choose('pt-BR')).statusCode).toBe(200);
    expect((await get(t, null, '/api/site')).json().default_language).toBe('pt-BR');
    expect(await wrongPassword()).toBe('Usuário ou senha inválidos');
    // A choice of one's own wins.
    expect(await wrongPassword('language=en')).toBe('Invalid username or password');
    expect(await wrongPassword('language=nonsense')).toBe('Usuário ou senha inválidos');
  });

  test('is that of emails to accounts without a choice', async () => {
    await makeAccount(t, 'Bia');
    await makeAccount(t, 'Caio');
    await t.deps.db
      .updateTable('accounts')
      .set({ language: 'en' })
      .where('username', '=', 'Caio')
      .execute();
    await choose('es');
    for (const name of ['bia', 'caio']) {
      await sendResetCode(t.deps, { email: `${name}@example.com`, address: '10.0.0.1' });
    }
    const mails = await t.mails();
    expect(mails.map(({ lang }) => lang)).toEqual(['es', 'en-GB']);
  });

  test('each change is recorded once; an unknown language is refused', async () => {
    await choose('es');
    await choose('es');
    expect((await choose('tlh')).statusCode).toBe(400);
    expect((await put(t, null, '/api/company/language', { language: 'es' })).statusCode).toBe(401);
    const { rows } = await t.database.pool.query(
      "select detail from audit_entries where action = 'company_language_changed'",
    );
    expect(rows).toEqual([{ detail: { language: 'es' } }]);
  });
});
