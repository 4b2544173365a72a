import type {
  ManagedAnnouncement,
  ReadAnnouncement,
} from '@intranet/contract/announcements/endpoints.ts';
import type { Readers } from '@intranet/contract/groups/readers.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { failure, get, post, put, remove, setClock } from '../../testing/calls.ts';
import {
  invite,
  makeAccount,
  makeLeave,
  makePerson,
  type Person,
} from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { runAnnouncementRound } from './jobs.ts';

const t = useTestApp();
// Today is 2 March 2026.
let admin: Person;
let ana: Person;
let bia: Person;
let gil: Person;
beforeEach(async () => {
  admin = await makePerson(t, 'Ada Admin', { role: 'admin', area: 'People' });
  ana = await makePerson(t, 'Ana', { area: 'Legal', role: 'tudo_menos_fin' });
  bia = await makePerson(t, 'Bia', { area: 'Legal', role: 'full_access' });
  gil = await makePerson(t, 'Gil Gone', { area: 'Legal', role: 'tudo_menos_fin', ativo: 'N' });
});

const FORM = {
  ...{ title: 'New travel policy', text: 'Book **early**.', readers: null as Readers | null },
  ...{ from: '2026-03-02', until: null as string | null, pinned: false },
  confirm_by: null as string | null,
};
type Form = Partial<typeof FORM>;
const TO_CONFIRM = { confirm_by: '2026-03-05' };

const add = (form: Form = {}) => post(t, admin, '/api/announcements', { ...FORM, ...form });
async function added(form: Form = {}): Promise<number> {
  const reply = await add(form);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().id;
}
const edit = (id: number, form: Form, version = 1) =>
  put(t, admin, `/api/announcements/${id}`, { ...FORM, ...form, version });
const list = async (who: { cookie: string }): Promise<ReadAnnouncement[]> =>
  (await get(t, who, '/api/announcements')).json().announcements;
const titles = async (who: { cookie: string }) => (await list(who)).map(({ title }) => title);
const managed = async (): Promise<ManagedAnnouncement[]> =>
  (await get(t, admin, '/api/announcements/all')).json().announcements;
const send = (who: Person, id: number, what: string, text_hash: string) =>
  post(t, who, `/api/announcements/${id}/${what}`, { text_hash });
async function confirm(who: Person, id: number) {
  const shown = (await list(who)).find((one) => one.id === id);
  return send(who, id, 'confirmation', shown?.text_hash ?? '');
}
const confirmations = async (id: number, query: string) =>
  (await get(t, admin, `/api/announcements/${id}/confirmations?${query}`)).json();
const unconfirmed = (id: number, search = '') => confirmations(id, `list=missing&search=${search}`);
const namesOf = ({ people }: { people: { name: string }[] }) => people.map(({ name }) => name);
const unread = async (who: Person) => (await get(t, who, '/api/notifications/count')).json().unread;
const mailsTo = async ({ email }: Person) =>
  (await t.mails()).filter(({ recipient }) => recipient === email).map(({ subject }) => subject);

const only = (readers: Partial<Readers>): Readers => ({
  ...{ roles: [], people: [], groups: [] },
  ...readers,
});
async function makeGroup(members: number[]): Promise<number> {
  const group = { name: 'Deal team', description: '', members, rule: null };
  return (await post(t, admin, '/api/groups', group)).json().id;
}

