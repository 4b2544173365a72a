import { PAGES } from '@intranet/contract/pages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow, expectNoViolations } from './axe.ts';
import { typed } from './days.ts';
import { fillRequest } from './leave.ts';
import { DECK, PUBLIC, SIGNED_IN, VARIANTS, visitPages } from './pages.ts';
import { expect, type Product, signIn, test } from './product.ts';

/** Checks an embed without the framed page, which has its own tests. */
async function checkEmbed(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(`iframe[title="${title}"]`)).toBeVisible();
  await expect(page.getByText('Carregando…')).toHaveCount(0);
  await expectNoViolations(page, path, `section[aria-label="${title}"] > :first-child`);
  await expectNoOverflow(page, path);
}

interface Form {
  colorScheme: 'light' | 'dark';
  width: number;
}

const checkAll = (page: Page, product: Product, paths: readonly string[]) =>
  visitPages(page, product, paths, (path) => expectAccessible(page, path));

const ofForm = ({ colorScheme, width }: Form, body: () => void) =>
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });
    body();
  });

test('the list covers every page', () => {
  const looked = new Set(
    [...PUBLIC, ...SIGNED_IN, ...VARIANTS, DECK].map((one) => one.split(/[?#]/)[0]),
  );
  expect(PAGES.map(({ path }) => path).filter((path) => !looked.has(path))).toEqual([]);
});

// The quick run tests the pages used most; `npm run test:long` tests every page in four forms.
ofForm({ colorScheme: 'dark', width: 360 }, () => {
  test('the pages used most have no axe violation and do not overflow', async ({
    page,
    product,
  }) => {
    await checkAll(page, product, ['/login', '/home', '/vacation', '/approvals', '/calendar']);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    ofForm({ colorScheme, width }, () => {
      test('no page has an axe violation or overflows', { tag: '@long' }, async ({
        page,
        product,
      }) => {
        test.setTimeout(240_000);
        await checkAll(page, product, [...PUBLIC, ...SIGNED_IN, ...VARIANTS]);
        await checkEmbed(page, '/reports?open=frp', 'BI GGP · Accounting');
      });
    });
  }
}

test('a failed call keeps the input, and a double click sends one request', async ({
  page,
  context,
  product,
  anotherBrowser,
}) => {
  await signIn(page, product, 'Demo Chief', '/vacation');
  await fillRequest(page, { type: 'Day Off', start: typed(75), end: typed(75) });
  await expect(page.getByText('1 day')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('An error occurred. Please try again later.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue(typed(75));
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send Request' }).dblclick();
  await expect(page.getByText('Email sent to the head for approval!')).toBeVisible();
  await expect
    .poll(() => product.mails.filter((mail) => mail.subject.includes(typed(75))).length)
    .toBeGreaterThan(0);
  const admin = await anotherBrowser();
  await signIn(admin, product, 'Demo Admin');
  const { rows: messages } = await (await admin.request.get('/api/outbox')).json();
  const promised = messages.filter((m: { subject: string }) => m.subject.includes(typed(75)));
  expect(promised).toHaveLength(1);
});
