import { SECTION_IDS } from '../contract/src/allhands/deck-schema.ts';
import { tabAndEnter, tabTo } from './keys.ts';
import { expect, signIn, test } from './product.ts';

// Keyboard-only tests of the deck and of overlays, like those in keyboard.spec.ts.

const LONG = { tag: '@long' };

/** In ms; longer than the deck waits before it corrects its position. */
const AFTER_SCROLLING = 500;

test('by keyboard: go through the deck, select and release a tool', LONG, async ({ page }) => {
  await page.goto('/allhands');
  const shown = page.locator('main section[data-active]');
  await expect(shown).toHaveId('all-hands');
  for (const id of SECTION_IDS.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveId(id);
  }
  await page.keyboard.press('Home');
  await expect(shown).toHaveId('all-hands');
  const far = page.locator('main section', { has: page.locator('input') }).last();
  await far.evaluate((section) => section.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await page.waitForTimeout(AFTER_SCROLLING);
  await expect(page.locator(':focus')).toBeInViewport();
  await tabAndEnter(page, page.getByRole('button', { name: 'Show drawing tools' }));
  const tools = page.getByRole('toolbar', { name: 'Drawing' });
  const pen = tools.getByRole('button', { name: 'Pen' });
  await page.keyboard.press('2');
  await expect(tools.locator('[aria-pressed=true]')).toHaveCount(1);
  await tabTo(page, tools.locator('[tabindex="0"]'), 'Shift+Tab');
  for (let n = 0; n < 10 && !(await pen.evaluate((e) => e === document.activeElement)); n += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(pen).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(pen).toHaveAttribute('aria-pressed', 'false');
});

test(
  'by keyboard: menus, dialogs and notifications return the focus',
  LONG,
  async ({ page, product }) => {
    await signIn(page, product, 'Demo Admin', '/home');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const account = page.getByRole('button', { name: /’s account$/ });
    await tabTo(page, account, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect
      .poll(() => menu.evaluate((one) => one.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await page.keyboard.press('Enter');
    const admin = page.getByRole('menuitem', { name: 'Admin', exact: true });
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(admin).toBeFocused({ timeout: 50 });
    }).toPass();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin');

    await page.goto('/vacation_admin');
    const create = page.getByRole('button', { name: 'New Employee' });
    await tabAndEnter(page, create);
    const dialog = page.getByRole('dialog', { name: 'New Employee' });
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(create).toBeFocused();

    await tabTo(page, account, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const leave = page.getByRole('menuitem', { name: 'Logout' });
    await expect(leave).toBeVisible();
    await page.context().setOffline(true);
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(leave).toBeFocused({ timeout: 50 });
    }).toPass();
    await page.keyboard.press('Enter');
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.context().setOffline(false);
    await tabAndEnter(page, again, 'Shift+Tab');
    await page.waitForURL('**/login');
  },
);
