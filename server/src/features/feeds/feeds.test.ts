import type { FeedKind } from '@intranet/contract/feeds/endpoints.ts';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { failure, get, post, requestLeave, requestMove } from '../../testing/calls.ts';
import { makeAccount, makeLeave, makePerson, type Person } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
type Caller = { cookie: string };

const make = (caller: Caller, kind: FeedKind) => post(t, caller, '/api/calendar_feeds', { kind });
const remove = ({ cookie }: Caller, kind: FeedKind) =>
  t.inject({ method: 'DELETE', url: `/api/calendar_feeds/${kind}`, headers: { cookie } });

async function makeUrl(caller: Caller, kind: FeedKind): Promise<string> {
  const reply = await make(caller, kind);
  expect(reply.statusCode, reply.body).toBe(200);
  return (reply.json() as { url: string }).url;
}

/** What RFC 5545 requires of a calendar, its time zone and its events (3.6, 3.6.1, 3.6.5). */
function assertValid(calendar: ICAL.Component): void {
  const count = (component: ICAL.Component, name: string) =>
    component.getAllProperties(name).length;
  expect(calendar.name).toBe('vcalendar');
  for (const name of ['prodid', 'version']) expect(count(calendar, name), name).toBe(1);
  const [zone] = calendar.getAllSubcomponents('vtimezone');
  const [standard] = zone?.getAllSubcomponents('standard') ?? [];
  expect(zone && count(zone, 'tzid')).toBe(1);
  for (const name of ['dtstart', 'tzoffsetfrom', 'tzoffsetto']) {
    expect(standard && count(standard, name), name).toBe(1);
  }
  for (const event of calendar.getAllSubcomponents('vevent')) {
    for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend', 'transp', 'status']) {
      expect(count(event, name), name).toBe(1);
    }
    const stamp = event.getFirstPropertyValue('dtstamp') as ICAL.Time;
    expect(stamp.zone.tzid, 'DTSTAMP in UTC').toBe('UTC');
  }
}

/** Reads the feed without a session, parsed by another library than the one that wrote it. */
async function read(url: string) {
  const reply = await get(t, null, new URL(url).pathname);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(reply.body));
  assertValid(calendar);
  return {
    text: reply.body,
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        summary: event.summary,
        sequence: event.sequence,
        allDay: event.startDate.isDate && event.endDate.isDate,
        start: event.startDate.toString(),
        end: event.endDate.toString(),
        status: component.getFirstPropertyValue('status'),
        transp: component.getFirstPropertyValue('transp'),
        busy: component.getFirstPropertyValue('x-microsoft-cdo-busystatus'),
      };
    }),
  };
}

const gone = async (url: string) => failure(await get(t, null, new URL(url).pathname));
const NOT_FOUND = { status: 404, code: 'not_found', error: 'Page not found.' };

