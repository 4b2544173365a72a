import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './product.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
});

/** How an element is marked when backgrounds are ignored. */
const markOf = (one: Locator) =>
  one.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderBottomColor } = getComputedStyle(element);
    return { outlineStyle, outlineWidth, borderBottomColor };
  });

const MARKED = { outlineStyle: 'solid', outlineWidth: '2px' };

async function expectOneMarked(page: Page, path: string): Promise<void> {
  const tabs = page.getByRole('main').getByRole('tablist').first().getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  const chosen = await tabs.and(page.locator('[aria-selected=true]')).all();
  const others = await tabs.and(page.locator('[aria-selected=false]')).all();
  expect([chosen.length, others.length > 0], path).toEqual([1, true]);
  for (const one of chosen) expect(await markOf(one), path).toMatchObject(MARKED);
  for (const one of others) {
    const mark = await markOf(one);
    expect(mark.outlineStyle, path).toBe('none');
    expect(mark.borderBottomColor, path).toBe('rgb(255, 255, 255)');
  }
}

/** The colour that is painted some pixels from the left of an element, at half its height. */
async function paintedIn(page: Page, element: Locator, fromLeft: number): Promise<number[]> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown');
  const clip = { x: box.x + fromLeft, y: box.y + box.height / 2, width: 2, height: 2 };
  const png = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, png);
}

const WHITE = [255, 255, 255];

test('F12: a contrast theme shows the chosen tab, segment and page, and the keys of revenue', {
  tag: '@long',
}, async ({ page, product }) => {
  await signIn(page, product, 'Demo Admin', '/approvals');
  await expectOneMarked(page, '/approvals');
  const here = page.getByRole('navigation').locator('a[aria-current=page]').first();
  expect(await markOf(here)).toMatchObject(MARKED);

  await page.goto('/calendar');
  const segment = page.locator('main .mantine-SegmentedControl-indicator').first();
  await expect(segment).toBeVisible();
  expect(await markOf(segment)).toMatchObject(MARKED);

  await page.goto('/communication?tab=revenue');
  await expectOneMarked(page, '/communication');
  const actual = page.getByRole('listitem').filter({ hasText: /^Actual$/ });
  await expect(actual).toBeVisible();
  expect(await paintedIn(page, actual, 6)).not.toEqual(WHITE);
  const progress = page.getByRole('main').getByRole('progressbar').first();
  expect(await paintedIn(page, progress, 4)).not.toEqual(WHITE);
});

test('F12: in a contrast theme, the deck’s slide of people tells women from men', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/allhands#profile-1');
  const slide = page.locator('main section[id="profile-1"]');
  await expect(slide).toHaveAttribute('data-active');
  const keys = slide.locator('[class*=legend] > span');
  const shares = slide.locator('dl').first().locator('> div');
  await expect(shares).toHaveCount(2);
  const [women, men] = [
    await paintedIn(page, keys.nth(0), 6),
    await paintedIn(page, keys.nth(1), 6),
  ];
  expect(women).not.toEqual(WHITE);
  expect(men).not.toEqual(WHITE);
  expect(women).not.toEqual(men);
  expect(await paintedIn(page, shares.nth(0), 20)).toEqual(women);
  expect(await paintedIn(page, shares.nth(1), 20)).toEqual(men);

  await page.goto('/allhands#compensation');
  const bars = page.locator('main section[id="compensation"] ul li');
  await expect(bars).toHaveCount(5);
  const bar = bars.last().locator('[class*=fill]');
  expect(await paintedIn(page, bar, 4)).not.toEqual(WHITE);
});
