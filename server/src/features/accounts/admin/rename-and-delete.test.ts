import { beforeEach, describe, expect, test } from 'vitest';
import { decideByMail, failure, get, post, requestLeave, tokenOf } from '../../../testing/calls.ts';
import { makeAccount, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();
let admin: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People' });
});

const rename = (current_username: string, new_username: string) =>
  post(t, admin, '/api/update_username', { current_username, new_username });
const remove = (username: string) => post(t, admin, '/api/delete_user', { username });
const waitingFor = async (who: { cookie: string }) =>
  ((await get(t, who, '/api/approvals')).json().approvals as { name: string }[]).map((a) => a.name);
const recipients = async (subject: string) =>
  (await t.mails()).filter((mail) => mail.subject.startsWith(subject)).map((m) => m.recipient);

describe('pitfall 19: a renamed account', () => {
  test('S2: keeps its leave, balance and session, and uses the new name from its next call', async () => {
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    const ana = await makePerson(t, 'Ana Reis', { balance: 30 });
    await requestLeave(t, ana, '2026-05-04', '2026-05-08');
    const reply = await rename('ana reis', 'Ana Reis Lima');
    expect(reply.json()).toEqual({ success: true, message: 'Username updated successfully!' });

    const me = (await get(t, ana, '/api/current_user')).json();
    expect(me.user.username).toBe('Ana Reis Lima');
    expect(me.employee.name).toBe('Ana Reis Lima');
    const pending = await get(t, ana, '/api/getPendingVacations?nome=Ana%20Reis%20Lima');
    expect(pending.json().ferias_pendentes).toMatchObject([
      { DATA_INICIO_FORMATADA: '04/05/2026' },
    ]);
    const saldos = (await get(t, admin, '/api/saldo')).json().saldos;
    expect(saldos).toContainEqual(
      expect.objectContaining({ username: 'Ana Reis Lima', balance: 30 }),
    );
    const requested = await requestLeave(
      t,
      { ...ana, name: 'Ana Reis Lima' },
      '2026-06-01',
      '2026-06-01',
    );
    expect(requested.statusCode, requested.body).toBe(200);
    const former = await requestLeave(t, ana, '2026-07-01', '2026-07-01');
    expect(former.statusCode, former.body).toBe(403);
  });

  test('its mailed links still decide, under the new name', async () => {
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    const ana = await makePerson(t, 'Ana', { balance: 30 });
    await requestLeave(t, ana, '2026-05-04', '2026-05-08');
    const [mail] = await t.mails();
    await rename('Hugo Head', 'Hugo H. Head');
    expect((await decideByMail(t, tokenOf(mail))).statusCode).toBe(200);
    const outcome = (await t.mails()).at(-1);
    expect(outcome?.paragraphs[0]).toContain('Hugo H. Head');
  });

  test('spec-a E: emails the person the new name, who changed it and when, in their language', async () => {
    const ana = await makePerson(t, 'Ana Reis');
    await t.deps.db
      .updateTable('accounts')
      .set({ language: 'pt-BR' })
      .where('id', '=', ana.accountId)
      .execute();
    await rename('Ana Reis', 'Ana Lima');
    const [mail] = await t.mails();
    expect(mail).toMatchObject({
      recipient: ana.email,
      subject: 'Seu nome de usuário foi alterado',
      facts: [
        ['Novo nome de usuário', 'Ana Lima'],
        ['Nome de usuário anterior', 'Ana Reis'],
        ['Alterado por', 'Ada Admin'],
        [expect.any(String), '2 de março de 2026 às 09:00 (BRT)'],
      ],
    });
    expect(mail?.paragraphs[0]).toContain('e-mail');
  });

  test('spec-a E: also emails an administrator who changes their own name', async () => {
    expect((await rename('Ada Admin', 'Ada Reis')).statusCode).toBe(200);
    expect(await recipients('Your username was changed')).toEqual([admin.email]);
  });

  test('another letter case of its own name is a name', async () => {
    await makePerson(t, 'ana reis');
    expect((await rename('ana reis', 'Ana Reis')).statusCode).toBe(200);
    expect(failure(await rename('Ana Reis', 'Ana Reis')).status).toBe(400);
  });

  test.each([
    ['a user', 'ADA ADMIN', 'A user with this name already exists'],
    ['an employee without account', 'zeca', 'An employee with this name already exists'],
  ])('the name of %s answers 409, and nothing is half done', async (_, name, sentence) => {
    const ana = await makePerson(t, 'Ana');
    const zeca = await makePerson(t, 'Zeca');
    await t.deps.db.deleteFrom('accounts').where('id', '=', zeca.accountId).execute();
    const reply = await rename('Ana', name);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ error: sentence, fields: { new_username: sentence } });
    const me = (await get(t, ana, '/api/current_user')).json();
    expect([me.user.username, me.employee.name]).toEqual(['Ana', 'Ana']);
  });

  test('D12: who was registered under a wrong name is joined to their record by the right one', async () => {
    const zeca = await makePerson(t, 'Zeca Lima', { balance: 4 });
    await t.deps.db.deleteFrom('accounts').where('id', '=', zeca.accountId).execute();
    const account = await makeAccount(t, 'Zecca Lima');
    await rename('Zecca Lima', 'Zeca Lima');
    expect((await get(t, account, '/api/current_user')).json().employee?.name).toBe('Zeca Lima');
  });

  test('two renames to one name at once: one', async () => {
    await makePerson(t, 'Ana');
    await makePerson(t, 'Bia');
    const replies = await Promise.all([rename('Ana', 'Cleo'), rename('Bia', 'Cleo')]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
  });

  test.each(['', 'x'.repeat(10_000), 'A\u0000', 'Ana; drop'])(
    'a name that is not allowed gets an error at its field: %#',
    async (name) => {
      await makePerson(t, 'Ana');
      const reply = await rename('Ana', name);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().fields.new_username).toMatch(/\w/);
    },
  );
});

