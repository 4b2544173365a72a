import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { queueMessages } from '#core/mail/queue-messages.ts';
import { fileTransport } from '#core/mail/transport.ts';
import { sendMail } from '#core/mail/worker.ts';
import { decideByMail, post, requestLeave, requestMove, tokenOf } from '../../testing/calls.ts';
import { makeLeave, makePerson } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { withTransport } from '../../testing/with-transport.ts';
import {
  changeLeave,
  company,
  decide,
  endUndoTime,
  makeLeaveInState,
} from './request/company.fixture.ts';

const t = useTestApp();

/** Writes each queued mail with the file transport and parses it as a mail client would. */
async function delivered() {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'mails-'));
  try {
    const transport = fileTransport(directory);
    const rows = await t.deps.db.selectFrom('mail_outbox').select('id').orderBy('id').execute();
    for (const { id } of rows) await sendMail(withTransport(t, transport), id, false);
    const files = (await readdir(directory)).sort();
    const raw = await Promise.all(files.map((file) => readFile(path.join(directory, file))));
    return await Promise.all(
      raw.map(async (eml) => ({ ...(await PostalMime.parse(eml)), eml: eml.toString('latin1') })),
    );
  } finally {
    await rm(directory, { recursive: true });
  }
}

function visible(html: string | undefined): string {
  return (html ?? '')
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

/** Ana asks for 6 to 10 April. The token is that of her head's mail. */
async function anaAsksHugo() {
  const ana = await makePerson(t, 'Ana', { balance: 20 });
  await makePerson(t, 'Hugo Head', { cargo: 'Head' });
  await requestLeave(t, ana, '2026-04-06', '2026-04-10');
  return { ana, token: tokenOf((await t.mails())[0]) };
}

describe('D24: the mail to approvers', () => {
  test('it has name, type, dates, days, balances, colleagues away and one link, in both parts', async () => {
    const ana = await makePerson(t, 'Ana Reis', { balance: 20, cargo: 'Senior Assist' });
    const hugo = await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    const bia = await makePerson(t, 'Bia & Co');
    await makeLeave(t, bia, '2026-04-10', '2026-04-12');
    await requestLeave(t, ana, '2026-04-06', '2026-04-10');
    const token = tokenOf((await t.mails())[0]);
    const [mail] = await delivered();

    expect(mail?.to).toMatchObject([{ address: hugo.email }]);
    expect(mail?.subject).toBe('Leave request: Ana Reis, Vacation, 06/04/2026 to 10/04/2026');
    const link = `http://intranet.test/leave-decision#${token}`;
    expect(mail?.html).toContain(`href="${link}"`);
    for (const text of [mail?.text ?? '', visible(mail?.html)]) {
      for (const words of [
        'Ana Reis',
        'Finance',
        'Senior Assist',
        'Vacation',
        '06/04/2026',
        '10/04/2026',
        '06/04/2026 to 10/04/2026 · 5 days · Balance 20.0 → 15.0 days',
        'Balance on 06/04/2026',
        'Bia & Co, 10/04/2026 to 12/04/2026',
      ]) {
        expect(text).toContain(words);
      }
      // The title has the name, and the line below it the position and area.
      expect(text).not.toMatch(/Name:|Position:|Area:|Start date|End date|Length/);
      expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/);
    }
    // The address is written out in the text part only; in HTML it is the button's.
    expect(mail?.text).toContain(link);
    expect(visible(mail?.html)).not.toContain(link);
    const addresses = [...(mail?.html ?? '').matchAll(/(?:href|src)="([^"]+)"/g)].map((m) => m[1]);
    // The company's icon comes from the intranet too.
    const icon = 'http://intranet.test/icons/any-192.png';
    expect(new Set(addresses)).toEqual(new Set([icon, link]));
  });

  test('pitfall 22: a single day has one date, and nobody away is stated', async () => {
    const ana = await makePerson(t, 'Ana', { balance: 20 });
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    await requestLeave(t, ana, '2026-04-06', '2026-04-06', { type: 'Medical Certificate' });
    const [mail] = await delivered();
    expect(mail?.subject).toBe('Leave request: Ana, Medical Leave, 06/04/2026');
    expect(mail?.text).toMatch(/^06\/04\/2026 · 1 day$/m);
    expect(mail?.text).toMatch(/^Nobody else in .+ is away\.$/m);
    // D60: a type that does not use the balance shows none.
    expect(mail?.text).not.toContain('Balance');
  });

  test('D29: the mail about new dates has the old and the new ones', async () => {
    const { ana } = await anaAsksHugo();
    await requestMove(t, ana, '06/04/2026', '2026-05-04', '2026-05-05');
    const [, mail] = await delivered();
    for (const text of [mail?.text, visible(mail?.html)]) {
      expect(text).toContain('06/04/2026 to 10/04/2026');
      expect(text).toContain('04/05/2026 to 05/05/2026');
      expect(text).toContain('20.0 → 18.0 days');
    }
  });

  test('the outcome is mailed to the requester with the note and its line breaks', async () => {
    const { ana, token } = await anaAsksHugo();
    const note = 'Not in April, please:\nthe audit comes.';
    await post(t, null, '/api/leave-decisions', { token, decision: 'reject', note });
    const [, mail] = await delivered();
    expect(mail?.to).toMatchObject([{ address: ana.email }]);
    expect(mail?.subject).toBe('Your leave was rejected: Vacation, 06/04/2026 to 10/04/2026');
    expect(mail?.text).toContain(note);
    expect(visible(mail?.html)).toContain('the audit comes.');
    expect(mail?.text).toContain('Balance on 06/04/2026: 20.0 days');
  });

  test('S10: line breaks of the note appear in the HTML part too', async () => {
    const { token } = await anaAsksHugo();
    const note = 'Not in April, please:\nthe audit comes.';
    await post(t, null, '/api/leave-decisions', { token, decision: 'reject', note });
    const html = (await delivered())[1]?.html ?? '';
    const before = html.slice(html.indexOf('Not in April') - 300, html.indexOf('the audit comes'));
    expect(before).toMatch(/please:\s*<br|white-space: ?pre/);
  });

  test('an approval states the remaining balance', async () => {
    await decideByMail(t, (await anaAsksHugo()).token);
    const [, mail] = await delivered();
    expect(mail?.text).toContain('Balance on 06/04/2026: 15.0 days');
    expect(mail?.html).toContain('http://intranet.test/myleave');
  });
});

