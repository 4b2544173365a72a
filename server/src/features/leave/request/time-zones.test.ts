import { afterEach, describe, expect, test } from 'vitest';
import {
  decideByMail,
  get,
  post,
  requestLeave,
  requestMove,
  tokenOf,
} from '../../../testing/calls.ts';
import { makeLeave, makePerson } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const processZone = process.env.TZ;
afterEach(() => {
  if (processZone === undefined) delete process.env.TZ;
  else process.env.TZ = processZone;
});

describe('pitfall 14: the time zone of the process doesn’t matter', () => {
  const t = useTestApp();

  test.each([
    'UTC',
    'America/Sao_Paulo',
    'Pacific/Auckland',
    'America/Los_Angeles',
    'Pacific/Kiritimati',
    'Pacific/Apia',
  ])('TZ=%s: 17 September is stored, shown, mailed, decided and debited', async (zone) => {
    process.env.TZ = zone;
    const ana = await makePerson(t, 'Ana', { balance: 20 });
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    expect((await requestLeave(t, ana, '2026-09-15', '2026-09-16')).statusCode).toBe(200);
    const moved = await requestMove(t, ana, '15/09/2026', '2026-09-17', '2026-09-18');
    expect(moved.statusCode, moved.body).toBe(200);

    const { rows } = await t.database.pool.query(
      'select starts_on::text, ends_on::text, days from leaves',
    );
    expect(rows).toEqual([{ starts_on: '2026-09-17', ends_on: '2026-09-18', days: 2 }]);
    const pending = await get(t, ana, '/api/getPendingVacations?nome=Ana');
    expect(pending.json().ferias_pendentes).toMatchObject([
      { DATA_INICIO_FORMATADA: '17/09/2026', DATA_FIM_FORMATADA: '18/09/2026' },
    ]);
    const mail = (await t.mails()).at(-1);
    expect(mail?.lead?.[0]).toBe('17/09/2026 to 18/09/2026');

    expect((await decideByMail(t, tokenOf(mail))).statusCode).toBe(200);
    const list = await get(t, ana, '/api/ferias_area');
    expect(list.json()).toMatchObject([{ DATA_INICIO: '2026-09-17', DATA_FIM: '2026-09-18' }]);
    const debit = await t.database.pool.query(
      "select effective_on::text, days from ledger_entries where kind = 'debit'",
    );
    expect(debit.rows).toEqual([{ effective_on: '2026-09-17', days: -2 }]);
    const bia = await makePerson(t, 'Bia');
    await makeLeave(t, bia, '2026-09-18', '2026-09-18');
    const conflicts = await post(t, ana, '/verificarConflito', { area: 'TODOS' });
    expect(conflicts.json().conflitos).toMatchObject([
      { DATA_INICIO1: '2026-09-17', DATA_INICIO2: '2026-09-18' },
    ]);
  });
});

describe('D15: the company’s day', () => {
  const t = useTestApp();

  async function at(instant: string) {
    t.setNow(instant);
    const ana = await makePerson(t, 'Ana', { balance: 20 });
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    await makeLeave(t, ana, '2026-03-01', '2026-03-01');
    await requestLeave(t, ana, '2026-03-02', '2026-03-02');
    await requestLeave(t, ana, '2026-02-27', '2026-02-27');
    const list = (await get(t, ana, '/api/ferias_area')).json();
    const approved = list.find((row: { STATUS: string }) => row.STATUS === 'APROVADO');
    const approvals = (await t.mails()).map((mail) =>
      mail.paragraphs.join().includes('in the past'),
    );
    const site = (await get(t, null, '/api/site')).json();
    return { today: site.today, utilizado: approved.utilizado, past: approvals };
  }

  test('at 01:30 UTC on 2 March it is still 1 March in São Paulo', async () => {
    expect(await at('2026-03-02T01:30:00Z')).toEqual({
      today: '2026-03-01',
      utilizado: 'N',
      past: [false, true],
    });
  });

  test('at 03:00 UTC it is 2 March', async () => {
    expect(await at('2026-03-02T03:00:00Z')).toEqual({
      today: '2026-03-02',
      utilizado: 'S',
      past: [false, true],
    });
  });

  test('at 03:00 UTC on 3 March yesterday’s request is marked as past', async () => {
    expect(await at('2026-03-03T03:00:00Z')).toEqual({
      today: '2026-03-03',
      utilizado: 'S',
      past: [true, true],
    });
  });

  test('D23: a Head is away until midnight in São Paulo, not in Greenwich', async () => {
    const ana = await makePerson(t, 'Ana', { balance: 20 });
    const hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    await makePerson(t, 'Clara', { cargo: 'C-Level', area: 'Projects' });
    await makeLeave(t, hugo, '2026-03-01', '2026-03-01');
    t.setNow('2026-03-02T02:59:00Z');
    await requestLeave(t, ana, '2026-04-06', '2026-04-06');
    t.setNow('2026-03-02T03:00:00Z');
    await requestLeave(t, ana, '2026-04-07', '2026-04-07');
    const recipients = (await t.mails()).map((mail) => mail.recipient);
    expect(recipients).toEqual(['clara@example.com', hugo.email]);
  });
});

describe('D15: another TIME_ZONE', () => {
  const t = useTestApp({ TIME_ZONE: 'Pacific/Auckland' });

  test('in Auckland it is 3 March at noon UTC of the 2nd', async () => {
    t.setNow('2026-03-02T12:00:00Z');
    expect((await get(t, null, '/api/site')).json()).toMatchObject({
      today: '2026-03-03',
      time_zone: 'Pacific/Auckland',
    });
  });
});
