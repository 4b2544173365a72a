import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { navigateInApp } from './pages.ts';
import { readPdf } from './pdf.ts';
import { expect, signIn, test } from './product.ts';

/** The default margins of Chrome's print dialog. Media queries then see an A4 sheet as narrow as a phone. */
const MARGIN = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

async function print(page: Page, file: string): Promise<string[]> {
  await writeFile(file, await page.pdf({ format: 'A4', margin: MARGIN }));
  const text = readPdf('-layout', file);
  return text.split('\f').slice(0, -1);
}

function wordsOutside(file: string): string[] {
  const found = readPdf('-bbox', file);
  const width = Number(/<page width="([\d.]+)"/.exec(found)?.[1]);
  return [...found.matchAll(/xMin="(-?[\d.]+)".*?xMax="([\d.]+)".*?>(.*?)<\/word>/g)]
    .filter(([, left, right]) => Number(left) < 0 || Number(right) > width)
    .map(([, , , word = '']) => word);
}

function counted(words: string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

const OF_THE_SCREEN =
  /Actions|Clear filters|More filters|Remove filter|Search a|Export|CSV|Excel|Spreadsheet|Skip to|Log ?out|Ctrl ?K|Open the menu/i;

interface List {
  path: string;
  title: string;
  last: string;
  filter?: string;
}

const LISTS: List[] = [
  {
    path: '/feriasarea?name=demo',
    title: 'Scheduled Vacation Consultation',
    last: 'Approved',
    filter: 'demo',
  },
  {
    path: '/feriasarea?when=upcoming',
    title: 'Scheduled Vacation Consultation',
    last: 'Approved',
    filter: 'From today',
  },
  // More rows than a page of the list has.
  { path: '/feriasarea', title: 'Scheduled Vacation Consultation', last: 'Approved' },
  { path: '/verificar_saldo?area=Finance', title: 'Balance', last: 'Balance', filter: 'Finance' },
  { path: '/verificar_conflito', title: 'Conflicts Found:', last: 'End Date' },
  // Without other tests' exports.
  { path: '/audit?action=sign_in', title: 'Audit log', last: 'Details', filter: 'Signed in' },
  { path: '/leavereport', title: 'Leave report', last: 'Total' },
  { path: '/vacation_admin', title: 'Vacation Admin', last: 'Balance' },
  { path: '/pipepass', title: 'Pipeline Passwords', last: 'Changed' },
];

async function expectPrintedWhole(page: Page, list: List, file: string): Promise<void> {
  const { path, title, last, filter } = list;
  const table = page.getByRole('table').first();
  await expect(table).toBeVisible();
  const headers = await table.locator('th:not([data-column=actions])').allTextContents();
  const count = page
    .getByRole('status')
    .filter({ hasText: /^\d+ (of \d+ )?[a-z]+$/ })
    .first();
  const rows = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
  const sheets = await print(page, file);
  const all = sheets.join('\n');
  expect(all, path).toContain(title);
  if (filter) expect(sheets[0], `${path}: what it is filtered by`).toContain(filter);
  expect(all, path).not.toMatch(OF_THE_SCREEN);
  expect(wordsOutside(file), path).toEqual([]);
  expect(all, `${path}: ${last}`).toContain(last);
  const heading = new RegExp(headers.map((one) => one.trim().split(' ')[0]).join('.*'), 's');
  for (const [n, sheet] of sheets.entries())
    expect(sheet, `${path}, sheet ${n + 1}`).toMatch(heading);
  // Printing includes all rows, although only visible rows are rendered on screen.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const printed = table.locator('tbody tr:not([aria-hidden])');
  await expect(printed).toHaveCount(rows);
  // Without a platform's initial.
  const firsts = await printed.locator('td:first-child').evaluateAll((cells) =>
    cells.map((cell) => {
      const copy = cell.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
      return copy.textContent ?? '';
    }),
  );
  for (const [word, times] of counted(firsts.map((one) => one.trim().split(/\s/)[0] ?? ''))) {
    expect(all.split(word).length - 1, `${path}: rows of ${word}`).toBeGreaterThanOrEqual(times);
  }
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
}

for (const [lists, tag] of [
  [LISTS.slice(0, 2), []],
  [LISTS.slice(2), ['@long']],
] as const) {
  const what = lists.map(({ path }) => path).join(', ');
  test(
    `prints title, filters and all rows, with headers on each sheet: ${what}`,
    {
      tag: [...tag],
    },
    async ({ page, product }, testInfo) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 1280, height: 800 });
      await signIn(page, product, 'Demo Admin');
      for (const list of lists) {
        await navigateInApp(page, list.path);
        const file = `print${list.path.replaceAll(/\W+/g, '-')}.pdf`;
        await expectPrintedWhole(page, list, testInfo.outputPath(file));
      }
    },
  );
}

test(
  'a list that ends at the bottom of a sheet begins no empty one',
  { tag: '@long' },
  async ({ page, product }, testInfo) => {
    test.setTimeout(180_000);
    await signIn(page, product, 'Demo Admin', '/vacation_admin');
    await expect(page.getByRole('table').first()).toBeVisible();
    // Moves the end of the list across the bottom of a sheet.
    for (let above = 0; above <= 1_000; above += 10) {
      await page
        .locator('main')
        .evaluate((main, top) => main.style.setProperty('padding-top', `${top}px`), above);
      const sheets = await print(page, testInfo.outputPath('bottom.pdf'));
      expect(sheets.at(-1)?.trim(), `${above} px above`).not.toMatch(/^\d+ ?\/ ?\d+$/);
    }
  },
);

test('an open panel is printed whole, in place of the page below it', async ({
  page,
  product,
}, testInfo) => {
  await signIn(page, product, 'Demo Admin', '/admin');
  await page.getByRole('button', { name: 'Edit Alejandro Núñez' }).click();
  const panel = page.getByRole('dialog', { name: /^Alejandro Núñez/ });
  await expect(panel.getByRole('button', { name: 'Delete User' })).toBeVisible();
  const sheets = await print(page, testInfo.outputPath('panel.pdf'));
  expect(sheets[0]).toMatch(/^\s*Serra Azul · .* · Demo Admin/);
  const text = sheets.join();
  expect(text.match(/Reset Password/g), 'once, and not on every sheet').toHaveLength(1);
  expect(text).toContain('Deletes the account only.');
  expect(text).not.toContain('Camila Araújo');
});

test('the calendar is printed with the days and people of the screen', async ({
  page,
  product,
}, testInfo) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, product, 'Demo Admin', '/calendar');
  const main = page.getByRole('main');
  const days = main.locator('h2 > [aria-hidden]').first();
  const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');
  const shown = spaced((await days.textContent()) ?? '');
  expect(shown).toMatch(/ – .*\d{4}$/);
  await expect(main.locator('bdi').nth(10)).toBeVisible();
  const people = await main.locator('bdi').allInnerTexts();
  const text = (await print(page, testInfo.outputPath('calendar.pdf'))).join('\n');
  expect(spaced(text)).toContain(shown);
  for (const name of people) expect(text).toContain(name);
  await expect(days).toHaveText(shown);
});

test('the dark scheme is printed as the light one', async ({ page, product }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, product, 'Demo People', '/benefits');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.evaluate(() => {
    const { documentElement: element } = document;
    addEventListener('beforeprint', () => {
      element.dataset.printed = element.dataset.mantineColorScheme;
    });
  });
  await page.pdf();
  await expect(root).toHaveAttribute('data-printed', 'light');
  await expect(root).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
