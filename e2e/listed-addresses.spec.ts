import { freePort } from '../server/src/testing/free-port.ts';
import { typed } from './days.ts';
import { HOST_NAME, IP_ADDRESS } from './hosts.ts';
import { decisionLink } from './leave.ts';
import { approveOnPage, copyPassword, expectPlainHttp, requestDaysOff } from './main-job.ts';
import { test as base, expect, productWith } from './product.ts';

/** The same product by a host name, which is mailed, and by an address. */
const test = base.extend({
  product: productWith(async () => {
    const port = String(await freePort());
    const addresses = [HOST_NAME, IP_ADDRESS].map((host) => `http://${host}:${port}`);
    return { PORT: port, PUBLIC_URL: addresses.join() };
  }),
});

const HEAD = 'demo.head@example.com';

test('F0, D64: over http by a host name, leave is requested, and approved by email and on the page', async ({
  page,
  product,
}) => {
  await page.goto('/login');
  await expectPlainHttp(page, HOST_NAME);
  await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);

  await requestDaysOff(page, product, [150, 151]);
  const { text } = await product.mailTo(HEAD, `Leave request: Demo People, Day Off, ${typed(150)}`);
  const link = decisionLink(text);
  expect(new URL(link).origin).toBe(product.url);
  await page.goto(link);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Leave approved.')).toBeVisible();
  await approveOnPage(page, product, 151);
});

test('F0, D64: over http by a host name, passwords are copied', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await copyPassword(page, product);
  await expectPlainHttp(page, HOST_NAME);
});

test.describe('by its other address', () => {
  test.use({
    baseURL: async ({ product }, use) => use(product.url.replace(HOST_NAME, IP_ADDRESS)),
  });

  test('F0, D64: over http by an IP address, leave is requested and approved', async ({
    page,
    product,
  }) => {
    await page.goto('/login');
    await expectPlainHttp(page, IP_ADDRESS);
    await requestDaysOff(page, product, [160]);
    await approveOnPage(page, product, 160);
  });

  test('F0, D64: over http by an IP address, passwords are copied', { tag: '@long' }, async ({
    page,
    product,
  }) => {
    await copyPassword(page, product);
    await expectPlainHttp(page, IP_ADDRESS);
  });

  test('D64: an address that isn’t listed leads to those that are', async ({ page, product }) => {
    await page.goto(product.url.replace(HOST_NAME, 'localhost'));
    await page.getByRole('link', { name: product.url.replace(HOST_NAME, IP_ADDRESS) }).click();
    await page.waitForURL('**/login');
    await expectPlainHttp(page, IP_ADDRESS);
    await expect(page.getByRole('button', { name: 'Acessar' })).toBeVisible();
  });
});
