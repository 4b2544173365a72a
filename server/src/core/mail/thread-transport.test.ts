import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { isRecipientRefused } from './refusals.ts';
import { threadTransport } from './thread-transport.ts';
import type { OutgoingMail } from './transport.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const message = (to: string): OutgoingMail => ({
  ...{ id: 1, from: 'desk@intranet.test', to, subject: 'Férias', text: 'Olá', html: '<p>Olá</p>' },
  messageId: `<${to}>`,
});

function open(port: number) {
  const transport = threadTransport({
    url: `smtp://127.0.0.1:${port}`,
    connections: 3,
    folder: '',
  });
  undo.push(transport.close);
  return transport;
}

async function openInbox() {
  const inbox = await startMailServer();
  undo.push(inbox.close);
  return inbox;
}

test('messages at once arrive, each with its own outcome', async () => {
  const inbox = await openInbox();
  inbox.refuse = (address) =>
    address === 'nobody@example.com' ? { responseCode: 550, message: '5.1.1 No such user' } : null;
  const transport = open(inbox.port);
  const addresses = ['ana@example.com', 'nobody@example.com', 'bea@example.com'];
  const outcomes = await Promise.allSettled(addresses.map((to) => transport.send(message(to))));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(inbox.mails.map(({ subject }) => subject)).toEqual(['Férias', 'Férias']);
  const [, refused] = outcomes;
  const reason: unknown = refused?.status === 'rejected' && refused.reason;
  expect(reason).toBeInstanceOf(Error);
  expect(reason).toMatchObject({ message: expect.stringContaining('No such user') });
  expect(isRecipientRefused(reason)).toBe(true);
});

test('a mail server that is away is named', async () => {
  const transport = open(await freePort());
  await expect(transport.send(message('ana@example.com'))).rejects.toThrow(/ECONNREFUSED/);
});

test('a send that takes too long ends with the reason of its signal', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  undo.push(() => silent.close());
  await vi.waitUntil(() => silent.listening);
  const address = silent.address();
  const transport = open(typeof address === 'object' ? (address?.port ?? 0) : 0);
  const signal = AbortSignal.timeout(300);
  await expect(transport.send(message('ana@example.com'), signal)).rejects.toThrow(/timeout/);
});

test('a thread that can’t start fails its messages, and the next message starts another', async () => {
  const inbox = await openInbox();
  const target = { url: 'smtp://[', connections: 3, folder: '' };
  const transport = threadTransport(target);
  undo.push(transport.close);
  const outcomes = await Promise.allSettled([
    transport.send(message('ana@example.com')),
    transport.send(message('bea@example.com')),
  ]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { message: expect.stringMatching(/^The thread for emails/) } },
    { status: 'rejected', reason: { message: expect.stringMatching(/^The thread for emails/) } },
  ]);
  target.url = `smtp://127.0.0.1:${inbox.port}`;
  await transport.send(message('caio@example.com'));
  expect(inbox.mails).toHaveLength(1);
});

test('closing lets a message that is being sent arrive', async () => {
  const inbox = await openInbox();
  inbox.delay = 300;
  const transport = open(inbox.port);
  const sent = transport.send(message('ana@example.com'));
  await vi.waitUntil(() => inbox.mostConnections === 1, { timeout: 5_000 });
  await delay(50);
  transport.close();
  await sent;
  expect(inbox.mails).toHaveLength(1);
});