describe('the feed file', () => {
  test.each([
    ['pt-BR', 'Minhas ausências', 'Férias'],
    ['es', 'Mis ausencias', 'Vacaciones'],
    ['en', 'My leave', 'Vacation'],
    [null, 'My leave', 'Vacation'],
  ])('D47: in the owner’s language %s, whoever reads it', async (language, name, summary) => {
    const ana = await makePerson(t, 'Ana');
    await makeLeave(t, ana, '2026-12-29', '2027-01-03');
    await t.deps.db.updateTable('accounts').set({ language }).execute();
    const feed = await read(await makeUrl(ana, 'own'));
    expect([feed.name, feed.events[0]?.summary]).toEqual([name, summary]);
  });

  test('pitfall 11, RFC 5545: 29 December to 3 January ends before the 4th, as days without a time', async () => {
    const ana = await makePerson(t, 'Ana');
    const id = await makeLeave(t, ana, '2026-12-29', '2027-01-03');
    const { events, text, name } = await read(await makeUrl(ana, 'own'));
    expect(name).toBe('My leave');
    expect(events).toEqual([
      {
        uid: `leave-${id}@intranet.test`,
        summary: 'Vacation',
        sequence: 1,
        allDay: true,
        start: '2026-12-29',
        end: '2027-01-04',
        status: 'CONFIRMED',
        transp: 'OPAQUE',
        busy: 'OOF',
      },
    ]);
    expect(text).toContain('DTSTART;VALUE=DATE:20261229');
  });

  test('pitfall 22: a single day ends on the next day', async () => {
    const ana = await makePerson(t, 'Ana');
    await makeLeave(t, ana, '2026-04-30', '2026-04-30', { type: 'Medical Certificate' });
    const { events } = await read(await makeUrl(ana, 'own'));
    expect(events).toMatchObject([
      { summary: 'Medical Leave', start: '2026-04-30', end: '2026-05-01' },
    ]);
  });

  test('D29: moved leave keeps its UID and raises SEQUENCE; pending leave is tentative', async () => {
    const ana = await makePerson(t, 'Ana', { balance: 20 });
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    await requestLeave(t, ana, '2026-04-06', '2026-04-10');
    const url = await makeUrl(ana, 'own');
    const [before] = (await read(url)).events;
    expect(before).toMatchObject({ summary: 'Vacation (pending)', status: 'TENTATIVE' });
    await requestMove(t, ana, '06/04/2026', '2026-04-13', '2026-04-17');
    const [after] = (await read(url)).events;
    expect(after).toMatchObject({ uid: before?.uid, start: '2026-04-13', end: '2026-04-18' });
    expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
  });

  test('D26: it has leave with a requested cancellation, but no rejected, withdrawn or cancelled one', async () => {
    const ana = await makePerson(t, 'Ana');
    for (const [day, state] of [
      ['2026-04-01', 'rejected'],
      ['2026-04-02', 'withdrawn'],
      ['2026-04-03', 'cancelled'],
      ['2026-04-04', 'cancellation_asked'],
    ] as const) {
      await makeLeave(t, ana, day, day, { state });
    }
    const { events } = await read(await makeUrl(ana, 'own'));
    expect(events).toMatchObject([{ start: '2026-04-04', status: 'CONFIRMED' }]);
  });

  test('it covers a year back and two years ahead', async () => {
    const ana = await makePerson(t, 'Ana');
    const days = ['2025-03-01', '2025-03-02', '2028-03-02', '2028-03-03'];
    for (const day of days) await makeLeave(t, ana, day, day);
    const { events } = await read(await makeUrl(ana, 'own'));
    expect(events.map(({ start }) => start)).toEqual(['2025-03-02', '2028-03-02']);
  });

  test('F17: the feed of somebody without leave has a component, and so is valid', async () => {
    const ana = await makePerson(t, 'Ana');
    for (const kind of ['own', 'area'] as const) {
      const { events, text } = await read(await makeUrl(ana, kind));
      expect(events).toEqual([]);
      expect(text).toMatch(/\r\nBEGIN:VTIMEZONE\r\n[\s\S]+\r\nEND:VTIMEZONE\r\nEND:VCALENDAR\r\n$/);
    }
  });

  test('F17: own leave is busy tentatively until it is approved, colleagues’ leave is free', async () => {
    const ana = await makePerson(t, 'Ana');
    await makeLeave(t, ana, '2026-04-06', '2026-04-06', { state: 'pending' });
    await makeLeave(t, ana, '2026-04-07', '2026-04-07');
    const busy = async (url: string) =>
      (await read(url)).events.map((event) => [event.transp, event.busy]);
    expect(await busy(await makeUrl(ana, 'own'))).toEqual([
      ['OPAQUE', 'TENTATIVE'],
      ['OPAQUE', 'OOF'],
    ]);
    const free = ['TRANSPARENT', 'FREE'];
    expect(await busy(await makeUrl(ana, 'area'))).toEqual([free, free]);
  });

  test('S10: names of any kind are unchanged', async () => {
    const name = "Zoë; O'Brien, \\n 田中 👩🏽‍💻";
    const ana = await makePerson(t, 'Ana');
    await makeLeave(t, await makePerson(t, name), '2026-04-06', '2026-04-10');
    const { events } = await read(await makeUrl(ana, 'area'));
    expect(events.map(({ summary }) => summary)).toEqual([`${name}: away`]);
  });
});

describe('the area’s feed', () => {
  test('it shows who is away, without type or note', async () => {
    const ana = await makePerson(t, 'Ana', { area: 'Legal' });
    const bia = await makePerson(t, 'Bia', { area: 'Legal' });
    const caio = await makePerson(t, 'Caio', { area: 'IT' });
    const left = await makePerson(t, 'Gil', { area: 'Legal', ativo: 'N' });
    await makeLeave(t, bia, '2026-04-06', '2026-04-10', { type: 'Medical Certificate' });
    await makeLeave(t, bia, '2026-05-06', '2026-05-10', { type: 'Day Off', state: 'pending' });
    await makeLeave(t, caio, '2026-04-06', '2026-04-10');
    await makeLeave(t, left, '2026-04-06', '2026-04-10');
    await t.deps.db.updateTable('leaves').set({ decision_note: 'private note' }).execute();
    const { events, text, name } = await read(await makeUrl(ana, 'area'));
    expect(name).toBe('Away: Legal');
    expect(events.map(({ summary, status }) => [summary, status])).toEqual([
      ['Bia: away', 'CONFIRMED'],
      ['Bia: away (pending)', 'TENTATIVE'],
    ]);
    expect(text).not.toMatch(/Medical|Day Off|private note/);
  });

  test('it follows its reader to another area', async () => {
    const ana = await makePerson(t, 'Ana', { area: 'Legal' });
    const caio = await makePerson(t, 'Caio', { area: 'IT' });
    await makeLeave(t, caio, '2026-04-06', '2026-04-10');
    const url = await makeUrl(ana, 'area');
    expect((await read(url)).events).toEqual([]);
    const { area_id } = await t.deps.db
      .selectFrom('employees')
      .select('area_id')
      .where('id', '=', caio.employeeId)
      .executeTakeFirstOrThrow();
    await change(ana, { area_id });
    expect((await read(url)).events).toMatchObject([{ summary: 'Caio: away' }]);
  });
});

