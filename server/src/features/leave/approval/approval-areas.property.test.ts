import fc from 'fast-check';
import { expect, test } from 'vitest';
import { post, put, remove } from '../../../testing/calls.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { makeAccount, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { listMissingApprovals } from './request-missing-approvals.ts';

const t = useTestApp();
const TODAY = '2026-03-02';
const AREAS = ['Finance', 'Legal', 'Board'];
const POSITIONS = ['Head', 'C-Level', 'Junior Assist', 'Head'];

let admin: Pick<Person, 'cookie'>;
let people: Person[];
let created = 0;

/**
 * Three areas, each with a Head and somebody whose request waits. A deputy from another area
 * decides for the first Head, who has no account.
 */
async function makeCompany() {
  await emptyTables(t.database);
  admin = await makeAccount(t, 'Ada', { role: 'admin' });
  people = [];
  for (let n = 0; n < 6; n += 1) {
    const cargo = n < 3 ? 'Head' : 'Junior Assist';
    const area = AREAS[n % 3] as string;
    people.push(await makePerson(t, `Person ${n}`, { area, cargo, balance: 30 }));
  }
  await CHANGES.nameDeputy(0, 4);
  await CHANGES.deleteAccount(0);
  await Promise.all(people.slice(3).map((_, n) => CHANGES.request(n + 3, n)));
}

const person = (n: number) => people[n % people.length] as Person;
const oneOf = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

async function edit(who: number, wanted: object) {
  const { employeeId, name } = person(who);
  const employee = await t.deps.db
    .selectFrom('employees as e')
    .innerJoin('areas', 'areas.id', 'e.area_id')
    .select(['areas.name as area', 'e.cargo', 'e.ativo'])
    .where('e.id', '=', employeeId)
    .executeTakeFirstOrThrow();
  const body = { nome: name, employee_id: employeeId, saldo: 30, expected_saldo: 30 };
  return post(t, admin, '/api/edit_ferias', { ...body, ...employee, ...wanted });
}

async function editAccount(who: number, wanted: object) {
  const account = await t.deps.db
    .selectFrom('accounts')
    .select(['username', 'email', 'role'])
    .where('id', '=', person(who).accountId)
    .executeTakeFirst();
  return account && post(t, admin, '/api/update_user', { ...account, ...wanted });
}

/** Changes of somebody's number and any other number. */
const CHANGES = {
  move: (who: number, n: number) => edit(who, { area: oneOf(AREAS, n) }),
  promote: (who: number, n: number) => edit(who, { cargo: oneOf(POSITIONS, n) }),
  leaveOrReturn: (who: number, n: number) => edit(who, { ativo: oneOf(['S', 'N', 'C'], n) }),
  newAddress: (who: number, n: number) =>
    editAccount(who, { email: `new.${n}.${who}@example.com` }),
  otherRole: (who: number, n: number) =>
    editAccount(who, { role: oneOf(['admin', 'full_access', 'apenas_people'], n) }),
  rename: (who: number, n: number) =>
    put(t, admin, `/api/employees/${person(who).employeeId}/name`, {
      name: `Renamed ${who} ${n}`,
      another_person: true,
    }),
  deleteAccount: async (who: number) => {
    const { accountId } = person(who);
    const { db } = t.deps;
    const account = await db
      .selectFrom('accounts')
      .select('username')
      .where('id', '=', accountId)
      .executeTakeFirst();
    return account && post(t, admin, '/api/delete_user', account);
  },
  register: async (who: number, n: number) => {
    created += 1;
    return post(t, admin, '/api/register', {
      username: `Newcomer ${created}`,
      email: `newcomer.${created}@example.com`,
      password: 'a good long passphrase',
      role: oneOf(['full_access', 'full_access', 'admin'], n),
      employee_id: person(who).employeeId,
    });
  },
  hire: async (_: number, n: number) => {
    created += 1;
    const name = `Newcomer ${created}`;
    await makeAccount(t, name);
    return post(t, admin, '/api/create_user', {
      nome: name,
      area: oneOf(AREAS, n),
      cargo: oneOf(POSITIONS, n),
      saldo: 0,
      start_date: '2020-03-01',
    });
  },
  nameDeputy: (who: number, n: number) =>
    post(t, admin, '/api/deputies', {
      head: 'Head',
      head_id: person(who).employeeId,
      deputy: 'Deputy',
      deputy_id: person(n).employeeId,
    }),
  removeDeputy: async (_: number, n: number) => {
    const namings = await t.deps.db.selectFrom('deputies').select('id').orderBy('id').execute();
    return namings.length > 0 && remove(t, admin, `/api/deputies/${oneOf(namings, n).id}`);
  },
  request: async (who: number, n: number) => {
    const start = `2026-0${4 + (n % 6)}-06`;
    const { cookie, name } = person(who);
    return post(t, { cookie }, '/api/agendarFerias', {
      NOMECOLABORADOR: name,
      LEAVE_TYPE: 'Day Off',
      INICIO: start,
      FIM: start,
    });
  },
};
type Kind = keyof typeof CHANGES;
const KINDS = Object.keys(CHANGES) as Kind[];

test('property: after any change of people, all approvers have a link', async () => {
  const change = fc.record({
    kind: fc.constantFrom(...KINDS, 'nameDeputy' as const),
    who: fc.nat({ max: 5 }),
    number: fc.nat({ max: 30 }),
  });
  const made = new Map<Kind, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 8 }), async (changes) => {
      await makeCompany();
      for (const { kind, who, number } of changes) {
        const reply = await CHANGES[kind](who, number);
        if (reply && reply.statusCode < 300) made.set(kind, (made.get(kind) ?? 0) + 1);
        const missing = await listMissingApprovals(t.deps.db, TODAY, t.deps.clock.now());
        expect(missing, `${kind} ${who} ${number}`).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
  expect(KINDS.filter((kind) => !made.has(kind))).toEqual([]);
}, 60_000);
