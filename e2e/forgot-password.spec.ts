import { expect, signIn, test } from './product.ts';

test('forgotten password: email, code, new password, sign-in', async ({ page, product }) => {
  const mail = 'demo.nofin@example.com';
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await page.waitForURL('**/forgot-password');
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill(mail.toUpperCase());
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(page.getByText(`If ${mail} has an account, we’ve sent a code`)).toBeVisible();

  const { text, html } = await product.mailTo(mail, 'Your reset code');
  const link = /http\S+\/verify-reset-code#[\w-]+/.exec(text)?.[0] ?? '';
  expect(html).toContain(link);
  await page.goto(link);
  await expect(page.getByLabel('Reset code')).toHaveValue(link.split('#')[1] ?? '');
  await expect(page).toHaveURL(/\/verify-reset-code$/);
  await page.getByRole('textbox', { name: 'New password' }).fill('12345678');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('This password is too common.')).toBeVisible();
  await page.getByRole('textbox', { name: 'New password' }).fill('a quite new passphrase');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password reset successfully!')).toBeVisible();
  await page.waitForURL('**/login');

  await signIn(page, { ...product, password: 'a quite new passphrase' }, 'Demo Nofin');

  await page.goto('/verify-reset-code');
  await page.getByLabel('Reset code').fill(link.split('#')[1]?.toLowerCase() ?? '');
  await page.getByRole('textbox', { name: 'New password' }).fill(product.password);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('This reset code is no longer valid.')).toBeVisible();

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(mail);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await expect(async () => {
    const newest = await product.mailTo(mail, 'Your reset code');
    const code = /Reset code: (\S+)/.exec(newest.text)?.[1] ?? '';
    expect(link).not.toContain(code);
    await page.getByLabel('Reset code').fill(code);
  }).toPass();
  await page.getByRole('textbox', { name: 'New password' }).fill(product.password);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.waitForURL('**/login');
  await signIn(page, product, 'Demo Nofin');
});

test('an unknown address gets the same reply and no email', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(
    page.getByText('If nobody@example.com has an account, we’ve sent a code'),
  ).toBeVisible();

  // Requests are handled in order. Once this email arrives, the earlier request is done.
  const known = 'demo.full@example.com';
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(known);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(page.getByText(`If ${known} has an account, we’ve sent a code`)).toBeVisible();
  await product.mailTo(known, 'Your reset code');
  expect(product.mails.map((mail) => mail.to)).not.toContain('nobody@example.com');
  await signIn(page, product, 'Demo Admin');
  const { rows: messages } = await (await page.request.get('/api/outbox')).json();
  const recipients = messages.map((message: { recipient: string }) => message.recipient);
  expect(recipients).toContain(known);
  expect(recipients).not.toContain('nobody@example.com');
});

test('without a connection each page shows its own error and keeps the input', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('demo.full@example.com');
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(
    page.getByText('If demo.full@example.com has an account, we’ve sent a code'),
  ).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(page.getByText('An error occurred while sending the reset code.')).toBeVisible();
  await expect(page.getByText('we’ve sent a code')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('demo.full@example.com');
  await context.setOffline(false);
  await page.goto('/verify-reset-code#ABCDE');
  await page.getByRole('textbox', { name: 'New password' }).fill('a quite new passphrase');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(
    page.getByText('An unexpected error occurred. Please try again later.'),
  ).toBeVisible();
});
