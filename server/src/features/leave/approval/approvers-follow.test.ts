import { describe, expect, test } from 'vitest';
import { decideByMail, failure, post, tokenOf } from '../../../testing/calls.ts';
import { makeAccount, makeLeave, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp();

async function company() {
  const ada = await makeAccount(t, 'Ada Admin', { role: 'admin' });
  const hugo = await makePerson(t, 'Hugo', { cargo: 'Head' });
  const ana = await makePerson(t, 'Ana', { balance: 20 });
  await makePerson(t, 'Clara', { cargo: 'C-Level', area: 'Board' });
  await post(t, ana, '/api/agendarFerias', {
    NOMECOLABORADOR: 'Ana',
    LEAVE_TYPE: 'Vacation',
    INICIO: '2026-05-04',
    FIM: '2026-05-08',
  });
  return { ada, hugo, ana };
}

const edit = (who: { cookie: string }, nome: string, change: object) =>
  post(t, who, '/api/edit_ferias', {
    nome,
    area: 'Finance',
    saldo: 0,
    expected_saldo: 0,
    ativo: 'S',
    cargo: 'Head',
    ...change,
  });

const recipients = async () => (await t.mails()).map(({ recipient }) => recipient);

describe('pitfalls 9, 10 and 20: new approvers are mailed the waiting requests', () => {
  test.each([
    ['leaves', { ativo: 'N' }, 'clara@example.com'],
    ['goes to another area', { area: 'Legal' }, 'clara@example.com'],
    ['is no longer Head', { cargo: 'Senior Assist' }, 'clara@example.com'],
  ])(
    'the Head %s: the next in line is mailed, and the earlier link stops working',
    async (_, change, next) => {
      const { ada } = await company();
      const [first] = await t.mails();
      expect(first?.recipient).toBe('hugo@example.com');
      expect((await edit(ada, 'Hugo', change)).statusCode).toBe(200);
      expect(await recipients()).toEqual(['hugo@example.com', next]);
      expect(failure(await decideByMail(t, tokenOf(first))).code).toBe('forbidden');
      expect((await decideByMail(t, tokenOf((await t.mails())[1]))).statusCode).toBe(200);
    },
  );

  test('a new Head joins, then the former one leaves: each is mailed once', async () => {
    const { ada } = await company();
    await makePerson(t, 'Nina');
    await edit(ada, 'Nina', {});
    await edit(ada, 'Hugo', { ativo: 'N' });
    expect(await recipients()).toEqual(['hugo@example.com', 'nina@example.com']);
  });

  test('the requester changes area: the new area’s Head is mailed', async () => {
    const { ada } = await company();
    await makePerson(t, 'Lia', { cargo: 'Head', area: 'Legal' });
    await edit(ada, 'Ana', { area: 'Legal', cargo: 'Junior Assist' });
    expect(await recipients()).toEqual(['hugo@example.com', 'lia@example.com']);
  });

  test('the requester leaves: the approvers are notified, and nothing waits', async () => {
    const { ada, hugo } = await company();
    await edit(ada, 'Ana', { ativo: 'N', cargo: 'Junior Assist' });
    expect(await recipients()).toEqual(['hugo@example.com', 'hugo@example.com']);
    const [mail, notice] = await t.mails();
    expect(notice).toMatchObject({
      subject: 'Withdrawn: Ana, Vacation, 04/05/2026 to 08/05/2026',
      paragraphs: ['Ana has left, so this request was withdrawn.', expect.any(String)],
    });
    expect(failure(await decideByMail(t, tokenOf(mail)))).toEqual({
      status: 409,
      code: 'already_decided',
      error: 'This request was withdrawn.',
    });
    const acts = await t.deps.db
      .selectFrom('audit_entries')
      .select(['actor', 'subject', 'detail'])
      .where('action', '=', 'leave_withdrawn')
      .execute();
    expect(acts).toMatchObject([
      { actor: 'Ada Admin', subject: 'Ana', detail: { version: 1, reason: 'Has left' } },
    ]);
    expect(
      (await t.inject({ url: '/api/approvals', headers: { cookie: hugo.cookie } })).json(),
    ).toEqual({ approvals: [] });
  });

  test.each([
    ['is no longer Head', { cargo: 'Senior Assist' }],
    ['has left', { ativo: 'N' }],
  ])('D23: a person who %s has no deputies, even as Head again', async (_, change) => {
    const { ada, hugo } = await company();
    await makePerson(t, 'Dora');
    const deputies = () => t.deps.db.selectFrom('deputies').select('head_id').execute();
    await post(t, hugo, '/api/deputies', { head: 'Hugo', deputy: 'Dora' });
    await edit(ada, 'Hugo', { area: 'Legal' });
    expect(await deputies()).toHaveLength(1);
    await edit(ada, 'Hugo', { area: 'Legal', ...change });
    expect(await deputies()).toEqual([]);
    const acts = await t.deps.db
      .selectFrom('audit_entries')
      .select(['actor', 'subject', 'detail'])
      .where('action', '=', 'deputy_removed')
      .execute();
    expect(acts).toEqual([
      {
        actor: 'Ada Admin',
        subject: 'Hugo',
        detail: { deputy: 'Dora', reason: 'No longer a Head' },
      },
    ]);
  });

  test('a changed balance mails nobody', async () => {
    const { ada } = await company();
    await edit(ada, 'Hugo', { saldo: 5 });
    expect(await recipients()).toEqual(['hugo@example.com']);
  });

  test('a new Head is mailed only with an account', async () => {
    const { ada } = await company();
    await makeAccount(t, 'Nina');
    const nina = { area: 'Finance', saldo: 0, ativo: 'S', start_date: '2026-03-02', cargo: 'Head' };
    await post(t, ada, '/api/create_user', { ...nina, nome: 'Otto' });
    expect(await recipients()).toEqual(['hugo@example.com']);
    await post(t, ada, '/api/create_user', { ...nina, nome: 'Nina' });
    expect(await recipients()).toEqual(['hugo@example.com', 'nina@example.com']);
  });

  test('a Head on leave changes area: deputies are determined again', async () => {
    const { ada, hugo } = await company();
    await makeLeave(t, hugo, '2026-03-01', '2026-03-10', { type: 'Day Off' });
    const dora = await makePerson(t, 'Dora', {
      area: 'Board',
      ativo: 'C',
      startDate: '2025-03-02',
    });
    await t.deps.db
      .insertInto('deputies')
      .values({ head_id: hugo.employeeId, deputy_id: dora.employeeId, created_by: 'Test' })
      .execute();
    await edit(ada, 'Dora', { area: 'Board', cargo: 'Junior Assist', ativo: 'S' });
    expect(await recipients()).toEqual(['hugo@example.com', 'dora@example.com']);
  });
});
