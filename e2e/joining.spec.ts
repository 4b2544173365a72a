import { expectNoViolations } from './axe.ts';
import { expect, signIn, test } from './product.ts';

test('D71: an admin adds a person, who joins by the emailed link in their language', async ({
  page,
  product,
  browser,
}) => {
  await signIn(page, product, 'Demo Admin', '/admin');
  await page.getByRole('link', { name: 'Add a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Employee' });
  await dialog.getByLabel('Name', { exact: true }).fill('Íris Nova');
  await dialog.getByRole('combobox', { name: 'Area' }).fill('Legal');
  await dialog.getByRole('combobox', { name: 'Position' }).click();
  await page.getByRole('option', { name: 'Senior Assist' }).click();
  await dialog.getByRole('textbox', { name: 'Start Date' }).fill('01/06/2026');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('iris@example.com');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Full access' }).click();
  await expect(dialog.getByText(/^Departments: Reports, People/)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Português (Brasil)' }).click();
  await expectNoViolations(page, 'the form of a new person');
  await dialog.getByRole('button', { name: 'Create' }).click();

  await expect(page.getByRole('heading', { name: 'Íris Nova' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'Next steps' });
  await expect(steps.getByRole('link', { name: 'Invitation accepted' })).toBeVisible();

  const { text } = await product.mailTo('iris@example.com', 'Seu convite');
  const link = /\S+\/join#\S+/.exec(text)?.[0] ?? '';
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByLabel('Usuário')).toHaveValue('Íris Nova');
  await expectNoViolations(guest, 'the page of an invitation');
  await guest.getByLabel('Nova senha').fill('uma frase bem comprida');
  await guest.keyboard.press('Enter');
  await expect(guest).toHaveURL(/\/home$/);
  await expect(guest.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await guest.goto(link);
  await expect(guest.getByText(/já foi usado/)).toBeVisible();
  await context.close();

  await steps.getByRole('link', { name: /Two-factor/ }).click();
  const panel = page.getByRole('dialog', { name: /Íris Nova/ });
  await expect(panel.getByText('Active')).toBeVisible();
  await expectNoViolations(page, 'the panel of an account');
  await panel.getByLabel('Email').fill('iris.nova@example.com');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User updated successfully!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Íris Nova/ })).toBeVisible();
});