describe('D57: the audience', () => {
  const AUDIENCES: [string, () => Promise<Readers | null>, string[]][] = [
    ['everybody', async () => null, ['Ada Admin', 'Ana', 'Bia', 'Robot']],
    ['a role', async () => only({ roles: ['tudo_menos_fin'] }), ['Ana']],
    ['a person', async () => only({ people: [bia.employeeId] }), ['Bia']],
    [
      'a group with a leaver',
      async () => only({ groups: [await makeGroup([ana.employeeId, gil.employeeId])] }),
      ['Ana'],
    ],
    [
      'role and person at once',
      async () => only({ roles: ['tudo_menos_fin'], people: [ana.employeeId, bia.employeeId] }),
      ['Ana', 'Bia'],
    ],
  ];

  test.each(AUDIENCES)(
    'is %s: those who read are those who are counted and notified',
    async (_, readersOf, expected) => {
      const robot = await makeAccount(t, 'Robot');
      await invite(t, (await makeAccount(t, 'Ivo', { role: 'tudo_menos_fin' })).accountId);
      const id = await added({ readers: await readersOf(), ...TO_CONFIRM });
      const accounts = { 'Ada Admin': admin, Ana: ana, Bia: bia, 'Gil Gone': gil, Robot: robot };
      const readers: string[] = [];
      for (const [name, who] of Object.entries(accounts)) {
        if ((await list(who)).length > 0) readers.push(name);
      }
      expect(readers).toEqual(expected);
      expect(namesOf(await unconfirmed(id))).toEqual(expected);
      expect(await managed()).toMatchObject([{ people: expected.length, confirmed: 0 }]);
      const notified = (await t.mails()).map(({ recipient }) => recipient).sort();
      expect(notified).toHaveLength(expected.length);
    },
  );

  test('that reaches nobody is refused, and nothing is stored', async () => {
    const empty = await makeGroup([gil.employeeId]);
    for (const readers of [
      only({}),
      only({ roles: ['apenas_people'] }),
      only({ people: [gil.employeeId] }),
      only({ groups: [empty] }),
    ]) {
      const reply = await add({ readers });
      expect(failure(reply)).toMatchObject({ status: 400, code: 'invalid_input' });
      expect(reply.json().fields.readers).toBe(
        'Nobody in this audience can sign in. Choose other people.',
      );
    }
    expect(await managed()).toEqual([]);
  });

  test('names a group that can’t be removed meanwhile', async () => {
    const group = await makeGroup([ana.employeeId]);
    const id = await added({ readers: only({ groups: [group] }) });
    expect(failure(await remove(t, admin, `/api/groups/${group}`)).error).toBe(
      'Deal team is among the readers of New travel policy. Remove it there first.',
    );
    expect((await edit(id, { readers: null })).statusCode).toBe(200);
    expect((await remove(t, admin, `/api/groups/${group}`)).statusCode).toBe(200);
  });
});

describe('D57: days', () => {
  test('it shows from its first to its last day, and its audience is notified on the first', async () => {
    await added({ from: '2026-03-04', until: '2026-03-05' });
    expect([await titles(ana), await unread(ana)]).toEqual([[], 0]);
    for (const [day, shown, emails] of [
      ['2026-03-03', [], 0],
      ['2026-03-04', ['New travel policy'], 1],
      ['2026-03-05', ['New travel policy'], 1],
      ['2026-03-06', [], 1],
    ] as const) {
      await setClock(t, day);
      await runAnnouncementRound(t.deps);
      await runAnnouncementRound(t.deps);
      expect([await titles(ana), (await mailsTo(ana)).length], day).toEqual([shown, emails]);
    }
  });

  test('one that is moved to a later day leaves the bells, and notifies again on that day', async () => {
    const id = await added();
    await edit(id, { from: '2026-03-10' });
    expect([await unread(ana), await titles(ana)]).toEqual([0, []]);
    await setClock(t, '2026-03-10');
    await runAnnouncementRound(t.deps);
    expect([await unread(ana), (await mailsTo(ana)).length]).toEqual([1, 2]);
  });

  test('a narrower audience leaves nothing in the bells of the others', async () => {
    const id = await added();
    await edit(id, { readers: only({ people: [bia.employeeId] }) });
    expect([await unread(ana), await unread(bia)]).toEqual([0, 1]);
  });

  test('pinned ones come first, then the newest', async () => {
    await added({ title: 'Old', from: '2026-02-01' });
    await added({ title: 'Pinned', from: '2026-01-01', pinned: true });
    await added({ title: 'New' });
    expect(await titles(ana)).toEqual(['Pinned', 'New', 'Old']);
  });

  test.each<[string, Form, string, string]>([
    ['no title', { title: ' ' }, 'title', 'Enter a title'],
    ['no text', { text: ' \n ' }, 'text', 'Write the text'],
    ['a huge text', { text: 'x'.repeat(20_001) }, 'text', 'At most 20000 characters'],
    ['no first day', { from: '' }, 'from', 'Enter the first day'],
    ['no date', { until: 'soon' }, 'until', 'Enter a valid date (DD/MM/YYYY)'],
    ['an early end', { until: '2026-03-01' }, 'until', 'The last day is before the first'],
    [
      'a past end',
      { from: '2026-02-01', until: '2026-03-01' },
      'until',
      'This day is in the past, so nobody would see the announcement',
    ],
    [
      'a confirmation before it shows',
      { confirm_by: '2026-03-01' },
      'confirm_by',
      'This date is before the first day',
    ],
    [
      'a confirmation after the end',
      { until: '2026-03-04', confirm_by: '2026-03-05' },
      'confirm_by',
      'This date is after the last day',
    ],
  ])('refuse %s', async (_, form, field, sentence) => {
    const reply = await add(form);
    expect(reply.statusCode, reply.body).toBe(400);
    expect(reply.json().fields).toEqual({ [field]: sentence });
    expect(await managed()).toEqual([]);
  });
});

