import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from './axe.ts';
import { exportAs } from './pages.ts';
import { expect, signIn, test } from './product.ts';

const PLATFORM = 'Câmbio <script>alert(1)</script>';
const SECRET = ' p"á, =1+1; 🔑 ';

const row = (page: Page, platform: string) =>
  page.getByRole('main').getByRole('row').filter({ hasText: platform });
const heldText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('spec §2, D36, S10: a password is added, revealed, copied, edited, deleted, and all of it is in the audit log', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await signIn(page, product, 'Demo Admin', '/pipepass');
  const main = page.getByRole('main');

  const add = main.getByRole('form', { name: 'Add a password' });
  await add.getByLabel('Platform').fill(PLATFORM);
  await add.getByLabel('Link').fill('https://cambio.example/?a=1&b=2');
  await add.getByLabel('User').fill('ana+bank@acme.example');
  await add.getByLabel('Password', { exact: true }).fill(SECRET);
  await expect(add.getByText(/^(Very )?strong$/i)).toBeVisible();
  await add.getByRole('button', { name: 'Add' }).click();
  await expect(add.getByLabel('Platform')).toHaveValue('');

  await main.getByLabel('Platform', { exact: true }).first().fill('cambio');
  await expect(main.getByText(/^1 of \d+ passwords$/)).toBeVisible();
  const added = row(page, PLATFORM);
  await expect(added.getByRole('link')).toHaveAttribute('href', 'https://cambio.example/?a=1&b=2');

  await added.getByRole('button', { name: /^Reveal password/ }).click();
  await expect(added.getByText(/^Hidden in \d+ s$/)).toBeVisible();
  expect(await added.locator('bdi[translate=no]').textContent()).toBe(SECRET);
  await added.getByRole('button', { name: /^Hide password/ }).click();

  await added.getByRole('button', { name: /^Copy password/ }).click();
  const notice = page.getByText('Copied to clipboard:');
  await expect(notice).toBeVisible();
  expect(await notice.textContent()).toBe(`Copied to clipboard: ${SECRET}`);
  expect(await heldText(page)).toBe(SECRET);
  await added.getByRole('button', { name: /^Copy user/ }).click();
  await expect.poll(() => heldText(page)).toBe('ana+bank@acme.example');

  await added.getByRole('button', { name: /^Edit/ }).click();
  const edited = main.getByRole('row').filter({ has: page.getByRole('textbox', { name: 'User' }) });
  await edited.getByRole('textbox', { name: 'User' }).fill('bia@acme.example');
  await expectAccessible(page, 'a row being edited');
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await edited.getByRole('textbox', { name: 'User' }).press('Enter');
  await expect(added).toContainText('bia@acme.example');
  await added.getByRole('button', { name: /^Copy password/ }).click();
  await expect.poll(() => heldText(page)).toBe(SECRET);

  await page.clock.fastForward(60_000);
  await expect.poll(() => heldText(page)).toBe('');

  await added.getByRole('button', { name: /^Actions for/ }).click();
  await expectNoViolations(page, 'the menu of a row', '[role=menu]');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(added).toHaveCount(0);

  await page.goto('/audit');
  for (const action of [
    'Added a password entry',
    'Revealed a password',
    'Copied a password',
    'Changed a password entry',
    'Deleted a password entry',
  ]) {
    await expect(row(page, PLATFORM).filter({ hasText: action }).first()).toBeVisible();
  }
  await expect(page.getByRole('main')).not.toContainText(SECRET.trim());

  await page.goto('/pipepass?tab=bin');
  await row(page, PLATFORM)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(row(page, PLATFORM)).toHaveCount(0);
  await page.goto('/pipepass?platform=cambio');
  await expect(row(page, PLATFORM)).toBeVisible();
});

