import { expectNoViolations } from './axe.ts';
import { expectLoaded } from './pages.ts';
import { expect, signIn, test } from './product.ts';

test('D72: finds a colleague by keyboard, and shows the user’s own number', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Nofin', '/account');
  await page.getByRole('button', { name: 'Change phone number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Phone' });
  await dialog.getByLabel('Phone number').fill('call me');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Enter a phone number/)).toBeVisible();
  await dialog.getByLabel('Phone number').fill('+55 11 5550-2000');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Phone: +55 11 5550-2000')).toBeVisible();

  await page.goto('/people');
  await page.getByRole('main').getByRole('link', { name: 'Directory' }).click();
  await expectLoaded(page);
  await expectNoViolations(page, 'the directory');
  await page.getByRole('switch', { name: 'Group by area' }).press('Space');
  await expect(page.locator('th', { hasText: 'Finance' })).toBeVisible();
  await page.getByRole('searchbox').fill('nofin m&a');
  await expect(page.getByRole('status')).toHaveText('1 of 46 people');
  const row = page.getByRole('row', { name: /Demo Nofin/ });
  await expect(row.getByRole('link', { name: '+55 11 5550-2000' })).toBeVisible();
  await row.getByRole('link', { name: 'Demo Nofin' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Demo Nofin' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit my account' })).toBeVisible();
  // Everything but finance reads no lists, so nothing leads to the calendar or to balances.
  await expect(
    page.getByRole('main').getByRole('link', { name: /calendar|Statement/ }),
  ).toHaveCount(0);
  await page.getByRole('link', { name: 'BACK' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('nofin m&a');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('demo head');
  await expect(page.getByRole('option', { selected: true })).toContainText('See profile');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Demo Head' })).toBeVisible();
  await page.goto('/people?person=999999');
  await expect(page.getByText('This person isn’t in the directory.')).toBeVisible();
});
