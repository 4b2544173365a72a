import type { Page } from '@playwright/test';
import { chooseLanguage } from './languages.ts';
import { expect, signIn, test } from './product.ts';

/** The counts above the areas that leave their pill or the chart's window. */
const cutCounts = (page: Page) =>
  page.getByRole('grid').evaluate((chart) => {
    const { right } = chart.getBoundingClientRect();
    const counts = [...chart.querySelectorAll('[data-state] > span')];
    const cut = counts.filter((text) => {
      const [words, pill] = [text, text.parentElement as Element].map((one) =>
        one.getBoundingClientRect(),
      );
      const isInView = pill && pill.left < right;
      return isInView && words && (words.width > pill.width + 1 || words.right > right);
    });
    return { all: counts.length, cut: cut.map((text) => text.textContent) };
  });

test('design bug 5: the numbers of those away fit into their pill and the window', {
  tag: '@long',
}, async ({ page, product }) => {
  await signIn(page, product, 'Demo Admin', '/calendar');
  for (const width of [1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('grid').locator('[aria-current=date]')).toBeVisible();
    await expect.poll(async () => (await cutCounts(page)).all).toBeGreaterThan(0);
    expect((await cutCounts(page)).cut, `at ${width} px`).toEqual([]);
  }
});

test('design bug 7, design 12: in Português, a request’s buttons are on one line', {
  tag: '@long',
}, async ({ page, product }) => {
  await signIn(page, product, 'Demo Admin');
  await chooseLanguage(page.context(), product, 'pt-BR');
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/approvals');
    await expect(page.getByRole('button', { name: 'Manter a ausência' })).toBeVisible();
    const lines = await page.locator('article').evaluateAll((cards) =>
      cards.map((card) => {
        const approve = card.querySelector('[data-approve]');
        const buttons = [...(approve?.parentElement?.children ?? [])];
        return new Set(buttons.map((button) => button.getBoundingClientRect().top)).size;
      }),
    );
    expect(new Set(lines), `at ${width} px`).toEqual(new Set([1]));
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  }
});

test('design bug 14: the calendar’s chart stays where its skeleton was', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Admin');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/site', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/calendar');
  const before = await page.locator('[data-skeleton="chart"]').boundingBox();
  release();
  await expect(page.getByRole('grid')).toBeVisible();
  const after = await page.getByRole('grid').boundingBox();
  expect(after?.y).toBe(before?.y);
});

test('design 9: leave details open beside their bar, and the chart stays in view', {
  tag: '@long',
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn(page, product, 'Demo Admin', '/calendar');
  const bars = page.getByRole('grid').locator('[data-bar]');
  await bars.first().click();
  const card = page.getByRole('dialog');
  await expect(card.getByText('History')).toBeVisible();
  await expect(card).toBeInViewport({ ratio: 1 });
  const uncovered = await page.getByRole('grid').evaluate((chart) => {
    const { left, top } = chart.getBoundingClientRect();
    return chart.contains(document.elementFromPoint(left + 20, top + 20));
  });
  expect(uncovered).toBe(true);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(page).toHaveURL('/calendar');
});

test('design 7: on a phone, the effect of a request is above its button', {
  tag: '@long',
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const query = 'type=Vacation&start=2031-03-03&end=2031-03-13';
  await signIn(page, product, 'Demo Full', `/vacation?${query}`);
  const summary = page.getByText(/^11 days.*→.*\d warnings?$/);
  // Its dots are clipped at the edge.
  await expect(summary).toBeInViewport({ ratio: 0.9 });
  const send = page.getByRole('button', { name: 'Send Request' });
  const [line, button] = [await summary.boundingBox(), await send.boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test('on a phone, the focus after a decision is in view', async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, product, 'Demo Chief', '/approvals');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const approve = cards.first().getByRole('button', { name: 'Approve', exact: true });
  // As low as the bar at the bottom allows, so that the next card lies below the window.
  await approve.evaluate((button) => {
    window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight + 80);
  });
  await approve.focus();
  await page.keyboard.press('Enter');
  const focused = page.locator('article h3:focus');
  await expect(focused).toBeVisible();
  const bar = await page.getByRole('navigation').last().boundingBox();
  const box = await focused.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 640);
});
