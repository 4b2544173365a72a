import { beforeEach, describe, expect, test } from 'vitest';
import { get, post, put, remove, setClock } from '../../../testing/calls.ts';
import { makeLeave, makePerson, type Person } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { runAccessRound } from '../jobs.ts';
import { addEntry, audited, CODE_SECRET, shareEntry, shareVault } from '../vault.fixture.ts';
import { remindToRotate } from './remind.ts';

const t = useTestApp();
let ada: Person;
let bea: Person;
let eva: Person;
let id: number;

const reveal = (by: Person, entry = id) =>
  post(t, by, `/api/vault/${entry}/password`, { purpose: 'reveal' });
const change = (password: string, by = ada) =>
  put(t, by, `/api/passwords/${id}`, { platform: 'Bank', link: '', user: '', password });
async function ok(call: ReturnType<typeof get>) {
  const reply = await call;
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

interface Listed {
  id: number;
  to_rotate: { person: string; cause: string; of_code: boolean }[];
}
/** `[entry, person, cause]` of the open marks that somebody sees. */
async function marks(by = ada): Promise<[number, string, string][]> {
  const { entries } = await ok(get(t, by, '/api/vault'));
  return entries.flatMap((entry: Listed) =>
    entry.to_rotate.map(({ person, cause }) => [entry.id, person, cause]),
  );
}
const mailsTo = async (person: Person, subject = /password/) =>
  (await t.mails()).filter((mail) => mail.recipient === person.email && subject.test(mail.subject));

beforeEach(async () => {
  ada = await makePerson(t, 'Ada', { role: 'admin' });
  bea = await makePerson(t, 'Bea', { area: 'Legal' });
  eva = await makePerson(t, 'Eva');
  id = await addEntry(t, ada);
  await shareVault(t, ada);
  await shareEntry(t, ada, id, {
    readers: { people: [bea.employeeId], groups: [] },
    editors: { people: [eva.employeeId], groups: [] },
  });
});

async function shareByRule() {
  const rule = { areas: ['Legal'], positions: [] };
  const group = { name: 'Legal', description: '', members: [], rule };
  const { id: groupId } = await ok(post(t, ada, '/api/groups', group));
  await shareEntry(t, ada, id, {
    readers: { people: [], groups: [groupId] },
    editors: { people: [eva.employeeId], groups: [] },
  });
  return { groupId, group };
}

describe('D59: access that ends marks what the person has read', () => {
  const ENDINGS: [name: string, cause: string, end: () => Promise<unknown>][] = [
    [
      'removed as a reader',
      'unshared',
      () => shareEntry(t, ada, id, { editors: { people: [eva.employeeId], groups: [] } }),
    ],
    ['sharing turned off', 'switched_off', () => shareVault(t, ada, false)],
    [
      'account deleted',
      'account_deleted',
      () => ok(post(t, ada, '/api/delete_user', { username: 'Bea' })),
    ],
    [
      'left',
      'left',
      () =>
        ok(
          post(t, ada, '/api/edit_ferias', {
            ...{ area: 'Legal', nome: 'Bea', saldo: 0, ativo: 'N', cargo: 'Senior Assist' },
          }),
        ),
    ],
    [
      'a departure is completed',
      'left',
      () =>
        ok(
          put(t, ada, `/api/people/${bea.employeeId}/departure`, {
            ...{ last_day: '2026-03-01', pays_out: true, note: '', version: null },
          }),
        ),
    ],
  ];
  test.each(ENDINGS)('%s', async (_, cause, end) => {
    await ok(reveal(bea));
    expect(await marks()).toEqual([]);
    await end();
    expect(await marks()).toEqual([[id, 'Bea', cause]]);
    await runAccessRound(t.deps);
    expect(await marks()).toEqual([[id, 'Bea', cause]]);
    expect((await audited(t)).filter((one) => one.action === 'password_marked_to_rotate')).toEqual([
      {
        action: 'password_marked_to_rotate',
        actor: 'Ada',
        subject: 'Bank',
        detail: { entry: id, person: 'Bea', cause },
      },
    ]);
  });

  test('out of a group by hand, and by its rule', async () => {
    const { groupId, group } = await shareByRule();
    await ok(reveal(bea));
    const [{ version }] = (await ok(get(t, ada, '/api/groups'))).groups;
    const other = { ...group, rule: null, members: [eva.employeeId], version };
    await ok(put(t, ada, `/api/groups/${groupId}`, other));
    expect(await marks()).toEqual([[id, 'Bea', 'group']]);
  });

  test('moved to another area, so that a rule no longer applies', async () => {
    await shareByRule();
    await ok(reveal(bea));
    const moved = { area: 'Sales', nome: 'Bea', saldo: 0, ativo: 'S', cargo: 'Senior Assist' };
    await ok(post(t, ada, '/api/edit_ferias', moved));
    expect(await marks()).toEqual([[id, 'Bea', 'moved']]);
  });

  test('no longer an administrator, with a list of all passwords read', async () => {
    const cleo = await makePerson(t, 'Cleo', { role: 'admin' });
    const code = await addEntry(t, cleo, {
      platform: 'Coded',
      password: '',
      code_secret: CODE_SECRET,
    });
    await ok(get(t, cleo, '/api/passwords'));
    const body = { username: 'Cleo', email: cleo.email, role: 'full_access' };
    await ok(post(t, ada, '/api/update_user', body));
    expect(await marks()).toEqual([
      [id, 'Cleo', 'role'],
      [code, 'Cleo', 'role'],
    ]);
  });

  test('access that remains by another way marks nothing; neither does a secret never read', async () => {
    const { groupId } = await shareByRule();
    await ok(reveal(bea));
    await shareEntry(t, ada, id, {
      readers: { people: [bea.employeeId], groups: [] },
      editors: { people: [], groups: [groupId] },
    });
    await shareEntry(t, ada, id, { readers: { people: [bea.employeeId], groups: [] } });
    expect(await marks()).toEqual([]);
  });

  test('an entry with the same password is marked too', async () => {
    const twin = await addEntry(t, ada, { platform: 'Twin' });
    await ok(reveal(bea));
    await ok(post(t, ada, '/api/delete_user', { username: 'Bea' }));
    expect(await marks()).toEqual([
      [id, 'Bea', 'account_deleted'],
      [twin, 'Bea', 'account_deleted'],
    ]);
    expect(await mailsTo(ada)).toHaveLength(1);
  });

  test('an entry that can’t be decrypted doesn’t keep an account from being deleted', async () => {
    await ok(reveal(bea));
    await t.deps.db.updateTable('vault_entries').set({ key_id: 'lost' }).execute();
    await ok(post(t, ada, '/api/delete_user', { username: 'Bea' }));
    expect(await marks()).toEqual([[id, 'Bea', 'account_deleted']]);
  });

  test('a preview of a departure marks nothing', async () => {
    await ok(reveal(bea));
    await ok(get(t, ada, `/api/people/${bea.employeeId}/departure`));
    expect(await marks()).toEqual([]);
    expect(await mailsTo(ada)).toEqual([]);
  });
});

test('the hourly round marks what no transaction could, once', async () => {
  await ok(reveal(bea));
  await t.deps.db.deleteFrom('readers').where('employee_id', '=', bea.employeeId).execute();
  await Promise.all([runAccessRound(t.deps), runAccessRound(t.deps)]);
  expect(await marks()).toEqual([[id, 'Bea', 'other']]);
  expect(await mailsTo(ada)).toHaveLength(1);
});

describe('a mark', () => {
  beforeEach(async () => {
    await ok(reveal(bea));
    await shareEntry(t, ada, id, { editors: { people: [eva.employeeId], groups: [] } });
  });

  test('shows to those who can change the entry, and is counted for home', async () => {
    const count = async (by: Person) => (await ok(get(t, by, '/api/vault/to-rotate'))).entries;
    expect(await marks(eva)).toEqual([[id, 'Bea', 'unshared']]);
    expect([await count(ada), await count(eva), await count(bea)]).toEqual([1, 1, 0]);
    await shareEntry(t, ada, id, { readers: { people: [eva.employeeId], groups: [] } });
    expect(await marks(eva)).toEqual([]);
    expect(await count(eva)).toBe(0);
  });

  test('stays while access is given back, and closes with a new password', async () => {
    await shareEntry(t, ada, id, {
      readers: { people: [bea.employeeId], groups: [] },
      editors: { people: [eva.employeeId], groups: [] },
    });
    expect(await marks()).toHaveLength(1);
    await ok(put(t, eva, `/api/passwords/${id}`, { platform: 'Bank AG', link: '', user: '' }));
    expect(await marks()).toHaveLength(1);
    await ok(change('second secret', eva));
    expect(await marks()).toEqual([]);
    expect((await audited(t)).at(-2)).toEqual({
      action: 'password_rotated',
      actor: 'Eva',
      subject: 'Bank AG',
      detail: { entry: id, people: 'Bea' },
    });
  });

  test('opens again if the former password comes back', async () => {
    await ok(change('second secret'));
    await ok(change('first secret'));
    expect(await marks()).toEqual([[id, 'Bea', 'unshared']]);
  });

  test('goes with an entry in the bin and comes back with it', async () => {
    await ok(remove(t, ada, `/api/passwords/${id}`));
    expect(await marks()).toEqual([]);
    await remindToRotate(t.deps);
    await ok(post(t, ada, `/api/vault/${id}/restore`));
    expect(await marks()).toHaveLength(1);
  });

  test('is mailed at once to editors and administrators, without the password', async () => {
    const [mail, ...others] = await mailsTo(eva);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('1 password to change');
    expect(mail?.facts).toEqual([['Bank', 'Bea']]);
    expect(mail?.action?.url).toMatch(/\/pipepass\?rotate=yes$/);
    expect(JSON.stringify(mail)).not.toContain('first secret');
    expect(await mailsTo(ada)).toHaveLength(1);
    expect(await mailsTo(bea)).toEqual([]);
    const { rows } = (await ok(get(t, eva, '/api/notifications'))) as { rows: object[] };
    expect(rows).toMatchObject([{ kind: 'administration', path: '/pipepass?rotate=yes' }]);
  });

  test('reminds once a week while it is open, and never on leave', async () => {
    await makeLeave(t, eva, '2026-03-09', '2026-03-10');
    await setClock(t, '2026-03-08');
    await remindToRotate(t.deps);
    expect(await mailsTo(ada)).toHaveLength(1);
    await setClock(t, '2026-03-09');
    await Promise.all([remindToRotate(t.deps), remindToRotate(t.deps)]);
    expect((await mailsTo(ada)).map(({ subject }) => subject)).toEqual([
      '1 password to change',
      'Reminder: 1 password to change',
    ]);
    // On leave, it waits for the digest of the first day back.
    expect(await mailsTo(eva)).toHaveLength(1);
    await ok(change('second secret'));
    await setClock(t, '2026-03-16');
    await remindToRotate(t.deps);
    expect(await mailsTo(ada)).toHaveLength(2);
  });

  test('tells administrators if nobody else can change the entry', async () => {
    await ok(post(t, ada, '/api/delete_user', { username: 'Eva' }));
    const { only_admins_edit } = await ok(get(t, ada, `/api/vault/${id}/access`));
    expect(only_admins_edit).toBe(true);
    await setClock(t, '2026-03-09');
    await remindToRotate(t.deps);
    const mail = (await mailsTo(ada)).at(-1);
    expect(mail?.facts).toEqual([['Bank *', 'Bea']]);
    expect(mail?.paragraphs.join()).toContain('only administrators can change them');
  });
});