describe('D26: the mails about cancellations', () => {
  const says = (subject: string, ...words: string[]) => ({ subject, words });
  const when = 'Vacation, 06/04/2026 to 10/04/2026';

  test('each has both parts and the reason or note with its line breaks', async () => {
    const c = await company(t);
    const id = await makeLeaveInState(t, c, 'approved');
    const ask = (version: number) =>
      post(t, c.ana, `/api/leaves/${id}/ask_cancellation`, {
        version,
        note: 'Ill <b>now</b>:\nsorry',
      });
    await ask(1);
    await endUndoTime(t);
    await decide(t, c.hugo, 'reject', id, 2, 'Covered:\nalready');
    await ask(2);
    await endUndoTime(t);
    await changeLeave(t, c.ada, 'cancel', id, 3);
    const expected = [
      says(
        `Cancellation request: Ana Reis, ${when}`,
        'This leave is approved. Please cancel it or keep it. It stays booked until you decide.',
        'Ana Reis writes: Ill <b>now</b>:',
        'Balance on 06/04/2026',
        '15.0 → 20.0 days',
      ),
      says(
        `Your leave was not cancelled: ${when}`,
        'Hugo Head rejected the cancellation. The leave stays approved.',
        'Hugo Head writes: Covered:',
        'Balance on 06/04/2026',
        '15.0 days',
      ),
      says(
        `Your leave was cancelled: ${when}`,
        'Ada Admin approved the cancellation.',
        'Ada Admin writes: The audit comes',
        '20.0 days',
      ),
      says(
        `Cancelled: Ana Reis, ${when}`,
        'No action needed',
        'Ada Admin cancelled this leave at Ana Reis’s request.',
        'Earlier emails about it can no longer be used to approve or reject it.',
      ),
    ];
    const mails = await delivered();
    for (const { subject, words } of expected) {
      const mail = mails.find((one) => one.subject === subject);
      expect(mail, subject).toBeDefined();
      for (const part of [mail?.text ?? '', visible(mail?.html)]) {
        for (const each of words) expect(part).toContain(each);
        expect(part).not.toMatch(/\d{4}-\d{2}-\d{2}/);
      }
    }
    const cancellationRequest = mails.find((mail) => mail.subject?.startsWith('Cancellation'));
    expect(cancellationRequest?.text).toContain('Ill <b>now</b>:\nsorry');
    expect(cancellationRequest?.html).not.toContain('<b>now');
  });
});

