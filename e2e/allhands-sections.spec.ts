import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './product.ts';

const section = (page: Page, id: string) => page.locator(`main #${id}`);

test('spec §2, §9: the New Clients modal, by mouse and by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/allhands#commercial-stats');
  const stats = section(page, 'commercial-stats');
  const card = stats.getByRole('button', { name: /New Clients/ });
  const modal = page.getByRole('dialog', { name: 'New Clients' });

  await card.hover();
  await expect(modal.getByRole('row')).toHaveCount(17);
  await expectNoViolations(page, 'the modal', '[role=dialog]');
  await modal.getByRole('row', { name: /Aurora/ }).hover();
  await page.clock.fastForward(400);
  await expect(modal).toBeVisible();
  await page.mouse.move(4, 4);
  await expect(modal).toHaveCount(0);

  await card.hover();
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await page.mouse.move(4, 4);

  // The first key shows the browser that the user navigates by keyboard.
  await page.keyboard.press('Shift');
  await card.focus();
  await expect(modal).toBeVisible();
  await card.press('ArrowDown');
  await expect(modal.getByRole('region', { name: 'List of new clients' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(card).toBeFocused();
  await card.press('Enter');
  await expect(modal.getByRole('region', { name: 'List of new clients' })).toBeFocused();
});

test('spec §2: a usual section fits one printed page and shows its figures whatever is selected', {
  tag: '@long',
}, async ({ page }) => {
  await page.route('**/api/allhands/vacation*', async (route) => {
    const reply = await (await route.fetch()).json();
    const months = Array.from({ length: 12 }, (_, month) => month);
    const areas = months.map((index) => ({ area: `Area ${index}`, months }));
    await route.fulfill({ json: { ...reply, areas } });
  });
  await page.route(/\/api\/allhands(\?.*)?$/, async (route) => {
    const reply = await (await route.fetch()).json();
    const { goals, commercial } = reply.deck;
    while (goals.length < 24) goals.push({ name: `Goal ${goals.length}`, percent: 50 });
    for (const chart of [...commercial.charts])
      commercial.charts.push({ ...chart, title: `${chart.title.en}, again` });
    await route.fulfill({ json: reply });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/allhands#vacation-1');
  await expect(section(page, 'vacation-1').getByRole('row')).toHaveCount(13);
  const goals = section(page, 'kpi');
  await goals.scrollIntoViewIfNeeded();
  await goals.getByText('Report', { exact: true }).click();
  await expect(goals.getByRole('list', { name: 'Goals' })).toBeHidden();

  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  await expect(goals.getByRole('list', { name: 'Goals' })).toBeVisible();
  for (const id of ['kpi', 'vacation-1', 'commercial-charts']) {
    const height = await section(page, id).evaluate((element) => {
      element.style.height = 'auto';
      element.style.minHeight = '0';
      return element.scrollHeight;
    });
    expect(height, id).toBeLessThan(800);
  }
});

test('spec §2, §9: a chart is filtered; counters, charts and reports are shown', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.goto('/allhands#commercial-charts');
  const charts = section(page, 'commercial-charts');
  const line = charts.getByRole('region', { name: 'Revenue (R$ thousand)', exact: true });
  await expect(line.getByRole('img', { name: 'Revenue' })).toContainText('10,000');
  await line.getByRole('checkbox', { name: 'Success fees' }).uncheck();
  await expect(line.getByRole('img', { name: 'Revenue' })).toContainText('6,000');
  await expect(line.getByRole('img', { name: 'Revenue' })).not.toContainText('10,000');
  await line.getByRole('button', { name: 'Table' }).click();
  await expect(line.getByRole('cell', { name: '3,480' })).toBeVisible();

  await section(page, 'compensation').scrollIntoViewIfNeeded();
  await expect(section(page, 'compensation')).toContainText('R$ 6,730,501');
  await section(page, 'vacation-1').scrollIntoViewIfNeeded();
  const months = section(page, 'vacation-1').getByRole('table');
  await expect(months.getByRole('columnheader')).toHaveCount(13);
  await expect(months.locator('th[aria-current]')).toHaveCount(1);
  await section(page, 'map').scrollIntoViewIfNeeded();
  await expect(section(page, 'map').locator('path').first()).toBeVisible();
  await section(page, 'mea').scrollIntoViewIfNeeded();
  await expect(section(page, 'mea').locator('iframe')).toHaveAttribute('sandbox', /allow-scripts/);
  await page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.remove()));
  await expectNoViolations(page, 'the sections', 'main');
  // The page only knows the number of people on leave (D4).
  expect(calls.filter((path) => path.startsWith('/api/') && !path.includes('allhands'))).toEqual([
    '/api/site',
  ]);
});

test('on a phone, leave by month fits the width', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/allhands#vacation-1');
  const months = section(page, 'vacation-1').getByRole('region', { name: /by month/ });
  await expect(months.getByRole('row')).not.toHaveCount(0);
  await expect(months.getByRole('columnheader', { name: 'Dec' })).toBeInViewport();
  const over = await months.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(over).toBe(0);
});
