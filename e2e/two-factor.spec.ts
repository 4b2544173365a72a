import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, signIn, signOut, test } from './product.ts';

const WHO = 'Demo Nofin';

function appCode(secret: string, seconds = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1_000 });
}

async function enterPassword(page: Page, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(WHO);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acessar' }).click();
}

async function confirmWith(page: Page, password: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await page.keyboard.type(password);
  await dialog.getByRole('button', { name: button }).click();
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('two-factor: turned on, signed in with a code and a recovery code, turned off', async ({
  page,
  product,
}) => {
  test.setTimeout(60_000);
  await signIn(page, product, WHO);
  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  const card = section(page, 'Two-factor sign-in');
  await expect(card.getByText('Off', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: 'Set up' }).click();
  await confirmWith(page, 'not the password', 'Continue');
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Current password').fill(product.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const shown = (await page.getByRole('dialog').getByRole('code').textContent()) ?? '';
  expect(shown).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const secret = shown.replaceAll(' ', '');

  const field = page.getByLabel('6-digit code from the app');
  await expect(field).toBeFocused();
  await field.fill('12 34');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter the 6 digits that the app shows')).toBeVisible();
  await field.fill(appCode(secret).replace(/^(...)/, '$1 '));
  await page.keyboard.press('Enter');

  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allTextContents();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(`recovery-codes-${WHO}.txt`);
  const done = page.getByRole('button', { name: 'Done' });
  await expect(done).toBeDisabled();
  await page.getByLabel('I’ve saved them').check();
  await done.click();
  await expect(card.getByText('On', { exact: true })).toBeVisible();
  await expect(card.getByText('10 recovery codes left')).toBeVisible();
  await product.mailTo('demo.nofin@example.com', 'Two-factor sign-in was turned on');

  await signOut(page);
  await enterPassword(page, product.password);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('This code is invalid or was already used. Enter a new one'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Username')).toHaveValue(WHO);
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Acessar' }).click();
  await code.fill(appCode(secret, 30).replace(/^(...)/, '$1 '));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  const [cookie] = await page.context().cookies();
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);

  await signOut(page);
  await enterPassword(page, product.password);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.type(recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');

  await page.goto('/account');
  await expect(card.getByText('9 recovery codes left')).toBeVisible();
  await card.getByRole('button', { name: 'New recovery codes' }).click();
  await confirmWith(page, product.password, 'Create new codes');
  await expect(codes).toHaveCount(10);
  await expect(page.getByText(recoveryCode)).toHaveCount(0);
  await page.getByLabel('I’ve saved them').check();
  await done.click();
  await expect(card.getByText('10 recovery codes left')).toBeVisible();

  await card.getByRole('button', { name: 'Turn off' }).click();
  await confirmWith(page, product.password, 'Turn off');
  await expect(card.getByText('Off', { exact: true })).toBeVisible();
  await signOut(page);
  await signIn(page, product, WHO);
});

test('users change their own password, with errors at the fields', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const other = 'um segredo bem comprido';
  await signIn(page, product, WHO, '/account');
  const card = section(page, 'Password');
  const change = async (current: string, next: string) => {
    await card.getByLabel('Current password').fill(current);
    await card.getByLabel('New password').fill(next);
    await card.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not the password', other);
  await expect(card.getByText('This is not your current password')).toBeVisible();
  await change(product.password, 'password1');
  await expect(card.getByText('This password is too common.')).toBeVisible();
  await change(product.password, other);
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(card.getByLabel('Current password')).toHaveValue('');
  await product.mailTo('demo.nofin@example.com', 'Your password was changed');

  await signOut(page);
  await enterPassword(page, other);
  await page.waitForURL('**/home');
  await page.goto('/account');
  await change(other, product.password);
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
});

test('users sign out their other devices', { tag: '@long' }, async ({
  anotherBrowser,
  page,
  product,
}) => {
  const elsewhere = async () => {
    const there = await anotherBrowser();
    await signIn(there, product, WHO);
    return there;
  };
  await signIn(page, product, WHO);
  const phone = await elsewhere();
  await page.goto('/account');
  const card = section(page, 'Devices');
  await expect(card.getByText('This device')).toHaveCount(1);
  await card
    .getByRole('button', { name: /^Sign out Chrome on Linux/ })
    .first()
    .click();
  await expect(page.getByText('Device signed out')).toBeVisible();
  await phone.goto('/account');
  await phone.waitForURL('**/login?next=%2Faccount');

  await elsewhere();
  const tablet = await elsewhere();
  await page.reload();
  await card.getByRole('button', { name: 'Sign out other devices' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/\d other devices will be signed out/);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(card.getByText('No other devices.')).toBeVisible();
  await tablet.goto('/account');
  await tablet.waitForURL('**/login?next=%2Faccount');
});

test('a dialog closed by keyboard returns the focus', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Head', '/account');
  const open = page.getByRole('button', { name: 'Add a passkey' });
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Current password').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});
