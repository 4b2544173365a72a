import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { answer } from '@intranet/contract/chatbot/answer.ts';
import { sumTargets } from '@intranet/contract/communication/rules.ts';
import { dayIn, daysBetween } from '@intranet/contract/core/days.ts';
import { pdfProblem } from '@intranet/contract/core/pdf.ts';
import { LINKS } from '@intranet/contract/links/registry.ts';
import type { Actor } from '@intranet/server/core/actor.ts';
import { parseConfig } from '@intranet/server/core/config.ts';
import type { Db } from '@intranet/server/core/db/database.ts';
import { readStored } from '@intranet/server/core/files/folder.ts';
import { openFiles } from '@intranet/server/core/files/open-files.ts';
import { createKeyedSealer } from '@intranet/server/core/keyed-sealer.ts';
import { verifyPassword } from '@intranet/server/features/accounts/passwords.ts';
import { listDemoPeople } from '@intranet/server/features/accounts/queries.ts';
import { listBalances } from '@intranet/server/features/balance/queries.ts';
import { DOCUMENTS } from '@intranet/server/features/benefits/document-files.ts';
import { listDocuments } from '@intranet/server/features/benefits/queries.ts';
import { listQuestions } from '@intranet/server/features/chatbot/queries.ts';
import { MONTHLY_IMAGES } from '@intranet/server/features/communication/image-files.ts';
import {
  listMonthlyImages,
  listRevenueTargets,
} from '@intranet/server/features/communication/queries.ts';
import { listApprovals } from '@intranet/server/features/leave/approval/pending-approvals.ts';
import { listMissingApprovals } from '@intranet/server/features/leave/approval/request-missing-approvals.ts';
import { writeConflicts } from '@intranet/server/features/leave/conflicts/write-conflicts.ts';
import { findLinkUrl } from '@intranet/server/features/links/queries.ts';
import { listBirthDates } from '@intranet/server/features/people/birthdays/queries.ts';
import { listDeputies } from '@intranet/server/features/people/deputies/queries.ts';
import { parseCodeSecret } from '@intranet/server/features/vault/code-secret.ts';
import { createTestDatabase, type TestDatabase } from '@intranet/server/testing/test-database.ts';
import type { Disk } from 'flydrive';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countBy, countRows, expectSoundCompany } from '../company/company-checks.fixture.ts';
import { SAMPLE_PAGES } from '../reports/find-page.ts';
import { DEMO_PASSWORDS } from './demo-passwords.ts';
import { fillDemo } from './fill-demo.ts';

const countConflicts = async (db: Db, area: string) =>
  ((await json(writeConflicts(db, area))) as { conflitos: unknown[] }).conflitos.length;

const TODAY = '2026-11-21';
const config = parseConfig({}, { demo: true });
const vaultSealer = createKeyedSealer([Buffer.alloc(32, 7)]);
const clock = { now: () => new Date(`${TODAY}T12:00:00Z`) };

