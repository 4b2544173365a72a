import { listenToWire, MAX_FILES, MAX_SENT } from '../bench/parts/visits.ts';
import { navigateInApp } from './pages.ts';
import { expect, type Page, signIn, test } from './product.ts';

async function load(page: Page, path: string) {
  // Starts without cached files and without a pointer near a link, which would preload.
  await page.goto('/healthz');
  await page.mouse.move(0, 0);
  const session = await page.context().newCDPSession(page);
  const files = await listenToWire(session, new URL(page.url()).origin);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser asks for it on behalf of /healthz; pages have an icon of their own.
  return files.filter(({ path: file }) => file !== '/favicon.ico');
}

type Files = Awaited<ReturnType<typeof load>>;
const sum = (files: Files) => files.reduce((sent, file) => sent + file.sent, 0);

test.describe('D70: what a first visit loads, including headers and the typeface', () => {
  for (const [path, max] of Object.entries(MAX_SENT)) {
    test(`${path} sends less than ${max / 1_000} kB in at most ${MAX_FILES} files`, async ({
      page,
      product,
    }) => {
      if (path === '/vacation' || path === '/home') await signIn(page, product, 'Demo People');
      const files = await load(page, path);
      expect(sum(files)).toBeLessThan(max);
      expect(files.length).toBeLessThanOrEqual(MAX_FILES);
      // The document preloads it, and the app uses that reply.
      expect(files.filter((file) => file.path === '/api/current_user').length).toBeLessThan(2);
      for (const file of files.filter((one) => one.path.startsWith('/assets/'))) {
        expect(file.caching, file.path).toBe('public, max-age=31536000, immutable');
        if (file.body > 1_024 && /\.(js|css)$/.test(file.path))
          expect(file.encoding, file.path).toBe('br');
      }
    });
  }
});

test('a signed-in user sees the frame and the greeting before the app’s code has loaded', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo People');
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(app|sign-in|shared)-.*\.js$/, async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  const greeting = page.getByRole('heading', { name: 'Welcome, Demo People' });
  await expect(greeting).toBeVisible();
  held.resolve();
  // Then the page says that it could not load.
  await expect(page.getByRole('alert')).toBeVisible();
});

test('the chunks of most pages tell Chromium to compile them in advance', async ({ request }) => {
  const html = await (await request.get('/forgot-password')).text();
  const scripts = [...html.matchAll(/crossorigin (?:src|href)="(\/assets\/[^"]+\.js)"/g)];
  const marked: string[] = [];
  for (const [, script = ''] of scripts) {
    const code = await (await request.get(script)).text();
    // V8 reads the mark in the first line only.
    if (code.startsWith('//# allFunctionsCalledOnLoad\n')) marked.push(script);
  }
  const names = marked.map((script) => /^\/assets\/(.+)-.{8}\.js$/.exec(script)?.[1]);
  expect(names.toSorted()).toEqual(['app', 'compiler', 'index', 'shared', 'sign-in', 'start']);
});

test('going back works while the page is still loading', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Admin');
  await navigateInApp(page, '/calendar');
  // Timing matters by milliseconds, so try several times.
  for (let n = 0; n < 6; n += 1) {
    await page.reload();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Calendar', exact: true })).toBeVisible();
  }
});

function countShifts(): void {
  const window = globalThis as { shift?: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.shift = (window.shift ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum of all layout shifts so far, as Chromium scores them; the goal is at most 0.02 (docs/design.md). */
const shifted = (page: Page) => page.evaluate(() => (globalThis as { shift?: number }).shift ?? 0);

test('the demo’s people move nothing on the sign-in page when they arrive', async ({ page }) => {
  // Lighthouse's phone, where the foot is in view until they push it out.
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(countShifts);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/site', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeFocused();
  held.resolve();
  await expect(page.getByRole('region', { name: 'Demo users' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeAttached();
  // Shifts are reported after the next frame.
  await page.waitForTimeout(200);
  expect(await shifted(page)).toBe(0);
});

/** Calls of the shell that are held until the page is drawn. */
const LATE = /\/api\/(site|links)$/;

test('clickable elements do not move while the rest of the page loads', {
  tag: '@long',
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(countShifts);
  await signIn(page, product, 'Demo Full');
  for (const path of ['/home', '/mea', '/vacation', '/feriasarea', '/pipeline']) {
    const held = Promise.withResolvers<void>();
    await page.route(LATE, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    const place = async () => Math.round((await title.boundingBox())?.y ?? Number.NaN);
    // The page's own heading replaces the skeleton's, so a single reading may find neither.
    let before = Number.NaN;
    await expect.poll(async () => (before = await place())).not.toBeNaN();
    const arrived = page.waitForResponse('**/api/links');
    held.resolve();
    await arrived;
    await page.waitForLoadState('networkidle');
    await expect.poll(place, path).toBe(before);
    expect(await shifted(page), path).toBeLessThanOrEqual(0.02);
    await page.unroute(LATE);
  }
});
