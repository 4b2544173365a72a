import { HOST_NAME } from './hosts.ts';
import { approveOnPage, copyPassword, expectPlainHttp, requestDaysOff } from './main-job.ts';
import { test } from './product.ts';

test.use({
  baseURL: async ({ product }, use) => use(product.url.replace('localhost', HOST_NAME)),
});

test('F0, D64: without PUBLIC_URL, leave is requested and approved over http by the machine’s name', async ({
  page,
  product,
}) => {
  await page.goto('/login');
  await expectPlainHttp(page, HOST_NAME);
  await requestDaysOff(page, product, [150]);
  await approveOnPage(page, product, 150);
});

test('F0, D64: without PUBLIC_URL, passwords are copied over http by the machine’s name', async ({
  page,
  product,
}) => {
  await copyPassword(page, product);
  await expectPlainHttp(page, HOST_NAME);
});
