import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { typed } from './days.ts';
import { exportAs } from './pages.ts';
import { expect, signIn, test } from './product.ts';

test.beforeEach(async ({ page, product }) => {
  await signIn(page, product, 'Demo People');
});

test('the five tabs: ids, labels, the indicator in steps of 20 percent, Back', async ({ page }) => {
  await page.goto('/vacation');
  const tabs = [
    ['Request', 'schedule-vacation'],
    ['Approved', 'vacation-scheduled'],
    ['Balance', 'check-balance'],
    ['Conflict', 'check-conflict'],
    ['Update', 'change-vacation'],
  ] as const;
  const indicator = page.getByTestId('tab-indicator');
  for (const [index, [label, id]] of tabs.entries()) {
    await page.getByRole('tab', { name: label, exact: true }).click();
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(indicator).toHaveAttribute('style', `left: ${index * 20}%; width: 20%;`);
  }
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Conflict' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('link', { name: 'Check' }).click();
  await page.waitForURL('**/verificar_conflito');
  await expect(page.getByRole('heading', { name: 'Conflicts Found:' })).toBeVisible();
  await page.getByRole('link', { name: 'BACK' }).click();
  await page.waitForURL('**/vacation');
});

test('filters are part of the address, ignore accents, and can be cleared', async ({ page }) => {
  await page.goto('/feriasarea');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name' }).fill('joao');
  await expect(page).toHaveURL(/name=joao/);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.first()).toContainText('João');
  for (const text of await rows.allInnerTexts()) expect(text).toContain('João');

  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('combobox', { name: 'Leave Type' }).click();
  await page.getByRole('option', { name: 'Vacation', exact: true }).click();
  await page.reload();
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('joao');
  await expect(page.getByRole('combobox', { name: 'Leave Type' })).toHaveValue('Vacation');

  await page.getByRole('searchbox', { name: 'Name' }).fill('nobody is called this');
  await expect(page.getByText('No vacation recorded')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Leave Type' })).toHaveValue('');
  await expect(page.getByText(/^\d+ leaves$/)).toBeVisible();
});

test('a long list has pages in its address; another filter or sort starts at the first', async ({
  page,
}) => {
  await page.goto('/feriasarea');
  const pages = page.getByRole('navigation', { name: 'Pages of Scheduled vacations' });
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(pages).toContainText(/^1–100 of 1\d\d/);
  await expect(rows).toHaveCount(100);
  await pages.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(pages).toContainText(/^101–/);
  await page.reload();
  await expect(pages).toContainText(/^101–/);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).not.toHaveURL(/page=/);
  await expect(pages).toContainText(/^1–100 /);
  await pages.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('searchbox', { name: 'Name' }).fill('a');
  await expect(page).not.toHaveURL(/page=/);
  await page.goBack();
  await expectAccessible(page, 'a list with pages');
});

test('pitfall 17: an area with & in its name works as a filter in the address', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/verificar_saldo');
  await page.getByRole('combobox', { name: 'Area' }).click();
  await page.getByRole('option', { name: 'M&A' }).click();
  await expect(page).toHaveURL(/area=M%26A/);
  await page.reload();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.first()).toContainText('M&A');
  for (const text of await rows.allInnerTexts()) expect(text).toContain('M&A');
});

test('pitfall 15: balances sort as numbers, dates as dates, both ways', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/verificar_saldo');
  const header = page.getByRole('columnheader', { name: 'Balance' });
  const column = async (index: number) => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const rows = await page.getByRole('table').locator('tbody tr').allInnerTexts();
    return rows.map((row) => row.split('\t')[index] ?? '');
  };
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const rising = (await column(3)).map(Number);
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=balance(%3A|:)desc/);

  await page.goto('/verificar_conflito?sort=start2:asc');
  await expect(page.getByRole('table')).toBeVisible();
  const days = (await column(4)).map((day) => day.split('/').reverse().join('-'));
  expect(days.length).toBeGreaterThan(7);
  expect(days).toEqual([...days].sort());
});

test('a list can be exported as CSV and as a spreadsheet', async ({ page }) => {
  await page.goto('/feriasarea?approved=yes');
  await expect(page.getByRole('table')).toBeVisible();
  const csv = page.waitForEvent('download');
  await exportAs(page, 'CSV');
  const text = await readFile(await (await csv).path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const lines = text.slice(1).trimEnd().split('\r\n');
  expect(lines[0]?.replaceAll('"', '')).toBe(
    'Name,Area,Position,Start Date,End Date,Leave Type,Status,Approval',
  );
  expect(lines.slice(1).every((line) => line.endsWith('"Approved"'))).toBe(true);
  const xlsx = page.waitForEvent('download');
  await exportAs(page, 'Excel');
  expect((await xlsx).suggestedFilename()).toMatch(/\.xlsx$/);
});

const LISTS = ['/feriasarea', '/verificar_saldo', '/verificar_conflito'];
const shift = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 300);
  });

