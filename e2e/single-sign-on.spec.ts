import type { Page } from '@playwright/test';
import {
  startProvider,
  type TestProvider,
} from '../server/src/features/accounts/single-sign-on/provider.fixture.ts';
import { freePort } from '../server/src/testing/free-port.ts';
import { expectAccessible } from './axe.ts';
import { test as base, expect, startProduct } from './product.ts';

const test = base.extend<object, { port: number; provider: TestProvider }>({
  port: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => use(await freePort()),
    { scope: 'worker' },
  ],
  provider: [
    async ({ port }, use) => {
      const provider = await startProvider(`http://localhost:${port}`);
      const verified = (email: string, name: string) => ({ email, email_verified: true, name });
      provider.people.set('chief', verified('Demo.Chief@example.com', 'The Chief'));
      provider.people.set('stranger', verified('stranger@example.com', 'A Stranger'));
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ port, provider }, use) => {
      const product = await startProduct({ ...provider.env, PORT: String(port) });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.afterEach(({ provider }) => {
  provider.interfere = () => null;
});

const button = (page: Page) => page.getByRole('button', { name: 'Sign in with Microsoft' });

async function signOn(page: Page, account: string, choice = 'Sign in'): Promise<void> {
  await button(page).click();
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: choice }).click();
}

test('a user signs in at the provider and arrives at /home', async ({ page, context, product }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await signOn(page, 'chief');
  await page.waitForURL('**/home');
  await expect(page.getByRole('heading', { name: 'Welcome, Demo Chief' })).toBeVisible();
  expect(requests.filter((url) => url.startsWith(product.url)).join()).not.toMatch(/code=|state=/);
  expect(requests.filter((url) => url.endsWith('/api/single_sign_on/finish'))).toHaveLength(1);
  const cookies = await context.cookies(product.url);
  expect(cookies.map(({ name }) => name)).toEqual(['session', 'device']);
  expect(cookies[0]?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
  // The return page isn't in the history, so Back leads to the page before the sign-in.
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe('/single-sign-on');
});

test('the sign-in leads to the requested page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login?next=/vacation');
  await signOn(page, 'chief');
  await page.waitForURL('**/vacation');
  await expect(page.getByRole('button', { name: 'Send Request' })).toBeVisible();
});

test('a user without an account sees whom to ask, and can go back', async ({ page }) => {
  await page.goto('/login');
  await signOn(page, 'stranger');
  await expect(
    page.getByText('No account here uses the email address stranger@example.com.'),
  ).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await page.waitForURL('**/login');
  await expect(button(page)).toBeEnabled();
});

test('a cancelled sign-in shows a message, and a reload does nothing', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/login');
  await signOn(page, 'chief', 'Cancel');
  await expect(page.getByText('Signing in with Microsoft was cancelled.')).toBeVisible();
  await page.reload();
  await expect(
    page.getByText('This sign-in link has expired. Please sign in again.'),
  ).toBeVisible();
});

test('Back from the provider: the button works again', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login');
  await button(page).click();
  await expect(page.getByLabel('Account')).toBeVisible();
  await page.goBack();
  await signOn(page, 'chief');
  await page.waitForURL('**/home');
});

test('a failing provider shows an error on return', { tag: '@long' }, async ({
  page,
  provider,
}) => {
  await page.goto('/login');
  provider.interfere = (path) =>
    path === '/token' ? { status: 502, type: 'text/html', body: 'Bad gateway' } : null;
  await signOn(page, 'chief');
  await expect(page.getByText('Microsoft sign-in isn’t available right now.')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });
      // The quick run covers each scheme and each width once, as in accessibility.spec.ts.
      const tag = (colorScheme === 'light') === (width === 1280) ? [] : ['@long'];
      test('neither page has an axe violation or overflows', { tag }, async ({ page }) => {
        for (const path of ['/login', '/single-sign-on']) {
          await page.goto(path);
          await expect(
            button(page).or(page.getByText('This sign-in link has expired.')),
          ).toBeVisible();
          await expectAccessible(page, path);
        }
      });
    });
  }
}
