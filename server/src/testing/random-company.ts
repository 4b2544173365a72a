import type { Role } from '@intranet/contract/core/roles.ts';
import fc from 'fast-check';
import { post, put, remove } from './calls.ts';
import { emptyTables } from './empty-tables.ts';
import { makeAccount, makePerson, type Person } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const AREAS = ['Finance', 'Legal', 'Board'];
const POSITIONS = ['Head', 'C-Level', 'Junior Assist', 'Head'];

/** A company whose people, requests and deputies change at random, through the API. */
export function randomCompany(t: TestApp, role: Role = 'full_access') {
  let admin: Pick<Person, 'cookie'>;
  let people: Person[];
  let created = 0;

  /**
   * Three areas, each with a Head and somebody whose request waits. A deputy from another area
   * decides for the first Head, who has no account.
   */
  async function make(): Promise<void> {
    await emptyTables(t.database);
    admin = await makeAccount(t, 'Ada', { role: 'admin' });
    people = [];
    for (let n = 0; n < 6; n += 1) {
      const cargo = n < 3 ? 'Head' : 'Junior Assist';
      const area = AREAS[n % 3] as string;
      people.push(await makePerson(t, `Person ${n}`, { area, cargo, role, balance: 30 }));
    }
    await changes.nameDeputy(0, 4);
    await changes.deleteAccount(0);
    await Promise.all(people.slice(3).map((_, n) => changes.request(n + 3, n)));
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
  const changes = {
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
    decide: async (who: number, n: number) => {
      const waiting = await t.deps.db
        .selectFrom('leaves')
        .select(['id', 'version'])
        .where('state', '=', 'pending')
        .orderBy('id')
        .execute();
      if (waiting.length === 0) return false;
      const { id, version } = oneOf(waiting, n);
      const body = { decision: oneOf(['approve', 'reject'], who), version };
      for (const { cookie } of [admin, ...people]) {
        const reply = await post(t, { cookie }, `/api/approvals/${id}`, body);
        if (reply.statusCode < 300) return reply;
      }
      return false;
    },
  };

  return { make, changes, people: () => people };
}

export type ChangeKind = keyof ReturnType<typeof randomCompany>['changes'];

/** Generates changes for `changes`: of whom, and any other number. */
export const anyChange = (kinds: readonly ChangeKind[]) =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    who: fc.nat({ max: 5 }),
    number: fc.nat({ max: 30 }),
  });
