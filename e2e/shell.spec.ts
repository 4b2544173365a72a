import { expectAccessible, expectNoViolations } from './axe.ts';
import { expect, signIn, signOut, test } from './product.ts';

test('spec §2: pages and items are found by keyboard, by what the role may open', async ({
  page,
  product,
}) => {
  const search = page.getByRole('combobox', { name: 'Search' });
  await signIn(page, product, 'Demo People');
  await expect(search).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('ferias');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results/ })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Vacation', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectNoViolations(page, 'the search, with results');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/vacation');
  await expect(page.getByRole('main')).toBeFocused();

  await signOut(page);
  await signIn(page, product, 'Demo Nofin');
  await expect(search).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fluxo de caixa');
  await expect(page.getByText('No results for “fluxo de caixa”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.type('gestao');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/projects?open=mgmtfee');
  await expect(page.getByRole('link', { name: 'Mgmt Fee' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the menu by keyboard, kept over a reload, and over the page on a phone', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Nofin');
  const legal = page.getByRole('button', { name: 'Legal submenu' });
  await page.getByRole('link', { name: 'Legal', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(legal).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Client Status' })).toBeFocused();
  await page.reload();
  await expect(legal).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  await expect(legal).toBeHidden();
  // First in the tab order is the way past header and menu.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  // Spec §9: what mobile is, to the pixel.
  const header = page.getByRole('banner');
  const logo = header.getByRole('link', { name: 'Home' }).filter({ hasText: /\w/ });
  const homeIcon = header.getByRole('link', { name: 'Home' }).filter({ hasNotText: /\w/ });
  const search = header.getByRole('combobox', { name: 'Search' });
  await page.setViewportSize({ width: 769, height: 740 });
  for (const shown of [logo, search]) await expect(shown).toBeVisible();
  await expect(homeIcon).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 740 });
  await expect(homeIcon).toBeVisible();
  for (const gone of [logo, search]) await expect(gone).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  const open = page.getByRole('button', { name: 'Open the menu' });
  await open.click();
  const home = page.getByRole('navigation').getByRole('link', { name: 'Home' });
  await expect(home).toBeFocused();
  await expectAccessible(page, 'the menu on a phone');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.click();
  await page.getByRole('link', { name: 'Client Status' }).click();
  await page.waitForURL('**/legal?open=status');
  await expect(home).toBeHidden();
  await expect(page.getByRole('button', { name: 'Voltar' })).toBeFocused();

  // Spec §2, Layout: pages without header and sidebar.
  await signOut(page);
  for (const path of ['/login', '/forgot-password', '/verify-reset-code']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const part of ['banner', 'navigation'] as const) {
      await expect(page.getByRole(part)).toHaveCount(0);
    }
  }
});
