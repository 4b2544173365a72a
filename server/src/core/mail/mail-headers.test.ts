import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { withTransport } from '../../testing/with-transport.ts';
import { queueMessages } from './queue-messages.ts';
import { fileTransport } from './transport.ts';
import { sendMail } from './worker.ts';

const t = useTestApp();

const queue = (subject: string) =>
  t.deps.db.transaction().execute((tx) => {
    const content = { subject, heading: 'News', paragraphs: ['There is news.'] };
    return queueMessages(tx, t.deps, [{ to: 'ana@example.com', content }]);
  });

function expectNoReplies(raw: string) {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(head.match(/^Auto-Submitted: auto-generated\r?$/gim)).toHaveLength(1);
  expect(head.match(/^X-Auto-Response-Suppress: OOF, AutoReply\r?$/gim)).toHaveLength(1);
}

// A subject that looks like an encoded word sets headers of its own.
test.each(['News', '=?utf-8?q?News?='])(
  'F11: a mail server gets "%s" marked as automatic',
  async (subject) => {
    await queue(subject);
    const [mail] = await deliverMails(t);
    expect(mail?.subject).toBe(subject);
    expectNoReplies(mail?.raw ?? '');
  },
);

test('F11: a mail kept as a file is marked as automatic', async () => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'mails-'));
  try {
    const [id = 0] = await queue('News');
    await sendMail(withTransport(t, fileTransport(directory)), id, false);
    const [file = ''] = await readdir(directory);
    expectNoReplies(await readFile(path.join(directory, file), 'latin1'));
  } finally {
    await rm(directory, { recursive: true });
  }
});
