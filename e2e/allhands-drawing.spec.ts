import type { Browser, Page } from '@playwright/test';
import { expectNoOverflow, expectNoViolations } from './axe.ts';
import { expect, test } from './product.ts';

const section = (page: Page, id: string) => page.locator(`#${id}`);
const shapes = (page: Page, id: string) => section(page, id).locator('[data-shape]');
const layer = (page: Page, id: string) => section(page, id).locator('[data-drawing]');

async function openWith(page: Page, id: string, tool: string): Promise<void> {
  await page.goto(`/allhands#${id}`);
  await expect(section(page, id)).toBeInViewport();
  await page.getByRole('button', { name: 'Show drawing tools' }).click();
  await take(page, id, tool);
}

async function take(page: Page, id: string, tool: string): Promise<void> {
  await page.getByRole('toolbar', { name: 'Drawing' }).getByRole('button', { name: tool }).click();
  await expect(layer(page, id)).toHaveAttribute('data-tool', /./);
}

async function show(page: Page, id: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, id);
  await expect(section(page, id)).toBeInViewport({ ratio: 0.9 });
}

async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 8);
  await page.mouse.move(...to);
  await page.mouse.up();
}

async function shareOfContent(page: Page, id: string) {
  return section(page, id).evaluate((element) => {
    const boxes = [...element.querySelectorAll('svg')]
      .filter((svg) => !svg.closest('[data-drawing]'))
      .map((svg) => svg.getBoundingClientRect())
      .sort((a, b) => b.width - a.width);
    const shape = element.querySelector('[data-shape]')?.getBoundingClientRect();
    const [content] = boxes;
    if (!content || !shape) throw new Error('Nothing is drawn there');
    return {
      x: (shape.x + shape.width / 2 - content.x) / content.width,
      y: (shape.y + shape.height / 2 - content.y) / content.height,
    };
  });
}

async function placeIn(page: Page, id: string) {
  const whole = await section(page, id).boundingBox();
  const box = await shapes(page, id).first().boundingBox();
  if (!whole || !box) throw new Error('Nothing is drawn there');
  return { x: box.x - whole.x, y: box.y - whole.y, width: box.width, height: box.height, whole };
}

test('pitfall 25, spec §9: a drawing stays with its section; 20 of 21 lines are undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWith(page, 'map', 'Pen');
  const scrolled = await page.evaluate(() => window.scrollY);
  for (let at = 0; at < 21; at += 1) await drag(page, [400, 200 + at * 15], [800, 210 + at * 15]);
  await expect(shapes(page, 'map')).toHaveCount(21);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  for (let at = 0; at < 21; at += 1) await page.keyboard.press('Control+z');
  await expect(shapes(page, 'map')).toHaveCount(1);

  const before = await placeIn(page, 'map');
  const share = await shareOfContent(page, 'map');
  await page.setViewportSize({ width: 1600, height: 1000 });
  await expect(async () => {
    const now = await shareOfContent(page, 'map');
    expect(Math.abs(now.x - share.x)).toBeLessThan(0.03);
    expect(Math.abs(now.y - share.y)).toBeLessThan(0.03);
  }).toPass();
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(async () => {
    const small = await placeIn(page, 'map');
    expect(small.x).toBeGreaterThanOrEqual(0);
    expect(small.x + small.width).toBeLessThanOrEqual(small.whole.width);
    expect(small.y + small.height).toBeLessThanOrEqual(small.whole.height);
  }).toPass();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(async () => {
    const again = await placeIn(page, 'map');
    expect(Math.abs(again.x - before.x)).toBeLessThan(1);
    expect(Math.abs(again.y - before.y)).toBeLessThan(1);
  }).toPass();

  await show(page, 'mea');
  await take(page, 'mea', 'Arrow');
  await drag(page, [500, 300], [700, 400]);
  await expect(shapes(page, 'mea')).toHaveCount(1);
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.style.cssText = 'position:fixed;top:0';
    document.body.append(input);
    input.focus();
  });
  await page.keyboard.press('Control+z');
  await expect(shapes(page, 'mea')).toHaveCount(1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(shapes(page, 'mea')).toHaveCount(0);
  await expect(shapes(page, 'map')).toHaveCount(1);

  await page.goto('/allhands#map');
  await page.reload();
  await expect(shapes(page, 'map')).toHaveCount(1);
  await expect(layer(page, 'map')).not.toHaveAttribute('data-tool', /./);
  const hit = await page.evaluate(() => {
    return document.elementFromPoint(600, 210)?.closest('[data-drawing]') === null;
  });
  expect(hit).toBe(true);
});