describe('D57: reading and confirming', () => {
  test('a reading marks the notification as read, until the text changes', async () => {
    const id = await added();
    expect(await unread(ana)).toBe(1);
    const [shown] = await list(ana);
    expect(shown).toMatchObject({ read: false, confirmed_at: null });
    const hash = shown?.text_hash ?? '';
    await send(ana, id, 'reading', hash);
    expect([await unread(ana), await unread(bia)]).toEqual([0, 1]);
    expect(await list(ana)).toMatchObject([{ read: true }]);
    await edit(id, { title: 'A better title' });
    expect(await list(ana)).toMatchObject([{ read: true }]);
    await edit(id, { text: 'Book late.' }, 2);
    expect(await list(ana)).toMatchObject([{ read: false }]);
    expect(failure(await send(ana, id, 'reading', hash))).toMatchObject({
      status: 409,
      code: 'stale_version',
      error: 'The text was changed in the meantime. Please read the new text.',
    });
    expect(await mailsTo(ana)).toEqual(['New travel policy']);
  });

  test('a confirmation is stored once with the hash, and a changed text asks again', async () => {
    const id = await added(TO_CONFIRM);
    const replies = await Promise.all([confirm(ana, id), confirm(ana, id)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const stored = () =>
      t.deps.db
        .selectFrom('announcement_confirmations')
        .select(['announcement_id', 'confirmed_by', 'text_hash'])
        .orderBy('id')
        .execute();
    const [{ text_hash } = { text_hash: '' }] = await list(ana);
    expect(text_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await stored()).toEqual([{ announcement_id: id, confirmed_by: 'Ana', text_hash }]);
    expect(await unread(ana)).toBe(0);
    expect(await managed()).toMatchObject([{ people: 3, confirmed: 1 }]);

    await edit(id, { ...TO_CONFIRM, text: 'Book late.' });
    expect(await list(ana)).toMatchObject([{ read: false, confirmed_at: null }]);
    expect(await managed()).toMatchObject([{ people: 3, confirmed: 0 }]);
    expect((await unconfirmed(id)).people).toMatchObject([
      { name: 'Ada Admin', confirmed_earlier_at: null },
      { name: 'Ana', confirmed_earlier_at: '2026-03-02T12:00:00.000Z' },
      { name: 'Bia', confirmed_earlier_at: null },
    ]);
    expect(await confirmations(id, '')).toEqual({
      ...{ people: [], confirmed: 0, missing: 3, next: null },
    });
    expect(await unread(ana)).toBe(1);
    expect(failure(await send(ana, id, 'confirmation', text_hash)).status).toBe(409);
    t.setNow('2026-03-02T15:30:00Z');
    await confirm(ana, id);
    expect(await stored()).toHaveLength(2);
    expect(await confirmations(id, 'list=confirmed&search=AN')).toMatchObject({
      people: [
        {
          ...{ name: 'Ana', area: 'Legal', confirmed_at: '2026-03-02T15:30:00.000Z' },
          ...{ confirmed_earlier_at: '2026-03-02T12:00:00.000Z', on_leave: false },
        },
      ],
      ...{ confirmed: 1, missing: 2 },
    });
    expect(namesOf(await unconfirmed(id))).toEqual(['Ada Admin', 'Bia']);
    expect(namesOf(await unconfirmed(id, 'bi'))).toEqual(['Bia']);
    // The former text was confirmed already.
    await edit(id, TO_CONFIRM, 2);
    expect(await list(ana)).toMatchObject([{ read: true }]);
    expect((await remove(t, admin, `/api/announcements/${id}`)).statusCode).toBe(200);
    expect(await stored()).toHaveLength(2);
  });

  test('what must be confirmed can’t be only read, and the other way round', async () => {
    const id = await added(TO_CONFIRM);
    const [{ text_hash } = { text_hash: '' }] = await list(ana);
    expect(failure(await send(ana, id, 'reading', text_hash))).toMatchObject({ status: 409 });
    await edit(id, {});
    expect(failure(await confirm(ana, id))).toMatchObject({
      status: 409,
      error: 'This announcement no longer needs confirmation.',
    });
    await send(ana, id, 'reading', text_hash);
    expect(await list(ana)).toMatchObject([{ read: true }]);
    // Reading isn't confirming. Those who are asked only now are notified again.
    await edit(id, TO_CONFIRM, 2);
    expect(await list(ana)).toMatchObject([{ read: false }]);
    expect(await mailsTo(ana)).toHaveLength(2);
  });

  test('somebody outside the audience can’t read, confirm or learn of it', async () => {
    const id = await added({ ...TO_CONFIRM, readers: only({ people: [bia.employeeId] }) });
    const [{ text_hash } = { text_hash: '' }] = await list(bia);
    for (const what of ['reading', 'confirmation']) {
      expect(failure(await send(ana, id, what, text_hash))).toMatchObject({ status: 404 });
    }
    for (const url of ['/api/announcements/all', `/api/announcements/${id}/confirmations`]) {
      expect((await get(t, ana, url)).statusCode).toBe(403);
    }
    expect((await t.inject({ url: '/api/announcements' })).statusCode).toBe(401);
  });
});

describe('D57: reminders', () => {
  const subjects = async (who: Person) => (await mailsTo(who)).slice(1);
  const runOn = async (day: string) => {
    await setClock(t, day);
    await runAnnouncementRound(t.deps);
    await runAnnouncementRound(t.deps);
  };

  test('go to those who haven’t confirmed after the date, once a week, never on leave', async () => {
    const id = await added({ ...TO_CONFIRM, until: '2026-03-20' });
    await confirm(admin, id);
    await makeLeave(t, bia, '2026-03-05', '2026-03-08');
    await runOn('2026-03-05');
    expect([await subjects(ana), await subjects(bia)]).toEqual([[], []]);
    const reminder = 'Please confirm: New travel policy';
    await runOn('2026-03-06');
    expect([await subjects(ana), await subjects(bia)]).toEqual([[reminder], []]);
    await runOn('2026-03-09');
    expect([await subjects(ana), await subjects(bia)]).toEqual([[reminder], [reminder]]);
    await runOn('2026-03-13');
    await confirm(bia, id);
    await runOn('2026-03-16');
    expect(await subjects(ana)).toEqual([reminder, reminder]);
    expect([await subjects(bia), await subjects(admin)]).toEqual([[reminder], []]);
    await runOn('2026-03-21');
    expect(await subjects(ana)).toHaveLength(2);
  });
});

describe('who confirmed', () => {
  test('people on leave are marked, and a long list comes in pages', async () => {
    for (let n = 1; n <= 51; n += 1) await makeAccount(t, `Robot ${String(n).padStart(2, '0')}`);
    await makeLeave(t, bia, '2026-03-01', '2026-03-02');
    const id = await added(TO_CONFIRM);
    const first = await unconfirmed(id);
    expect(first).toMatchObject({ confirmed: 0, missing: 54, next: 2 });
    expect(first.people).toHaveLength(50);
    const away = first.people.filter(({ on_leave }: { on_leave: boolean }) => on_leave);
    expect(namesOf({ people: away })).toEqual(['Bia']);
    const second = await confirmations(id, 'list=missing&page=2');
    expect(namesOf(second)).toEqual(['Robot 48', 'Robot 49', 'Robot 50', 'Robot 51']);
    expect(second.next).toBeNull();
    expect((await get(t, admin, '/api/announcements/999/confirmations')).statusCode).toBe(404);
    const bad = `/api/announcements/${id}/confirmations?list=all`;
    expect((await get(t, admin, bad)).statusCode).toBe(400);
  });
});

describe('D57: a reminder that an admin sends', () => {
  const remindNow = (id: number, by = admin) =>
    post(t, by, `/api/announcements/${id}/reminders`, {});
  const reminder = 'Please confirm: New travel policy';

  test('goes once a day to those who haven’t confirmed, never on leave, and delays the weekly one', async () => {
    const id = await added(TO_CONFIRM);
    await confirm(admin, id);
    await makeLeave(t, bia, '2026-03-01', '2026-03-02');
    const replies = await Promise.all([remindNow(id), remindNow(id)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const sent = replies.find(({ statusCode }) => statusCode === 200);
    expect(sent?.json().message).toBe('One person was reminded');
    const refused = replies.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().error).toBe(
      'Nobody was reminded: everybody has confirmed, was reminded today or is on leave.',
    );
    expect(await mailsTo(ana)).toEqual(['New travel policy', reminder]);
    expect(await mailsTo(bia)).not.toContain(reminder);
    expect(await mailsTo(admin)).toEqual(['New travel policy']);
    await setClock(t, '2026-03-06');
    await runAnnouncementRound(t.deps);
    expect(await mailsTo(ana)).toEqual(['New travel policy', reminder]);
    await setClock(t, '2026-03-07');
    expect((await remindNow(id)).statusCode).toBe(200);
    expect(await mailsTo(ana)).toEqual(['New travel policy', reminder, reminder]);
    const audit = await t.deps.db
      .selectFrom('audit_entries')
      .select(['subject', 'detail'])
      .where('action', '=', 'announcement_reminded')
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { subject: 'New travel policy', detail: { reminded: 1 } },
      // Bia is back by then.
      { subject: 'New travel policy', detail: { reminded: 2 } },
    ]);
  });

  test('is refused without confirmation, before the first day, and to others', async () => {
    const toRead = await added();
    const later = await added({ from: '2026-03-10', confirm_by: '2026-03-12' });
    for (const id of [toRead, later]) {
      expect(failure(await remindNow(id))).toMatchObject({
        status: 409,
        error: 'This announcement doesn’t ask for confirmation today.',
      });
    }
    expect(failure(await remindNow(999)).status).toBe(404);
    expect((await remindNow(toRead, ana)).statusCode).toBe(403);
    expect(await mailsTo(ana)).toEqual(['New travel policy']);
  });
});

describe('two admins', () => {
  test('the second hears of the first, and nothing is lost', async () => {
    const id = await added();
    const replies = await Promise.all([edit(id, { text: 'One' }), edit(id, { text: 'Two' })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(failure(await edit(id, { text: 'Three' }))).toMatchObject({
      status: 409,
      code: 'stale_version',
      error:
        'Ada Admin changed this announcement in the meantime. Close the form and open it again to see the change.',
    });
    expect(await managed()).toMatchObject([{ version: 2 }]);
  });

  test('it is removed once, with its notifications and its list of readers', async () => {
    const id = await added({ readers: only({ people: [ana.employeeId] }) });
    const url = `/api/announcements/${id}`;
    const replies = await Promise.all([remove(t, admin, url), remove(t, admin, url)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect([await managed(), await unread(ana)]).toEqual([[], 0]);
    expect((await t.database.pool.query('select from reader_lists')).rowCount).toBe(0);
    expect(failure(await edit(id, {})).status).toBe(404);
  });
});
