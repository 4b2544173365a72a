import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { get, post, requestMove } from '../../../testing/calls.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import type { Mail } from '../../../testing/mail-server.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { changeLeave, company, decide, makeLeaveInState } from '../request/company.fixture.ts';

const t = useTestApp();

function fileOf(mail: Mail | undefined): string {
  const content = mail?.attachments[0]?.content;
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

function eventOf(mail: Mail | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(fileOf(mail)));
  const event = calendar.getFirstSubcomponent('vevent') as ICAL.Component;
  const value = (name: string) => String(event.getFirstPropertyValue(name));
  return { calendar, event, value };
}

/** The emails to Ana about decisions, as a mail server gets them. */
const outcomes = async (email: string) =>
  (await deliverMails(t)).filter(({ envelopeTo }) => envelopeTo.includes(email));

describe('the calendar file with an outcome', () => {
  test('an approval has it: all days of the leave, published, with the feed’s UID', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'approved');
    const [mail] = await outcomes(c.ana.email);
    expect(mail?.attachments).toMatchObject([
      {
        filename: 'leave.ics',
        mimeType: 'text/calendar',
        method: 'PUBLISH',
        disposition: 'attachment',
      },
    ]);
    expect(mail?.raw).toMatch(
      /^Content-Type: text\/calendar; ?(method=PUBLISH; ?charset=utf-8|charset=utf-8; ?method=PUBLISH);\s+name=leave\.ics/im,
    );
    const { calendar, event, value } = eventOf(mail);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getAllSubcomponents()).toHaveLength(1);
    expect([value('dtstart'), value('dtend')]).toEqual(['2026-04-06', '2026-04-11']);
    expect(event.getFirstProperty('dtstart')?.type).toBe('date');
    expect(event.getFirstProperty('dtend')?.type).toBe('date');
    expect([value('status'), value('sequence'), value('summary')]).toEqual([
      'CONFIRMED',
      '1',
      'Vacation',
    ]);
    // Not group-scheduled, so no reply is requested (RFC 5545 3.8.4.3).
    expect(event.getAllProperties('organizer')).toEqual([]);
    expect(event.getAllProperties('attendee')).toEqual([]);

    const { url } = (await post(t, c.ana, '/api/calendar_feeds', { kind: 'own' })).json();
    const feed = await get(t, null, new URL(url).pathname);
    const inFeed = new ICAL.Component(ICAL.parse(feed.body)).getFirstSubcomponent('vevent');
    expect(value('uid')).toBe(inFeed?.getFirstPropertyValue('uid'));
    expect(value('uid')).toBe(`leave-${id}@intranet.test`);
    expect(Number(value('sequence'))).toBe(inFeed?.getFirstPropertyValue('sequence'));
  });

  test('SEQUENCE rises with the version, and a cancellation is published as cancelled', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'pending');
    await requestMove(t, c.ana, '06/04/2026', '2026-05-04', '2026-05-05');
    await decide(t, c.hugo, 'approve', id, 2);
    await changeLeave(t, c.ana, 'ask', id, 2);
    await decide(t, c.hugo, 'approve', id, 3);
    const mails = await outcomes(c.ana.email);
    expect(mails.map(({ subject }) => subject?.split(':')[0])).toEqual([
      'Your leave was approved',
      'Your leave was cancelled',
    ]);
    const events = mails.map(eventOf);
    expect(events.map(({ value }) => value('uid'))).toEqual(
      Array(2).fill(`leave-${id}@intranet.test`),
    );
    expect(events.map(({ value }) => value('status'))).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(events.map(({ value }) => Number(value('sequence')))).toEqual([2, 4]);
    expect(events.map(({ calendar }) => calendar.getFirstPropertyValue('method'))).toEqual(
      Array(2).fill('PUBLISH'),
    );
    expect(mails[1]?.text).toContain('mark this leave as cancelled in your calendar');
  });

  test('an admin’s cancellation comes after the approval, though the version stays', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'approved');
    await changeLeave(t, c.ada, 'cancel', id, 1);
    const sequences = (await outcomes(c.ana.email)).map((mail) => eventOf(mail).value('sequence'));
    expect(sequences).toEqual(['1', '2']);
  });

  test('a rejection has none, nor does an email to approvers', async () => {
    const c = await company(t);
    await makeLeaveInState(t, c, 'rejected');
    for (const mail of await deliverMails(t)) expect(mail.attachments).toEqual([]);
  });

  test('D47: its text is in the employee’s language', async () => {
    const c = await company(t);
    const language = 'pt-BR';
    await t.deps.db
      .updateTable('accounts')
      .set({ language })
      .where('id', '=', c.ana.accountId)
      .execute();
    await makeLeaveInState(t, c, 'approved');
    const [mail] = await outcomes(c.ana.email);
    expect(eventOf(mail).value('summary')).toBe('Férias');
  });
});