const change = (person: Person, to: { ativo?: string; area_id?: number }) =>
  t.deps.db.updateTable('employees').set(to).where('id', '=', person.employeeId).execute();
const giveRole = (person: Person, role: string) =>
  t.deps.db.updateTable('accounts').set({ role }).where('id', '=', person.accountId).execute();

describe('permission for feeds', () => {
  const kinds = async (caller: Caller) => (await get(t, caller, '/api/calendar_feeds')).json();

  test('D4: own leave for every role, the area’s for list readers', async () => {
    const ana = await makePerson(t, 'Ana', { role: 'apenas_people' });
    const nofin = await makePerson(t, 'Nora Nofin', { role: 'tudo_menos_fin' });
    expect(await kinds(ana)).toEqual({ feeds: [], offered: ['own', 'area'] });
    expect(await kinds(nofin)).toEqual({ feeds: [], offered: ['own'] });
    expect(failure(await make(nofin, 'area'))).toMatchObject({ status: 403, code: 'forbidden' });
    await makeUrl(nofin, 'own');
    expect((await kinds(nofin)).feeds).toEqual([
      { kind: 'own', created_at: '2026-03-02T12:00:00.000Z' },
    ]);
  });

  test.each(['an account alone', 'who has left'])('D12, D14: none for %s', async (who) => {
    const caller =
      who === 'who has left'
        ? await makePerson(t, 'Gil', { ativo: 'N' })
        : await makeAccount(t, 'Gil');
    expect(await kinds(caller)).toEqual({ feeds: [], offered: [] });
    expect(failure(await make(caller, 'own'))).toEqual({
      status: 409,
      code: 'no_employee',
      error: 'No employee record for Gil. Ask an administrator to create one.',
    });
  });

  test('S2: every read checks role, employment and account again', async () => {
    const ana = await makePerson(t, 'Ana');
    const [own, area] = [await makeUrl(ana, 'own'), await makeUrl(ana, 'area')];
    await giveRole(ana, 'tudo_menos_fin');
    expect(await gone(area)).toEqual(NOT_FOUND);
    await read(own);
    await giveRole(ana, 'full_access');
    await read(area);
    await change(ana, { ativo: 'N' });
    expect([await gone(own), await gone(area)]).toEqual([NOT_FOUND, NOT_FOUND]);
    await change(ana, { ativo: 'S' });
    await t.deps.db.deleteFrom('accounts').where('id', '=', ana.accountId).execute();
    expect([await gone(own), await gone(area)]).toEqual([NOT_FOUND, NOT_FOUND]);
  });

  test('a required password change doesn’t end a feed (D9)', async () => {
    const ana = await makePerson(t, 'Ana');
    const url = await makeUrl(ana, 'own');
    await t.deps.db.updateTable('accounts').set({ must_change_password: true }).execute();
    await read(url);
  });
});

describe('the feed address', () => {
  const audited = () =>
    t.deps.db
      .selectFrom('audit_entries')
      .select(['action', 'actor', 'subject', 'detail'])
      .orderBy('id')
      .execute();

  test('a new address replaces the old one, and old ones answer like unknown ones', async () => {
    const ana = await makePerson(t, 'Ana');
    const former = await makeUrl(ana, 'own');
    const other = await makeUrl(ana, 'area');
    const present = await makeUrl(ana, 'own');
    expect(await gone(former)).toEqual(NOT_FOUND);
    await read(present);
    expect((await remove(ana, 'own')).statusCode).toBe(200);
    expect(await gone(present)).toEqual(NOT_FOUND);
    expect(await gone('http://intranet.test/api/calendar_feed/never.ics')).toEqual(NOT_FOUND);
    expect(failure(await remove(ana, 'own'))).toMatchObject({ status: 404 });
    await read(other);
  });

  test('nobody can remove another person’s', async () => {
    const [ana, bia] = [await makePerson(t, 'Ana'), await makePerson(t, 'Bia')];
    const url = await makeUrl(ana, 'own');
    await makeUrl(bia, 'own');
    await remove(bia, 'own');
    await read(url);
  });

  test('S8, S15: the secret is long, is not stored, and is not in the audit log', async () => {
    const ana = await makePerson(t, 'Ana');
    const url = await makeUrl(ana, 'own');
    const secret = /^http:\/\/intranet\.test\/api\/calendar_feed\/([\w-]{43})\.ics$/.exec(url)?.[1];
    await remove(ana, 'own');
    await makeUrl(ana, 'own');
    const rows = await audited();
    expect(rows).toMatchObject([
      { action: 'calendar_feed_made', actor: 'Ana', subject: 'Ana', detail: { kind: 'own' } },
      { action: 'calendar_feed_removed', actor: 'Ana', subject: 'Ana', detail: { kind: 'own' } },
      { action: 'calendar_feed_made' },
    ]);
    const stored = await t.deps.db.selectFrom('calendar_feeds').selectAll().execute();
    const kept = JSON.stringify([rows, stored.map((row) => row.token_hash.toString('latin1'))]);
    expect(secret).toHaveLength(43);
    expect(kept).not.toContain(secret);
  });
});
