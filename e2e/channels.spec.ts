import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { CERTIFICATE, KEY } from '../server/src/core/public-fetch/certificate.fixture.ts';
import { expectAccessible } from './axe.ts';
import { typed } from './days.ts';
import { HOOKS_HOST } from './hooks-host.ts';
import { requestLeave } from './leave.ts';
import { test as base, expect, type Page, productWith, signIn } from './product.ts';

/** Slack, on this machine. */
const received: string[] = [];
let status = 200;
const slack = https.createServer({ key: KEY, cert: CERTIFICATE }, (request, reply) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    received.push(text);
    reply.writeHead(status).end('ok');
  });
});

const test = base.extend({
  product: productWith(async () => {
    await new Promise<void>((done) => slack.listen(0, '127.0.0.1', done));
    return {
      NODE_OPTIONS: `--import ${new URL('./hooks-on-this-machine.ts', import.meta.url)}`,
      HOOKS_PORT: String((slack.address() as AddressInfo).port),
    };
  }),
});
test.afterAll(() => {
  slack.closeAllConnections();
  slack.close();
});

const SECRET = 'T0123/B0456/hidden-part-WXYZ';
const cardOf = (page: Page, name: string) => page.getByRole('region', { name });

test('34.10: an admin connects a channel, which gets a message about a request without its person, type or reason', async ({
  page: admin,
  product,
  anotherBrowser,
}) => {
  await signIn(admin, product, 'Demo Admin', '/notifications?tab=channels');
  await expect(admin.getByText('No channels yet')).toBeVisible();
  await admin.getByRole('button', { name: 'Add channel' }).focus();
  await admin.keyboard.press('Enter');
  const form = admin.getByRole('dialog', { name: 'New channel' });
  await form.getByRole('button', { name: 'Add channel' }).click();
  await expect(form.getByText('Enter a name')).toBeVisible();
  await form.getByLabel('Name').fill('Approvals of Finance');
  await form.getByRole('combobox', { name: 'Service' }).click();
  await admin.getByRole('option', { name: 'Slack' }).click();
  const address = form.getByLabel('Address of the webhook');
  await address.fill(`http://${HOOKS_HOST}/x`);
  await form.getByRole('button', { name: 'Add channel' }).click();
  await expect(form.getByText('The address must begin with https://')).toBeVisible();
  await expectAccessible(admin, 'the form of a channel');
  await address.fill(`https://${HOOKS_HOST}/services/${SECRET}`);
  await form.getByRole('button', { name: 'Add channel' }).click();
  await expect(form).toHaveCount(0);

  const card = cardOf(admin, 'Approvals of Finance');
  await expect(card).toContainText(`Slack, ${HOOKS_HOST}/…WXYZ`);
  await expect(card).toContainText('Not used yet');
  await card.getByRole('button', { name: /^Send a test message/ }).click();
  await expect(
    admin.getByText(`${HOOKS_HOST} accepted the test message. Look for it in the channel.`),
  ).toBeVisible();
  await expect(card).toContainText('Working');
  expect(received.splice(0).join()).toContain('Test message from');
  await expectAccessible(admin, 'the channels');

  const member = await anotherBrowser();
  await signIn(member, product, 'Demo Full', '/vacation');
  await expect(member.getByRole('link', { name: 'Teams and Slack' })).toHaveCount(0);
  await requestLeave(member, { type: 'Day Off', start: typed(60), end: typed(60) });
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(1);
  expect(received[0]).toContain('A leave request is waiting for a decision in Finance.');
  expect(received[0]).toContain(`${product.url}/approvals`);
  expect(received[0]).not.toMatch(/Demo Full|Day Off/);
  await member.goto('/notifications?tab=channels');
  await expect(member.getByRole('tab', { name: 'Settings' })).toBeVisible();
  await expect(member.getByRole('tab', { name: 'Teams and Slack' })).toHaveCount(0);

  await admin.reload();
  await card.getByRole('button', { name: /^Actions for/ }).click();
  await admin.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = admin.getByRole('dialog', { name: /^Edit/ });
  await expect(edit.getByLabel('New address')).toHaveValue('');
  await expect(edit).toContainText(`Leave it empty to keep ${HOOKS_HOST}/…WXYZ.`);
  expect(await admin.content()).not.toContain('hidden-part');
  await edit.getByLabel('Decided leave requests').check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Decided leave requests');
});

test('34.10: an address that no longer exists is said on the page', async ({
  page: admin,
  product,
}) => {
  status = 410;
  await signIn(admin, product, 'Demo Admin');
  const added = await admin.request.post('/api/webhooks', {
    headers: { origin: product.url },
    data: {
      ...{ name: 'Old channel', service: 'teams', address: `https://${HOOKS_HOST}/${SECRET}` },
      ...{ requests: true, decisions: true, announcements: true, enabled: true },
    },
  });
  expect(added).toBeOK();
  await admin.goto('/notifications?tab=channels');
  const card = cardOf(admin, 'Old channel');
  await card.getByRole('button', { name: /^Send a test message/ }).click();
  const sentence = `${HOOKS_HOST} says that this address no longer exists (410).`;
  await expect(admin.getByRole('alert').getByText(sentence)).toBeVisible();
  await expect(card).toContainText('Failing');
  await expect(card).toContainText(sentence);
  await expectAccessible(admin, 'a channel whose address is gone');
  await card.getByRole('button', { name: /^Actions for/ }).click();
  await admin.getByRole('menuitem', { name: 'Remove' }).click();
  await admin.getByRole('button', { name: 'Remove channel' }).click();
  await expect(card).toHaveCount(0);
});
