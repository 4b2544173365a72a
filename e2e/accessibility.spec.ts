import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow, expectNoViolations } from './axe.ts';
import { typed } from './days.ts';
import { fillRequest } from './leave.ts';
import { expect, type Product, signIn, test } from './product.ts';

const PUBLIC = [
  '/login',
  '/forgot-password',
  '/verify-reset-code',
  '/first-admin#token',
  '/force-change-password',
  '/leave-decision',
];
const SIGNED_IN = [
  '/home',
  '/permissiondenied',
  '/no-such-page',
  '/vacation',
  '/vacation?tab=vacation-scheduled',
  '/vacation?tab=change-vacation',
  '/feriasarea',
  '/verificar_saldo',
  '/verificar_conflito',
  '/approvals',
  '/approvals?tab=deputies',
  '/calendar',
  '/myleave',
  '/leavereport',
  '/vacation_admin',
  '/account',
  '/admin',
  '/admin?tab=delete-user',
  '/admin?tab=update-username',
  '/novo_usuario',
  '/chatbot',
  '/decks',
  '/audit',
  '/outbox',
  '/reports?choose=accounting',
  '/projects',
  '/benefits',
  '/communication',
  '/communication?tab=revenue',
  '/pipeline',
  '/tecferias',
  '/pipepass',
  '/fileupdate',
  '/adminpeople',
];
/** Drawn by the same code as one of those above, or in a dialog over one. */
const SISTERS = [
  '/reports',
  ...['/people', '/legal', '/it', '/mea', '/commercial', '/marketing'],
  ...['/adminreports', '/adminlegal', '/adminit', '/adminmea'],
  ...['/admincommercial', '/adminmarketing', '/adminprojects', '/linkpreview'],
  ...['/vacation_admin?tab=due', '/vacation_admin?tab=ledger', '/vacation_admin?tab=import'],
  ...[
    '/vacation_admin?tab=settings',
    '/vacation_admin?dialog=new',
    '/vacation_admin?dialog=deduction',
  ],
  ...['/vacation_admin?statement=Demo+Full', '/myleave?tab=balance', '/approvals?tab=coverage'],
  ...['/calendar?view=quarter', '/calendar?dialog=subscribe'],
  ...['/communication?tab=monthlyShots', '/techubspotbi', '/tecfinancial', '/teccalendario'],
  ...[
    '/tecmetas',
    '/tecpel',
    '/pipepass?tab=health',
    '/pipepass?tab=readings',
    '/pipepass?tab=bin',
  ],
];

async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAccessible(page, path);
}

/** An embed, without the framed page, which answers for itself. */
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

const turnAbout = (pages: readonly string[], turn: number) =>
  pages.filter((_, index) => index % 2 === turn);

async function checkAll(page: Page, product: Product, pages: readonly string[]): Promise<void> {
  for (const path of pages.filter((one) => PUBLIC.includes(one))) await check(page, path);
  await signIn(page, product, 'Demo Admin');
  for (const path of pages.filter((one) => !PUBLIC.includes(one))) await check(page, path);
}

const ofForm = ({ colorScheme, width }: Form, body: () => void) =>
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });
    body();
  });

// At every change each page is looked at in one of two forms, turn about, so that both schemes and both
// widths are; all pages and their sisters in all four forms are `npm run test:long`.
const QUICK: Form[] = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
];
for (const [turn, form] of QUICK.entries()) {
  ofForm(form, () => {
    test('every other page has no axe violation and does not overflow', async ({
      page,
      product,
    }) => {
      test.setTimeout(90_000);
      await checkAll(page, product, turnAbout([...PUBLIC, ...SIGNED_IN], turn));
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 360]) {
    ofForm({ colorScheme, width }, () => {
      test('no page has an axe violation or overflows', { tag: '@long' }, async ({
        page,
        product,
      }) => {
        test.setTimeout(240_000);
        await checkAll(page, product, [...PUBLIC, ...SIGNED_IN, ...SISTERS]);
        await checkEmbed(page, '/reports?open=frp', 'BI GGP · Accounting');
      });
    });
  }
}

test('leave can be asked for with the keyboard alone', async ({ page, product }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type('Demo Chief');
  await page.keyboard.press('Tab');
  await page.keyboard.type(product.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  await page.goto('/vacation');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Type of Leave' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dayOff = page.getByRole('option', { name: 'Day Off' });
  await expect(dayOff).toBeVisible();
  // The list opens before its keys do: press until the last choice is marked.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(dayOff).toHaveAttribute('data-combobox-selected', 'true', { timeout: 50 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Type of Leave' })).toHaveValue('Day Off');
  await page.keyboard.press('Tab');
  await page.keyboard.type(typed(70));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(typed(70));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email sent to the head for approval!')).toBeVisible();
});

test('a call that fails leaves everything typed, and a double click asks once', async ({
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
  // What was promised stands in the outbox, also while it is not sent yet.
  await expect
    .poll(() => product.mails.filter((mail) => mail.subject.includes(typed(75))).length)
    .toBeGreaterThan(0);
  const admin = await anotherBrowser();
  await signIn(admin, product, 'Demo Admin');
  const { messages } = await (await admin.request.get('/api/outbox')).json();
  const promised = messages.filter((m: { subject: string }) => m.subject.includes(typed(75)));
  expect(promised).toHaveLength(1);
});