test('a list fills the window, so that only the list scrolls, and nothing shifts', {
  tag: '@long',
}, async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of LISTS) {
      await page.goto(path);
      const list = page.getByRole('main').locator('section[tabindex="0"]');
      await expect(list).toHaveAttribute('aria-busy', 'false');
      const heights = await list.evaluate((node) => ({
        page: document.documentElement.scrollHeight - window.innerHeight,
        hidden: node.scrollHeight - node.clientHeight,
        sideways: node.scrollWidth - node.clientWidth,
        unused: window.innerHeight - node.getBoundingClientRect().bottom,
      }));
      expect(heights.page, path).toBe(0);
      expect(heights.hidden, path).toBeGreaterThan(0);
      expect(heights.sideways, path).toBe(0);
      // The way to other pages, and the footer.
      expect(heights.unused, path).toBeLessThan(110);
      expect(await page.evaluate(shift), path).toBeLessThan(0.02);
      // The filters are on one line.
      const controls = page.getByRole('region', { name: 'Filters' }).locator('input, button');
      const height = await controls.evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect()).filter((box) => box.width > 20);
        return (
          Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
        );
      });
      expect(height, path).toBeGreaterThan(0);
      expect(height, path).toBeLessThanOrEqual(40);
    }
  }
});

test('headers, positions and dates fit on one line', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/feriasarea');
  await expect(page.getByRole('cell', { name: 'Mid-level Assist' }).first()).toBeVisible();
  const lines = await page
    .getByRole('table')
    .locator('th span, td:nth-child(n + 3):nth-child(-n + 6)')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
        return { text: element.textContent, lines: tops.size };
      }),
    );
  expect(lines.filter((one) => one.lines > 1).map(({ text }) => text)).toEqual([]);
});

test('spec-b 11: the lists open with all entries; today and past are switches in the address', {
  tag: '@long',
}, async ({ page }) => {
  const days = async (index: number) => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const rows = await page.getByRole('table').locator('tbody tr').allInnerTexts();
    return rows.map((row) => (row.split('\t')[index] ?? '').split('/').reverse().join('-'));
  };
  const today = typed(0).split('/').reverse().join('-');
  await page.goto('/feriasarea');
  await expect(page.getByText(/^\d+ leaves$/)).toBeVisible();
  const all = await days(3);
  expect(all).toEqual([...all].sort().reverse());

  await page.getByText('From today', { exact: true }).click();
  await expect(page).toHaveURL(/when=upcoming/);
  await expect(page.getByText(/^\d+ of \d+ leaves$/)).toBeVisible();
  for (const end of await days(4)) expect(end >= today, end).toBe(true);
  const starts = await days(3);
  expect(starts).toEqual([...starts].sort());

  await page.getByText('Past', { exact: true }).click();
  await expect(page).toHaveURL(/when=past/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Past' })).toBeChecked();
  await expect(page.getByText(/^\d+ of \d+ leaves$/)).toBeVisible();
  for (const end of await days(4)) expect(end < today, end).toBe(true);
  const past = await days(3);
  expect(past).toEqual([...past].sort().reverse());

  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Taken' }).click();
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await page.getByRole('button', { name: 'Remove filter Status: Taken' }).click();
  await expect(page).toHaveURL(/\/feriasarea$/);
});

test('on a phone a row is short, and opens its leave by keyboard', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/feriasarea');
  const list = page.getByRole('list', { name: 'Scheduled vacations' });
  const row = list.getByRole('listitem').nth(1);
  const summary = row.getByRole('button');
  await expect(summary).toHaveText(/\d.* · [^·]+$/);
  expect((await summary.boundingBox())?.height).toBeLessThanOrEqual(64);
  await expectAccessible(page, 'the short rows');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Length')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(summary).toBeFocused();
});

test('a press on a row opens its leave, or the calendar of a conflict', async ({ page }) => {
  await page.goto('/feriasarea');
  const leaves = page.getByRole('table').locator('tbody tr');
  await leaves.first().getByRole('cell').nth(3).click();
  await expect(page.getByRole('dialog').getByText('Length')).toBeVisible();
  await expect(page).toHaveURL(/leave=\d+/);
  await page.goto('/verificar_conflito');
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await page.getByRole('table').locator('tbody tr').first().getByRole('cell').nth(4).click();
  await expect(page).toHaveURL(/\/calendar\?.*month=\d{4}-\d{2}/);
});

test('the graph icon opens the dashboard in a new window', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.goto('/vacation');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Vacation dashboard/ }).click();
  await expect(await opened).toHaveURL(/\/sample-reports\//);
});