describe('the demo company, stored', () => {
  let database: TestDatabase;
  let dataDir: string;
  let files: Disk;
  const fill = () => fillDemo({ db: database.db, config, clock, files, vaultSealer });
  const accountOf = (username: string) =>
    database.db
      .selectFrom('accounts')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
  const readerOf = async (username: string) => ({
    accountId: (await accountOf(username)).id,
    seesDepartures: false,
  });

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'intranet-demo-'));
    files = await openFiles({ dataDir, filesUrl: null });
    // Two servers of one database may start at once; one fills it.
    await Promise.all([fill(), fill()]);
  });
  afterAll(async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('holds 46 employees and one who has left, with accounts joined by name (D12)', async () => {
    expect(await countBy(database.db, 'employees', 'ativo')).toEqual({ S: 44, C: 2, N: 1 });
    const joined = await database.db
      .selectFrom('accounts as a')
      .innerJoin('employees as e', 'e.account_id', 'a.id')
      .select('a.id')
      .whereRef('a.username', '=', 'e.name')
      .execute();
    expect(joined).toHaveLength(await countRows(database.db, 'accounts'));
    const unreachable = await database.db
      .selectFrom('employees')
      .select('name')
      .where('cargo', 'in', ['Head', 'C-Level'])
      .where('account_id', 'is', null)
      .execute();
    expect(unreachable).toEqual([]);
  });

  test('S15: shares passwords that lie nowhere in clear', async () => {
    const secrets = DEMO_PASSWORDS.flatMap(({ password, codeSecret }) => [
      password,
      ...(codeSecret ? [codeSecret] : []),
    ]);
    const { rows } = await database.pool.query(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of rows) {
      const dump = await database.pool.query(`select t::text as row from "${name}" t`);
      const text = dump.rows.map(({ row }) => row).join('\n');
      expect(
        secrets.filter((secret) => text.includes(secret)),
        name,
      ).toEqual([]);
    }
    const entries = await database.db.selectFrom('vault_entries').select('id').execute();
    expect(entries).toHaveLength(DEMO_PASSWORDS.length);
    expect(secrets.map(parseCodeSecret).filter(Boolean)).toHaveLength(2);
  });

  test('offers the seven people of the sign-in page, with the one password', async () => {
    expect(await listDemoPeople(database.db)).toEqual([
      { username: 'Demo Admin', role: 'admin', area: 'People', cargo: 'Head' },
      { username: 'Demo Head', role: 'full_access', area: 'Finance', cargo: 'Head' },
      { username: 'Demo Full', role: 'full_access', area: 'Finance', cargo: 'Senior Assist' },
      { username: 'Demo Nofin', role: 'tudo_menos_fin', area: 'M&A', cargo: 'Mid-level Assist' },
      { username: 'Demo People', role: 'apenas_people', area: 'Finance', cargo: 'Intern Assist' },
      { username: 'Demo Chief', role: 'full_access', area: 'Projects', cargo: 'C-Level' },
      { username: 'Demo Forced', role: 'full_access', area: 'Finance', cargo: 'Junior Assist' },
    ]);
    const forced = await accountOf('Demo Forced');
    expect(forced).toMatchObject({ email: 'demo.forced@example.com', must_change_password: true });
    expect(await verifyPassword(forced.password_hash, config.demoPassword)).toBe(true);
    expect((await accountOf('Demo Head')).must_change_password).toBe(false);
  });

  test('keeps the rules of leave and ledger, with plausible balances', async () => {
    await expectSoundCompany(database.db, TODAY);
    const balances = await listBalances(database.db, TODAY);
    const of = (name: string) => balances.find(({ username }) => username === name)?.balance;
    expect(['Demo People', 'Demo Full', 'Demo Nofin'].map(of)).toEqual([22.5, 22, 21.5]);
    expect(balances.filter(({ balance }) => balance > 35)).toEqual([]);
    expect(await countConflicts(database.db, 'TODOS')).toBeGreaterThanOrEqual(8);
    expect(await countConflicts(database.db, 'Finance')).toBeGreaterThanOrEqual(3);
  });

  test('has requests that wait for Demo Head and Demo Chief, and no mail', async () => {
    const { approvals: head } = await listApprovals(
      database.db,
      await readerOf('Demo Head'),
      TODAY,
    );
    expect(head.map(({ name }) => name).sort()).toEqual([
      'Ana Beatriz Conceição',
      'João Pedro Guimarães',
      'Rafael Ávila',
    ]);
    const { approvals: chief } = await listApprovals(
      database.db,
      await readerOf('Demo Chief'),
      TODAY,
    );
    expect(chief.length).toBeGreaterThan(0);
    expect(await countRows(database.db, 'mail_outbox')).toBe(0);
  });

  test('D23: approvers count as notified and reminded, so the daily job mails nobody', async () => {
    expect(await listMissingApprovals(database.db, TODAY, new Date(`${TODAY}T12:00:00Z`))).toEqual(
      [],
    );
    const waiting = await database.db
      .selectFrom('leaves')
      .select(['asked_at', 'reminders'])
      .where('state', 'in', ['pending', 'cancellation_asked'])
      .execute();
    const reminded = waiting.map(({ asked_at, reminders }) => {
      const waited = daysBetween(dayIn(config.timeZone, asked_at), TODAY);
      expect(reminders, `after ${waited} days`).toBe(waited < 3 ? 0 : waited < 7 ? 1 : 2);
      return reminders;
    });
    expect(new Set(reminded)).toEqual(new Set([0, 1, 2]));
    const events = await database.db
      .selectFrom('leaves as l')
      .innerJoin('leave_events as ev', 'ev.leave_id', 'l.id')
      .select(({ fn }) => ['l.id', 'l.asked_at', fn.max('ev.at').as('last')])
      .where('l.state', 'in', ['pending', 'cancellation_asked'])
      .groupBy('l.id')
      .execute();
    expect(events.filter(({ asked_at, last }) => asked_at.getTime() !== last.getTime())).toEqual(
      [],
    );
  });

  test('has deputies of three Heads, and requests that the coverage rules warn of', async () => {
    const asAdmin = { role: 'admin', employee: null } as unknown as Actor;
    const heads = await listDeputies(database.db, asAdmin, TODAY);
    const deputies = heads.flatMap(({ name, deputies: own }) =>
      own.map((deputy) => [name, deputy.name, deputy.active, deputy.problem]),
    );
    expect(deputies).toEqual([
      ['Demo Head', 'Demo Full', true, null],
      [
        'Maria Eduarda Cavalcanti de Albuquerque Vasconcelos Montenegro',
        'José Antônio Simões',
        true,
        null,
      ],
      ['Mateus Gonçalves', 'Vinícius Falcão', false, 'Is away today'],
    ]);
    const warningsFor = async (username: string) =>
      (await listApprovals(database.db, await readerOf(username), TODAY)).approvals.flatMap(
        ({ name, warnings }) => warnings.map((warning) => [name, warning]),
      );
    expect(await warningsFor('Demo Admin')).toEqual([
      ['Thaís Magalhães', expect.stringContaining('Should not be away together with')],
    ]);
    expect(await warningsFor('Fernanda Coutinho')).toContainEqual([
      'Chloé Lefèvre',
      expect.stringContaining('from Commercial would be away. The limit is 2.'),
    ]);
    expect(await warningsFor('Demo Head')).toEqual([]);
  });

  test('D34: every link leads to a page that this server has', async () => {
    const links = await database.db.selectFrom('links').select(['name', 'url']).execute();
    expect(links).toHaveLength(LINKS.length);
    expect(links.filter(({ url }) => !SAMPLE_PAGES.has(url))).toEqual([]);
  });

  test('spec §7: has both documents of the benefits, as PDFs, stored once', async () => {
    const documents = await listDocuments(database.db);
    expect(documents.map(({ name }) => name)).toEqual(['dental-plan.pdf', 'health-plan.pdf']);
    const { objects } = await files.listAll(`${DOCUMENTS.path}/`);
    const stored = [...objects].map((object) => object.name);
    expect(stored).toHaveLength(2);
    for (const key of stored) {
      const bytes = await readStored(files, DOCUMENTS, key);
      expect(pdfProblem(bytes ?? Buffer.alloc(0))).toBeNull();
    }
  });

  test('spec §2: holds questions that the chatbot really cannot answer', async () => {
    const questions = await listQuestions(database.db);
    expect(questions.map(({ times }) => times)).toEqual([6, 4, 3, 2, 1]);
    for (const { question } of questions) {
      expect(answer(question, 'admin').topic, question).toBeNull();
    }
  });

  test('has birthdays of nearly everybody, 29 February too, and two years of images and targets', async () => {
    const people = await listBirthDates(database.db);
    expect(people.filter(({ birthDate }) => birthDate === null)).toHaveLength(3);
    expect(people.filter(({ birthDate }) => birthDate?.endsWith('02-29'))).toHaveLength(1);
    const monthsOf = async (year: number) =>
      (await listMonthlyImages(database.db, year)).map(({ month }) => month);
    expect(await monthsOf(2026)).toEqual([10, 11]);
    expect(await monthsOf(2025)).toEqual([1, 6]);
    const { objects } = await files.listAll(`${MONTHLY_IMAGES.path}/`);
    expect([...objects]).toHaveLength(4);
    const targets = await listRevenueTargets(database.db, 2026);
    expect(targets.filter(({ goal }) => goal > 0)).toHaveLength(12);
    expect(targets.map(({ actual }) => actual > 0).lastIndexOf(true)).toBe(10);
    expect(targets[10]?.actual).toBeLessThan(targets[10]?.goal ?? 0);
    const last = await listRevenueTargets(database.db, 2025);
    for (const { goal, actual } of last) {
      expect(goal).toBeGreaterThan(0);
      expect(actual / goal).toBeGreaterThan(0.8);
    }
    expect(sumTargets(targets).goal).toBeGreaterThan(sumTargets(last).goal);
  });

  test('is left as people have made it by a second start', async () => {
    await database.db
      .updateTable('accounts')
      .set({ role: 'apenas_people' })
      .where('username', '=', 'Demo Full')
      .execute();
    await database.db.updateTable('links').set({ url: 'https://example.com/' }).execute();
    const leaves = await database.db.selectFrom('leaves').selectAll().orderBy('id').execute();
    await fill();
    expect(await database.db.selectFrom('leaves').selectAll().orderBy('id').execute()).toEqual(
      leaves,
    );
    expect((await accountOf('Demo Full')).role).toBe('apenas_people');
    expect(await findLinkUrl(database.db, 'vacation')).toBe('https://example.com/');
  });
});