describe('S10: names are shown as they are', () => {
  test.each([
    ['markup', '<script>alert("x")</script>'],
    ['quotes', `D'Ávila "Zé" & <b>Co</b>`],
    ['right to left', 'Ana \u202Eabc\u202C عمر'],
    ['emoji', 'Ana 🎉👩🏽‍💻'],
    ['a mail header', 'Ana Bcc: mallory@example.com'],
    ['an address', 'Ana <mallory@example.com>, Bob'],
    ['a long one', 'Á'.repeat(80)],
  ])('%s', async (_, name) => {
    const ana = await makePerson(t, name, { balance: 20, area: name.slice(0, 60) });
    await makePerson(t, 'Hugo Head', { cargo: 'Head', area: name.slice(0, 60) });
    const submitted = await requestLeave(t, ana, '2026-04-06', '2026-04-10');
    expect(submitted.statusCode, submitted.body).toBe(200);
    const [mail] = await delivered();
    expect(mail?.subject).toBe(`Leave request: ${name}, Vacation, 06/04/2026 to 10/04/2026`);
    expect(mail?.text).toContain(`${name} requested leave`);
    expect(visible(mail?.html)).toContain(name);
    expect(mail?.html).not.toContain('<script>alert');
    expect(mail?.html).not.toContain('<b>Co');
    expect(mail?.to).toHaveLength(1);
    expect(mail?.bcc ?? []).toEqual([]);
  });

  test('a name that looks like an encoded word is not decoded in the subject', async () => {
    const ana = await makePerson(t, '=?utf-8?q?Mallory?=', { balance: 20 });
    await makePerson(t, 'Hugo Head', { cargo: 'Head' });
    await requestLeave(t, ana, '2026-04-06', '2026-04-06');
    const [mail] = await delivered();
    expect(mail?.subject).toContain('=?utf-8?q?Mallory?=');
  });

  test('CRLF in a subject adds no header', async () => {
    await t.deps.db.transaction().execute(async (tx) => {
      const subject = 'Hello\r\nBcc: mallory@example.com\r\n\r\nBody\u2028x';
      const content = { subject, heading: 'H', paragraphs: ['P'] };
      await queueMessages(tx, t.deps, [{ to: 'hugo@example.com', content }]);
    });
    const [mail] = await delivered();
    expect(mail?.headers.map((header) => header.key)).not.toContain('bcc');
    expect(mail?.eml).not.toMatch(/^bcc:/im);
    expect(mail?.subject).toMatch(/^Hello Bcc: mallory@example.com Body/);
  });

  test('a note can’t inject markup into the mail', async () => {
    const { token } = await anaAsksHugo();
    const note = '</p><script>alert(1)</script>\u0000\ud800\u202E.';
    const payload = { token, decision: 'approve', note };
    const reply = await post(t, null, '/api/leave-decisions', payload);
    expect(reply.statusCode, reply.body).toBe(200);
    const [, mail] = await delivered();
    expect(mail?.html).not.toContain('<script>');
    expect(visible(mail?.html)).toContain('</p><script>alert(1)</script>');
  });
});
