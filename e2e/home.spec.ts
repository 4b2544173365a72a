import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { nextFrames } from './frames.ts';
import { expect, signIn, test } from './product.ts';

const tip = (page: Page) => page.getByRole('complementary', { name: 'Tip' });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('home: signed out and in, a dismissed popup, the cards', async ({ page, product }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome to/ })).toBeVisible();
  await expect(tip(page)).toHaveCount(0);
  await expectAccessible(page, 'home, signed out');
  expect(new Set(calls.filter((path) => path.startsWith('/api/')))).toEqual(
    new Set(['/api/get-link-social1', '/api/get-link-social2']),
  );

  await page.getByRole('main').getByRole('link', { name: 'Acessar' }).click();
  await signIn(page, product, 'Demo Head');
  await expect(tip(page)).toContainText('Use the sidebar to get around.');
  await expect(page.getByRole('button', { name: 'Close tip' })).toBeVisible();
  await expect(card(page, 'My leave')).toContainText(/\d days/);
  await expect(card(page, 'Away')).toBeVisible();
  const greeting = await page.locator('section', { has: page.locator('canvas') }).boundingBox();
  expect(greeting?.height).toBeLessThanOrEqual(112);
  // Design bug 10: the arrow ends at the sidebar, in the order of the reading.
  const arrow = await tip(page).locator('svg').first().boundingBox();
  expect((arrow?.x ?? 99) - (greeting?.x ?? 0)).toBeLessThan(24);
  const particles = await page.locator('canvas').boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(particles?.x).toBeGreaterThanOrEqual((title?.x ?? 0) + (title?.width ?? 0));
  await expect(card(page, 'Birthdays')).toBeVisible();
  await expectAccessible(page, 'home, signed in');
  await page.getByRole('button', { name: 'Close tip' }).click();
  await expect(tip(page)).toHaveCount(0);
  await page.reload();
  await expect(card(page, 'My leave')).toBeVisible();
  await expect(tip(page)).toHaveCount(0);

  await card(page, 'Approvals').getByRole('link', { name: 'See all: Approvals' }).click();
  await expect(page).toHaveURL(/\/approvals$/);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`34.7: one picture of the group at ${width} × ${height}`, async ({ page, product }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, product, 'Demo Admin');
    const map = card(page, 'The group').getByRole('img', { name: 'Map of people’s locations' });
    await expect(map).toBeVisible();
    await expect(card(page, 'The group')).toContainText(/\d+ people · \d+ away today/);
    const waiting = card(page, 'Approvals').getByText(/requests need your approval$/);
    const count = Number.parseInt((await waiting.textContent()) ?? '', 10);
    const rows = card(page, 'Approvals').getByRole('listitem');
    expect(count).toBeGreaterThan(3);
    // All that fit: another one would make the map lower than its least height.
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { height: 0 };
    await expect
      .poll(async () => {
        const room = (await boxOf(map)).height - 200;
        return (await rows.count()) === count || room < (await boxOf(rows.first())).height;
      })
      .toBe(true);
    expect(await rows.count()).toBeGreaterThanOrEqual(3);
    // The cards reach the lower edge of the window, and the map is as low as the column beside it.
    const bottomOf = async (name: string) => {
      const box = await card(page, name).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const lower = await bottomOf('The group');
    expect(lower).toBeGreaterThan(height - 100);
    expect(Math.abs(lower - (await bottomOf('Away and birthdays')))).toBeLessThan(2);

    const opener = rows.filter({ hasNotText: 'Cancellation' }).nth(1).getByRole('link');
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Leave request' });
    await expect(dialog.getByRole('button', { name: 'Reject' })).toBeVisible();
    await expectAccessible(page, 'a request in a dialog');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();

    await page.getByText('Next week', { exact: true }).click();
    await expect(card(page, 'Away').getByRole('heading', { name: 'Today' })).toHaveCount(0);
  });
}

test('spec §9, pitfall 26: the background moves unless the user prefers reduced motion', {
  tag: '@long',
}, async ({ page }) => {
  const picture = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/home');
  const blank = await picture();
  await expect.poll(picture).not.toBe(blank);
  const first = await picture();
  await expect.poll(picture).not.toBe(first);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect
    .poll(async () => {
      const still = await picture();
      await nextFrames(page, 10);
      return still === (await picture());
    })
    .toBe(true);
});

test('benefits: users read the plans, and an admin replaces one', { tag: '@long' }, async ({
  page,
  product,
  anotherBrowser,
}) => {
  await signIn(page, product, 'Demo Nofin', '/benefits');
  const open = page.getByRole('link', { name: 'Open Health plan (opens in a new tab)' });
  const address = (await open.getAttribute('href')) ?? '';
  const served = await page.request.get(address);
  expect(served.headers()['content-type']).toBe('application/pdf');
  expect((await served.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByRole('button', { name: /^Replace/ })).toHaveCount(0);

  const admin = await anotherBrowser();
  await signIn(admin, product, 'Demo Admin', '/benefits');
  await expectAccessible(admin, 'benefits');
  const replace = admin.getByRole('button', { name: 'Replace: Health plan' });
  await replace.click();
  const dialog = admin.getByRole('dialog', { name: 'Replace: Health plan' });
  const chooser = admin.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a PDF' }).click();
  const buffer = await readFile(
    new URL('../demo/src/demo-company/documents/dental-plan.pdf', import.meta.url),
  );
  await (await chooser).setFiles({ name: 'new.pdf', mimeType: 'application/pdf', buffer });
  await expectAccessible(admin, 'the dialog');
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(admin.getByText('Health plan replaced')).toBeVisible();
  await expect(replace).toBeFocused();
  expect((await (await page.request.get(address)).body()).equals(buffer)).toBe(true);
});
