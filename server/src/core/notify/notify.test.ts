import { expect, test } from 'vitest';
import { makeAccount } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { Channel, Notification, WrittenNotification } from './channel.ts';
import { notify } from './notify.ts';

const t = useTestApp();

const content = { subject: 'News', heading: 'News', paragraphs: ['There is news.'] };
const to = (email: string, accountId = 1): Notification => ({
  event: 'leave_decided',
  to: { accountId, email },
  content: () => content,
});

async function queuedMails() {
  const rows = await t.deps.db
    .selectFrom('mail_outbox')
    .select('recipient')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient }) => recipient);
}

test('email carries one message to each recipient', async () => {
  await t.deps.db
    .transaction()
    .execute((tx) => notify(tx, t.deps, [to('ana@example.com'), to('bia@example.com')]));
  expect(await queuedMails()).toEqual(['ana@example.com', 'bia@example.com']);
});

test('nothing is queued when the transaction rolls back', async () => {
  const failing = t.deps.db.transaction().execute(async (tx) => {
    await notify(tx, t.deps, [to('ana@example.com')]);
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  expect(await queuedMails()).toEqual([]);
});

test('another channel gets the event, the account and the content, beside email', async () => {
  const { accountId } = await makeAccount(t, 'Ana');
  const seen: WrittenNotification[] = [];
  const chat: Channel = {
    name: 'chat',
    lettersFor(some) {
      seen.push(...some);
      return [];
    },
    deliver: async () => undefined,
    close: () => undefined,
  };
  const deps = { ...t.deps, channels: [...t.deps.channels, chat] };
  const sent = to('ana@example.com', accountId);
  await t.deps.db.transaction().execute((tx) => notify(tx, deps, [sent]));
  expect(seen).toEqual([{ ...sent, content }]);
  expect(await queuedMails()).toEqual(['ana@example.com']);
});
