import type { Locator, Page } from '@playwright/test';
import { typed } from './days.ts';
import { decisionLink, requestLeave } from './leave.ts';
import { expect, signIn, test } from './product.ts';

/** Types into a user select and picks the only remaining option. */
async function chooseUser(page: Page, label: string, text: string, username: string) {
  const select = page.getByRole('combobox', { name: label });
  await select.fill(text);
  await page.getByRole('option', { name: username }).click();
}

async function openTab(page: Page, name: string) {
  await page.goto('/admin');
  await page.getByRole('tab', { name }).click();
}

/** Clicks a button and waits for the reply, because an earlier message may still be visible. */
async function press(page: Page, button: Locator, call: string) {
  const reply = page.waitForResponse(`**/api/${call}`);
  await button.click();
  expect((await reply).status(), call).toBe(200);
}

async function register(page: Page, username: string, email: string, password: string) {
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
}

test('register → first sign-in, with a forced change; then renamed and deleted', async ({
  page,
  anotherBrowser,
  product,
}) => {
  await signIn(page, product, 'Demo Admin');
  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('menuitem', { name: 'Admin', exact: true }).click();
  await page.getByRole('tab', { name: 'Register New User' }).click();
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('Full access');

  await register(page, 'demo FULL', 'zora@example.com', 'a passphrase to begin');
  await expect(page.getByText('A user with this name already exists')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('zora@example.com');
  await register(page, 'Zora Zúñiga', 'zora@example.com', 'a passphrase to begin');
  await expect(page.getByText('Usuário registrado com sucesso!')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('');
  const welcome = await product.mailTo('zora@example.com', 'Your account at');
  expect(welcome.text).not.toContain('a passphrase to begin');

  const zora = await anotherBrowser();
  await zora.goto('/login');
  await zora.getByLabel('Username').fill('zora zúñiga');
  await zora.getByLabel('Password', { exact: true }).fill('a passphrase to begin');
  await zora.getByRole('button', { name: 'Acessar' }).click();
  await zora.waitForURL('**/force-change-password');
  await zora.getByLabel('Nova senha', { exact: true }).fill('only mine, nobody else’s');
  await zora.getByRole('button', { name: 'Alterar senha' }).click();
  await zora.waitForURL('**/home');

  await page.getByRole('tab', { name: 'Update Username' }).click();
  await chooseUser(page, 'Current username', 'zuniga', 'Zora Zúñiga');
  await page.getByLabel('New username').fill('Zora Lima');
  await page.getByRole('button', { name: 'Update Username' }).click();
  await expect(page.getByText('Username updated successfully!')).toBeVisible();

  await page.getByRole('tab', { name: 'Delete User' }).click();
  await chooseUser(page, 'User', 'zora', 'Zora Lima');
  await page.getByRole('button', { name: 'Delete User' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Zora Lima?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Delete User' }).click();
  await question.getByRole('button', { name: 'Delete Zora Lima' }).click();
  await expect(page.getByText('User deleted successfully!')).toBeVisible();
  await page.getByRole('combobox', { name: 'User' }).fill('zora');
  await expect(page.getByText('No user found')).toBeVisible();

  // Her open page may have heard of it already, and then has no menu.
  await zora.goto('/people');
  await expect(zora.getByText('Your session has ended.')).toBeVisible();
});

test('switching tabs keeps the input', { tag: '@long' }, async ({ page, product }) => {
  await signIn(page, product, 'Demo Admin');
  await openTab(page, 'Register New User');
  await page.getByRole('textbox', { name: 'Username' }).fill('Half Typed');
  await page.getByRole('tab', { name: 'Delete User' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveCount(0);
  await chooseUser(page, 'User', 'demo nofin', 'Demo Nofin');
  await page.getByRole('button', { name: 'Delete User' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete Demo Nofin?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('Half Typed');
  await page.getByRole('tab', { name: 'Delete User' }).click();
  await expect(page.getByRole('combobox', { name: 'User' })).toHaveValue('Demo Nofin');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// rename-and-delete.test.ts covers the server's part in the quick run.
test('a renamed user keeps their leave', { tag: '@long' }, async ({
  page,
  anotherBrowser,
  product,
}) => {
  const people = await anotherBrowser();
  await signIn(people, product, 'Demo People');
  await requestLeave(people, { type: 'Day Off', start: typed(120), end: typed(120) });

  await signIn(page, product, 'Demo Admin');
  const rename = async (from: string, to: string) => {
    await openTab(page, 'Update Username');
    await chooseUser(page, 'Current username', from, from);
    await page.getByLabel('New username').fill(to);
    await press(page, page.getByRole('button', { name: 'Update Username' }), 'update_username');
    await expect(page.getByText('Username updated successfully!').first()).toBeVisible();
  };
  await rename('Demo People', 'Demo Renamed');

  await people.goto('/vacation?tab=change-vacation');
  await expect(people.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Demo Renamed',
  );
  await people.getByRole('combobox', { name: 'Old Start Date' }).click();
  await expect(people.getByRole('option', { name: new RegExp(typed(120)) })).toBeVisible();
  await rename('Demo Renamed', 'Demo People');

  const { text } = await product.mailTo('demo.head@example.com', typed(120));
  const data = { token: decisionLink(text).split('#')[1], decision: 'reject' };
  const mailbox = await anotherBrowser();
  expect(await mailbox.request.post('/api/leave-decisions', { data })).toBeOK();
});

test('an admin sets a password: the user is signed out and must change it', {
  tag: '@long',
}, async ({ page, anotherBrowser, product }) => {
  await signIn(page, product, 'Demo Admin', '/novo_usuario');
  await register(page, 'Yara Reset', 'yara@example.com', 'a passphrase to begin');
  await expect(page.getByText('Usuário registrado com sucesso!')).toBeVisible();

  await openTab(page, 'Reset Password');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Choose a user')).toBeVisible();
  await chooseUser(page, 'User', 'yara', 'Yara Reset');
  await page.getByRole('textbox', { name: 'New password' }).fill('another one to begin');
  await page.getByLabel('Force password change at the next sign-in').check();
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successfully!')).toBeVisible();
  await product.mailTo('yara@example.com', 'An administrator set your password');

  const yara = await anotherBrowser();
  await yara.goto('/login');
  await yara.getByLabel('Username').fill('Yara Reset');
  await yara.getByLabel('Password', { exact: true }).fill('another one to begin');
  await yara.getByRole('button', { name: 'Acessar' }).click();
  await yara.waitForURL('**/force-change-password');
  const data = { username: 'Yara Reset' };
  expect((await page.request.post('/api/delete_user', { data })).ok()).toBe(true);
});

test('users cannot delete themselves, and a changed role takes effect immediately', {
  tag: '@long',
}, async ({ page, anotherBrowser, product }) => {
  await signIn(page, product, 'Demo Admin');
  await openTab(page, 'Delete User');
  await chooseUser(page, 'User', 'demo admin', 'Demo Admin');
  await page.getByRole('button', { name: 'Delete User' }).click();
  await page.getByRole('button', { name: 'Delete Demo Admin' }).click();
  await expect(page.getByText('You can’t delete your own account.')).toBeVisible();

  const full = await anotherBrowser();
  await signIn(full, product, 'Demo Full');
  await openTab(page, 'Update Username');
  const form = page.getByRole('form', { name: 'Update email and role' });
  await form.getByRole('combobox', { name: 'User' }).fill('demo full');
  await page.getByRole('option', { name: 'Demo Full' }).click();
  await expect(form.getByLabel('Email')).toHaveValue('demo.full@example.com');
  const setRole = async (role: string) => {
    await form.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: role }).click();
    await press(page, form.getByRole('button', { name: 'Save' }), 'update_user');
    await expect(page.getByText('User updated successfully!').first()).toBeVisible();
  };
  await setRole('Everything but finance');
  await full.goto('/feriasarea');
  await full.waitForURL('**/permissiondenied');

  await form.getByRole('combobox', { name: 'User' }).fill('demo full');
  await page.getByRole('option', { name: 'Demo Full' }).click();
  await setRole('Full access');
});
