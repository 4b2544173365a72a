import { readFile } from 'node:fs/promises';
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

  await page.getByRole('combobox', { name: 'Leave Type' }).click();
  await page.getByRole('option', { name: 'Vacation', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('joao');
  await expect(page.getByRole('combobox', { name: 'Leave Type' })).toHaveValue('Vacation');

  await page.getByRole('searchbox', { name: 'Name' }).fill('nobody is called this');
  await expect(page.getByText('No vacation recorded')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Leave Type' })).toHaveValue('');
  await expect(page.getByText(/^\d+ leaves$/)).toBeVisible();
});

test('pitfall 17: an area with & in its name works as a filter in the address', async ({
  page,
}) => {
  await page.goto('/verificar_saldo');
  await page.getByRole('combobox', { name: 'Area' }).click();
  await page.getByRole('option', { name: 'M&A' }).click();
  await expect(page).toHaveURL(/area=M%26A/);
  await page.reload();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.first()).toContainText('M&A');
  for (const text of await rows.allInnerTexts()) expect(text).toContain('M&A');
});

test('pitfall 15: balances sort as numbers, dates as dates, both ways', async ({ page }) => {
  await page.goto('/verificar_saldo');
  const header = page.getByRole('columnheader', { name: 'Balance' });
  const column = async (index: number) => {
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const rows = await page.getByRole('table').locator('tbody tr').allInnerTexts();
    // A long list ends with an empty row as space for hidden rows.
    return rows.filter((row) => row.trim() !== '').map((row) => row.split('\t')[index] ?? '');
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
  await page.getByRole('button', { name: /CSV/ }).click();
  const text = await readFile(await (await csv).path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const lines = text.slice(1).trimEnd().split('\r\n');
  expect(lines[0]?.replaceAll('"', '')).toBe(
    'Name,Area,Position,Start Date,End Date,Leave Type,Status,Approval',
  );
  expect(lines.slice(1).every((line) => line.endsWith('"Approved"'))).toBe(true);
  const xlsx = page.waitForEvent('download');
  await page.getByRole('button', { name: /Excel/ }).click();
  expect((await xlsx).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('the graph icon opens the dashboard in a new window', async ({ page, context }) => {
  await page.goto('/vacation');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Vacation dashboard/ }).click();
  await expect(await opened).toHaveURL(/\/sample-reports\//);
});
