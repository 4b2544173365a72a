import { beforeEach, expect, test } from 'vitest';
import { sealUnbound } from '../../testing/seal-unbound.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { bindOlderMails } from './bind-older-mails.ts';
import { queueMessages } from './queue-messages.ts';

const t = useTestApp();
const letter = (to: string, subject: string) => ({
  to,
  content: { subject, heading: subject, paragraphs: [`For ${to}`] },
});

beforeEach(() =>
  t.deps.db
    .transaction()
    .execute((tx) =>
      queueMessages(tx, t.deps, [
        letter('ana@example.com', 'Code'),
        letter('bia@example.com', 'Code'),
      ]),
    ),
);

test.each([
  [
    'contents swapped between two mails',
    `update mail_outbox a set content_sealed = b.content_sealed from mail_outbox b where a.id <> b.id`,
  ],
  [
    'contents and their ids swapped',
    `update mail_outbox a set content_sealed = b.content_sealed, seal_id = b.seal_id
     from mail_outbox b where a.id <> b.id`,
  ],
  ['another recipient', `update mail_outbox set recipient = 'eve@example.com'`],
  ['another subject', `update mail_outbox set subject = 'Harmless'`],
  ['bound to no row', `update mail_outbox set seal_id = null`],
])('S15: a mail does not open with %s', async (_, statement) => {
  expect(await t.mails()).toHaveLength(2);
  await t.database.pool.query(statement);
  await expect(t.mails()).rejects.toThrow();
});

test('S15: mails of an older version open once a start has bound them', async () => {
  const { content } = letter('ana@example.com', 'Code');
  await t.database.pool.query('delete from mail_outbox');
  await t.database.pool.query(
    `insert into mail_outbox (recipient, subject, content_sealed)
     select 'ana' || n || '@example.com', 'Code', $1 from generate_series(1, 501) n`,
    [sealUnbound('a secret of the tests', 'mail outbox', JSON.stringify(content))],
  );
  await t.database.pool.query(
    `insert into mail_outbox (recipient, subject, content_sealed) values ('x@example.com', 'Code', $1)`,
    [sealUnbound('another secret', 'mail outbox', JSON.stringify(content))],
  );
  await expect(t.mails()).rejects.toThrow();
  expect(await bindOlderMails(t.deps.db, t.deps.mailSealer)).toBe(501);
  expect(await bindOlderMails(t.deps.db, t.deps.mailSealer)).toBe(0);
  await t.database.pool.query(`delete from mail_outbox where recipient = 'x@example.com'`);
  expect((await t.mails()).map(({ paragraphs }) => paragraphs)).toEqual(
    Array.from({ length: 501 }, () => content.paragraphs),
  );
});