describe('pitfall 20: a deleted account with pending approvals', () => {
  const REQUEST = 'Leave request';

  test('they go to the next in line, who is mailed and can decide', async () => {
    const hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    const chief = await makePerson(t, 'Carla Chief', { cargo: 'C-Level', area: 'Board' });
    const ana = await makePerson(t, 'Ana', { balance: 30 });
    await requestLeave(t, ana, '2026-05-04', '2026-05-08');
    expect(await waitingFor(hugo)).toEqual(['Ana']);
    expect(await waitingFor(chief)).toEqual([]);
    const [old] = await t.mails();

    expect((await remove('Hugo Head')).statusCode).toBe(200);
    expect(await recipients(REQUEST)).toEqual([hugo.email, chief.email]);
    expect(await waitingFor(chief)).toEqual(['Ana']);
    expect((await decideByMail(t, tokenOf(old))).statusCode).toBe(404);
    const mail = (await t.mails()).find((m) => m.recipient === chief.email);
    expect((await decideByMail(t, tokenOf(mail))).statusCode).toBe(200);
  });

  test('with another Head of the area, who was mailed already, nobody is mailed again', async () => {
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    await makePerson(t, 'Hana Head', { cargo: 'Head' });
    await makePerson(t, 'Carla Chief', { cargo: 'C-Level', area: 'Board' });
    const ana = await makePerson(t, 'Ana', { balance: 30 });
    await requestLeave(t, ana, '2026-05-04', '2026-05-08');
    await remove('Hugo Head');
    expect((await recipients(REQUEST)).length).toBe(2);
  });

  test('leave that was decided, or that others decide, is left alone', async () => {
    const hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    await makePerson(t, 'Carla Chief', { cargo: 'C-Level', area: 'Board' });
    const ana = await makePerson(t, 'Ana', { balance: 30 });
    await requestLeave(t, ana, '2026-05-04', '2026-05-08');
    await decideByMail(t, tokenOf((await t.mails())[0]));
    await remove('Hugo Head');
    expect(await recipients(REQUEST)).toEqual([hugo.email]);
  });

  test('an administrator who loses the role hands over as well', async () => {
    const second = await makePerson(t, 'Second Admin', { role: 'admin' });
    const chief = await makePerson(t, 'Only Chief', { cargo: 'C-Level' });
    await requestLeave(t, { ...chief, name: 'Only Chief' }, '2026-05-04', '2026-05-04', {
      type: 'Day Off',
    });
    expect((await recipients(REQUEST)).sort()).toEqual([admin.email, second.email]);
    const reply = await post(t, admin, '/api/update_user', {
      username: 'Second Admin',
      role: 'full_access',
      email: second.email,
    });
    expect(reply.statusCode).toBe(200);
    expect(await waitingFor(admin)).toEqual(['Only Chief']);
    const mail = (await t.mails()).find((m) => m.recipient === second.email);
    expect(failure(await decideByMail(t, tokenOf(mail))).code).toBe('forbidden');
  });

  test('works even if no approver is left', async () => {
    const hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head', area: 'People' });
    await requestLeave(t, admin, '2026-05-04', '2026-05-04', { type: 'Day Off' });
    expect(await recipients(REQUEST)).toEqual([hugo.email]);
    expect((await remove('Hugo Head')).statusCode).toBe(200);
  });

  test('the requester’s own deletion leaves the request to be decided', async () => {
    const hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    const ana = await makePerson(t, 'Ana', { balance: 30 });
    await requestLeave(t, ana, '2026-05-04', '2026-05-08');
    await remove('Ana');
    expect(await waitingFor(hugo)).toEqual(['Ana']);
    expect((await decideByMail(t, tokenOf((await t.mails())[0]))).statusCode).toBe(200);
  });
});
