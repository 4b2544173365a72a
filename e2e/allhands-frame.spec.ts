import type { Page } from '@playwright/test';
import { SECTION_IDS } from '../contract/src/allhands/deck-schema.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './product.ts';

/** Wide enough for the sidebar to be open beside the sections. */
const WIDE = { width: 1600, height: 900 };

/** At the window's top, in the address, and said. */
async function expectShown(page: Page, id: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`main section[id="${id}"]`)).toHaveAttribute('data-active');
  await expect
    .poll(() =>
      page.locator(`main section[id="${id}"]`).evaluate((one) => one.getBoundingClientRect().top),
    )
    .toBeCloseTo(0, 0);
}

test('all fourteen by keys, by arrows and by the sidebar; a reload stays', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/allhands');
  await expect(page.locator('main section[data-active]')).toHaveId('all-hands');
  for (const id of SECTION_IDS.slice(1)) {
    // As a clicker does; a section taller than the window is turned page by page.
    await expect(async () => {
      await page.keyboard.press('PageDown');
      expect(new URL(page.url()).hash).toBe(`#${id}`);
    }).toPass({ intervals: [100] });
  }
  for (const id of SECTION_IDS.toReversed().slice(1)) {
    await page.getByRole('button', { name: 'Previous section' }).click();
    await expect(page.locator('main section[data-active]')).toHaveId(id);
  }
  await expectShown(page, 'all-hands');

  const sidebar = page.getByRole('navigation', { name: 'Sections' });
  for (const [name, id] of [
    ['People & Mgmt', 'people'],
    ['Compensation', 'compensation'],
    ['Comercial', 'commercial'],
    ['Gráficos Comerciais', 'commercial-charts'],
    ['M&A', 'mea'],
    ['All Hands', 'all-hands'],
  ] as const) {
    await sidebar.getByRole('link', { name, exact: true }).click();
    await expectShown(page, id);
  }
  await page.goBack();
  await expectShown(page, 'mea');

  await page.goto('/allhands#compensation');
  await page.reload();
  await expectShown(page, 'compensation');
  await page.setViewportSize({ width: 700, height: 500 });
  await expectShown(page, 'compensation');
});

test('scrolling is told by the address, and leaves no trail of entries', async ({ page }) => {
  await page.goto('/allhands');
  await expect(page.locator('main section[data-active]')).toHaveId('all-hands');
  const before = await page.evaluate(() => window.history.length);
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, 1_200);
  await expect(page.locator('main section[data-active]')).not.toHaveId('all-hands');
  await expect(page).toHaveURL(/#\w+/);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

test('spec §9: a section fades in within 2000 ms, smoothly scrolled to', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    reducedMotion: 'no-preference',
    viewport: WIDE,
  });
  const page = await context.newPage();
  await page.goto('/allhands');
  const map = page.locator('main section[id="map"]');
  await expect(page.locator('main section[id="all-hands"]')).toHaveAttribute('data-seen');
  await expect(map).not.toHaveAttribute('data-seen');
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: 'People & Mgmt submenu' })
    .click();
  await page.getByRole('link', { name: 'Mapa Colaboradores' }).click();
  await expectShown(page, 'map');
  await expect(map).toHaveAttribute('data-seen');
  const moving = map.locator('[data-reveal]').first();
  await expect(moving).toHaveCSS('transition-duration', '2s, 2s');
  await expect(moving).toHaveCSS('opacity', '1');
  await context.close();
});

test("the presenter's window follows the deck and drives it; a closed deck is told", async ({
  page,
}) => {
  await page.goto('/allhands#kpi');
  await expect(page.locator('main section[data-active]')).toHaveId('kpi');
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('p');
  const presenter = await opened;
  await expect(presenter.getByRole('heading', { level: 1, name: 'KPI (Metas)' })).toBeVisible();
  await expect(presenter.getByText('Next: Vacation 1')).toBeVisible();
  await expectAccessible(presenter, "presenter's window");
  await presenter.keyboard.press('PageDown');
  await expectShown(page, 'vacation-1');
  await page.keyboard.press('End');
  await expect(presenter.getByRole('heading', { level: 1, name: 'M&A' })).toBeVisible();
  await presenter.getByRole('button', { name: 'Black screen' }).click();
  await expect(page.getByText('The screen is black. Press any key.')).toBeAttached();
  await page.close();
  await expect(presenter.getByRole('alert')).toContainText("The deck's window is closed");
});

test('the overview, a phone, an unknown quarter; none with an axe violation', async ({ page }) => {
  await page.goto('/allhands');
  await expectAccessible(page, 'deck');
  await page.keyboard.press('g');
  await expect(page.getByRole('button', { name: /All Hands$/ })).toBeFocused();
  await expectAccessible(page, 'overview');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expectShown(page, 'people');

  await page.setViewportSize({ width: 360, height: 740 });
  const sidebar = page.getByRole('navigation', { name: 'Sections' });
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  await expectAccessible(page, 'sidebar over the page');
  await sidebar.getByRole('link', { name: 'Compensation' }).click();
  await expect(sidebar).toBeHidden();
  await expectShown(page, 'compensation');

  await page.goto('/allhands?quarter=2Q2030');
  await expect(page.getByRole('alert')).toHaveText('There is no deck of 2Q2030.');
  await page.getByRole('button', { name: 'Show the newest deck' }).click();
  await expect(page.locator('main section[id]')).toHaveCount(14);
});

test('printed, each section is one page', async ({ page }) => {
  await page.goto('/allhands');
  await expect(page.locator('main section[id]')).toHaveCount(14);
  for (const preferCSSPageSize of [true, false]) {
    const pdf = await page.pdf({ preferCSSPageSize });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(14);
  }

  // With the question of the page itself: every report is loaded by then.
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  const question = page.getByRole('dialog', { name: 'Print or save as PDF' });
  await question.getByRole('checkbox', { name: 'With what is drawn on the sections' }).uncheck();
  await question.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
  await expect(page.locator('main [data-no-drawings]')).toBeAttached();
  await expect(page.locator('main section[id="mea"] iframe')).toBeAttached();
});
