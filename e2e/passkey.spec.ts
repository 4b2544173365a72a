import { addAuthenticator } from './authenticator.ts';
import { expect, signIn, signOut, test } from './product.ts';

test('a passkey is added, signs in without a password, and is removed', async ({
  page,
  product,
}) => {
  await addAuthenticator(page);

  await signIn(page, product, 'Demo Chief', '/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('My <b>laptop</b>');
  await dialog.getByLabel('Current password').fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await dialog.getByLabel('Current password').fill(product.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(page.getByText('not used yet')).toBeVisible();
  await product.mailTo('demo.chief@example.com', 'A passkey was added');

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/home');
  await expect(page.getByRole('heading', { name: 'Welcome, Demo Chief' })).toBeVisible();

  await page.goto('/account');
  await expect(page.getByText(/last used/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove My <b>laptop</b>' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove My <b>laptop</b>?' });
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(removal.getByText('Enter your current password')).toBeVisible();
  await removal.getByLabel('Current password').fill(product.password);
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(
    page.getByText('This passkey isn’t linked to an account here. Sign in another way.'),
  ).toBeVisible();
});