test('on paper a drawing stays with its content', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await openWith(page, 'all-hands', 'Rectangle');
  const title = section(page, 'all-hands').locator('h1');
  const place = async () => {
    const words = await title.boundingBox();
    const shape = await shapes(page, 'all-hands').boundingBox();
    if (!words || !shape) throw new Error('Nothing is drawn there');
    return (shape.y + shape.height / 2 - words.y) / words.height;
  };
  const words = await title.boundingBox();
  if (!words) throw new Error('There is no title');
  const foot = words.y + words.height;
  await drag(page, [100, foot - 5], [300, foot + 5]);
  expect(await place()).toBeCloseTo(1, 1);

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(Math.abs((await place()) - 1)).toBeLessThan(0.15);
});

test('a line that is drawn while its section slides in stays where it is', {
  tag: '@long',
}, async ({ browser, product }) => {
  const context = await browser.newContext({
    baseURL: product.url,
    reducedMotion: 'no-preference',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/allhands#people');
  await expect(section(page, 'people')).toHaveAttribute('data-active');
  await page.keyboard.press('1');
  await expect(layer(page, 'people')).toHaveAttribute('data-tool', 'pen');
  await page.keyboard.press('ArrowRight');
  await expect(layer(page, 'profile-1')).toHaveAttribute('data-tool', 'pen');
  await expect
    .poll(async () => (await section(page, 'profile-1').boundingBox())?.y, { intervals: [20] })
    .toBeCloseTo(0, 0);
  await drag(page, [400, 120], [800, 130]);
  const drawn = await placeIn(page, 'profile-1');
  await expect
    .poll(() =>
      section(page, 'profile-1').evaluate((one) => one.getAnimations({ subtree: true }).length),
    )
    .toBe(0);
  expect((await placeIn(page, 'profile-1')).y).toBeCloseTo(drawn.y, 0);
  await context.close();
});

async function openOnPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openWith(page, 'compensation', 'Pen');
  return page;
}

test('F18: two fingers zoom and draw nothing', { tag: '@long' }, async ({ browser, product }) => {
  const page = await openOnPhone(browser, product.url);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...heights: number[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: heights.map((y, id) => ({ x: 180, y, id })),
    });
  const zoom = () => page.evaluate(() => window.visualViewport?.scale ?? 1);
  await touch('touchStart', 360);
  await touch('touchMove', 355);
  await touch('touchStart', 355, 420);
  for (let by = 10; by <= 120; by += 10) await touch('touchMove', 355 - by, 420 + by);
  await touch('touchEnd');
  await expect.poll(zoom).toBeGreaterThan(1.2);
  await expect(shapes(page, 'compensation')).toHaveCount(0);
  await page.context().close();
});

test('spec §2: a finger draws and does not scroll', {
  tag: '@long',
}, async ({ browser, product }) => {
  const page = await openOnPhone(browser, product.url);
  await expectNoViolations(page, 'the drawing tools', '[role=toolbar]');
  await expectNoOverflow(page, 'the drawing tools');
  const scrolled = await page.evaluate(() => window.scrollY);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 180, y }],
    });
  await touch('touchStart', 500);
  for (let y = 490; y > 150; y -= 20) await touch('touchMove', y);
  await touch('touchEnd');
  await expect(shapes(page, 'compensation')).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.context().close();
});