/** Unusual passwords that must not lose a byte. */
const ODD = [
  'a"b""c',
  '"',
  'a,b;c|d',
  'line 1\nline 2',
  'line 1\r\nline 2\n',
  '=HYPERLINK("x")',
  '+55 11 99999',
  '-1',
  '@SUM(A1:A2)',
  '\ttab',
  "'=1",
  "'quoted'",
  '🔑🧑‍💻👩🏽‍🚀',
  '\u202eabc\u202c שלום',
  '  spaces at both ends  ',
  '<script>alert(1)</script>',
  'ção ñ ü ß e\u0301',
  '\\n %00 {{y}} $x',
];
const ENTRIES = Array.from({ length: 50 }, (_, n) => ({
  platform: `Odd ${String(n).padStart(2, '0')} "x", <b>; = +`,
  link: n % 2 ? '=not a link' : 'https://odd.example/?a=1&b=%20',
  user: n % 3 ? '@ana' : 'ana, "the admin"',
  password: `${ODD[n % ODD.length]}${n < ODD.length ? '' : n}`,
}));

/** A cell of our own format: an apostrophe keeps spreadsheets from calculating (S10). */
const cell = (text: string) =>
  `"${/^'*[=+\-@\t\r\n]/.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;
const LINES = ENTRIES.map(
  ({ platform, link, user, password }) =>
    `${[platform, link, user, password, ''].map(cell).join(',')}\r\n`,
);

// transfer.test.ts covers the server's part in the quick run.
test('S10: 50 entries of unusual characters are imported and exported byte for byte', {
  tag: '@long',
}, async ({ page, product }) => {
  await signIn(page, product, 'Demo Admin', '/pipepass');
  const dialog = page.getByRole('dialog');
  const choose = (buffer: Buffer) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'odd.csv', mimeType: 'text/csv', buffer });

  await page.getByRole('button', { name: 'Import' }).click();
  const headers = ['platform', 'link', 'user', 'password', 'code_secret'].map(cell).join(',');
  await choose(Buffer.from(`\uFEFF${headers}\r\n${LINES.join('')}`));
  await expect(dialog.getByText('Intranet file: 50 new')).toBeVisible();
  await expectAccessible(page, 'the preview of an import');
  await dialog.getByRole('button', { name: 'Import 50 passwords' }).click();
  await expect(page.getByText('Imported: 50 passwords')).toBeVisible();

  const stored: (typeof ENTRIES)[number][] = await (
    await page.request.get('/api/passwords')
  ).json();
  const byPlatform = new Map(stored.map((entry) => [entry.platform, entry]));
  for (const entry of ENTRIES) expect(byPlatform.get(entry.platform)).toMatchObject(entry);

  await exportAs(page, 'With passwords…');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^pipeline-passwords-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = await readFile(await file.path());
  for (const line of LINES) expect(bytes.includes(Buffer.from(line)), line).toBe(true);

  await page.getByRole('button', { name: 'Import' }).click();
  await choose(bytes);
  await expect(dialog.getByText(/^Intranet file: \d+ skipped$/)).toBeVisible();
});

test('health, readings, history and the bin work at 360 px, in the dark, without an axe violation', {
  tag: '@long',
}, async ({ page, product }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, product, 'Demo Admin', '/pipepass?platform=sinal');
  const main = page.getByRole('main');
  const openFirst = (list: string) =>
    main.getByRole('list', { name: list }).getByRole('button').first().click();
  await openFirst('Passwords');
  await main
    .getByRole('button', { name: /^Reveal password/ })
    .first()
    .click();
  await expect(main.getByText(/^Hidden in/)).toBeVisible();
  // A tooltip is outside the page's landmarks.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page, 'the cards, a password shown');
  await main.getByRole('button', { name: 'Add', exact: true }).click();
  const add = page.getByRole('dialog', { name: 'Add a password' });
  await add.getByRole('button', { name: 'Generate a password' }).click();
  await expect(page.getByRole('button', { name: 'Use this password' })).toBeVisible();
  await expectNoViolations(page, 'the form to add, and the generator', '[role=dialog]');
  await page.keyboard.press('Escape');
  await add.getByRole('button', { name: 'Cancel' }).click();
  await main
    .getByRole('button', { name: /^History/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Current version')).toBeVisible();
  await expectNoViolations(page, 'the history', '[role=dialog]');

  await page.goto('/pipepass?tab=health');
  await openFirst('Passwords that need attention');
  await main
    .getByRole('button', { name: /^Change / })
    .first()
    .waitFor();
  await expectAccessible(page, 'the health');
  await main
    .getByRole('button', { name: /^Change / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'the editing in a dialog', '[role=dialog]');

  await page.goto('/pipepass?tab=readings');
  await main.getByRole('button', { name: /^Filters/ }).click();
  await main.getByLabel('Person', { exact: true }).first().click();
  await page.getByRole('option', { name: 'Demo Admin' }).click();
  await expect(
    main.getByRole('heading', { name: 'Passwords Demo Admin has viewed' }),
  ).toBeVisible();
  await openFirst('Access log');
  await expect(main.getByText('Revealed').first()).toBeVisible();
  await expectAccessible(page, 'the readings');
});

const LONG = 'Zumbido.Trilho.Cacau.61-'.repeat(12);
const SEVERAL_LINES = 'first line\nsecond line\nthird line';

test('design bug 1: a revealed password is shown whole', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Admin', '/pipepass');
  for (const [platform, password] of [
    ['Long secret of the firm’s bank', LONG],
    ['Long secret in lines', SEVERAL_LINES],
  ]) {
    const data = { platform, link: '', user: '', password };
    const headers = { origin: product.url };
    expect((await page.request.post('/api/passwords', { data, headers })).status()).toBe(200);
  }
  for (const width of [1280, 1024, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pipepass?platform=long+secret');
    for (const name of ['bank', 'in lines']) {
      const summary = page.getByRole('main').locator('li button[aria-expanded=false]');
      if (width === 360) await summary.filter({ hasText: name }).click();
      await page.getByRole('button', { name: new RegExp(`^Reveal .*${name}$`) }).click();
      const secret = page.locator('bdi[translate=no]');
      await expect(secret).toHaveText(name === 'bank' ? LONG : SEVERAL_LINES);
      const hidden = await secret.evaluate((node) => {
        const card = node.parentElement as HTMLElement;
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(node);
        return {
          cut: card.scrollHeight - card.clientHeight + card.scrollWidth - card.clientWidth,
          outside: [...text.getClientRects()].filter(
            (line) =>
              line.left < left || line.right > right || line.top < top || line.bottom > bottom,
          ).length,
          offWindow:
            left < 0 || right > window.innerWidth || top < 0 || bottom > window.innerHeight,
        };
      });
      expect(hidden, `${width} px`).toEqual({ cut: 0, outside: 0, offWindow: false });
      await page.getByRole('button', { name: new RegExp(`^Hide .*${name}$`) }).click();
      await expect(secret).toHaveCount(0);
    }
  }
});

test('design bug 9: an edited name is shown from its beginning', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Admin', '/pipepass');
  await row(page, 'Boletim').getByRole('button', { name: /^Edit/ }).click();
  const platform = page.getByRole('table').getByRole('textbox', { name: 'Platform' });
  await expect(platform).toBeFocused();
  expect(await platform.evaluate((field) => field.scrollLeft)).toBe(0);
});

test('design 6: a table’s actions stay in view when it is too wide', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.addInitScript(() => localStorage.setItem('sidebarOpen', 'true'));
  await signIn(page, product, 'Demo Admin', '/pipepass');
  const table = page.getByRole('region', { name: 'Passwords' });
  await expect(table.getByRole('button', { name: /^Edit/ }).first()).toBeVisible();
  expect(await table.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeGreaterThan(0);
  await expect(table.getByRole('button', { name: /^Edit/ }).first()).toBeInViewport({ ratio: 1 });
  await table.getByRole('button', { name: /^Edit/ }).first().click({ trial: true });
});
