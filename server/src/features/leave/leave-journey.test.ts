import { expect, test } from 'vitest';
import { makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

test('an intern requests leave, the Head approves by mail, and the balance falls', async () => {
  const intern = await makePerson(t, 'Íris Intern', { role: 'apenas_people', balance: 20 });
  const head = await makePerson(t, 'Hugo Head', { cargo: 'Head' });

  const submitted = await t.inject({
    method: 'POST',
    url: '/api/agendarFerias',
    headers: { cookie: intern.cookie },
    payload: {
      NOMECOLABORADOR: intern.name,
      LEAVE_TYPE: 'Vacation',
      INICIO: '2026-04-06',
      FIM: '2026-04-10',
    },
  });
  expect(submitted.json()).toEqual({
    success: true,
    message: 'Email sent to the head for approval!',
  });

  const [mail] = await t.mails();
  expect(mail?.recipient).toBe(head.email);
  const token = new URL(mail?.action?.url ?? '').hash.slice(1);

  const seen = await t.inject({
    method: 'POST',
    url: '/api/leave-decisions/lookup',
    payload: { token },
  });
  expect(seen.json()).toMatchObject({
    superseded: false,
    outcome: null,
    approval: { name: intern.name, days: 5, balance_before: 20, balance_after: 15, away: [] },
  });

  const decided = await t.inject({
    method: 'POST',
    url: '/api/leave-decisions',
    payload: { token, decision: 'approve', note: 'Enjoy' },
  });
  expect(decided.statusCode, decided.body).toBe(200);
  const [, outcome] = await t.mails();
  expect(outcome?.recipient).toBe(intern.email);
  expect(outcome?.paragraphs.join()).toContain('Enjoy');

  const saldo = await t.inject({ url: '/api/saldo', headers: { cookie: intern.cookie } });
  expect(saldo.json().saldos).toContainEqual({
    employee_id: expect.any(Number),
    username: intern.name,
    area: 'Finance',
    cargo: 'Junior Assist',
    balance: 15,
  });
  const list = await t.inject({
    url: '/api/ferias_area?area=TODOS',
    headers: { cookie: head.cookie },
  });
  expect(list.json()).toEqual([
    {
      id: expect.any(Number),
      employee_id: expect.any(Number),
      NOME: intern.name,
      AREA: 'Finance',
      CARGO: 'Junior Assist',
      DATA_INICIO: '2026-04-06',
      DATA_FIM: '2026-04-10',
      LEAVE_TYPE: 'Vacation',
      utilizado: 'N',
      STATUS: 'APROVADO',
    },
  ]);
});
