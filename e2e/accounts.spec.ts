import { expect, signIn, signInByForm, signOut, test } from './product.ts';

test('a wrong password shows an error and keeps the input', async ({ page, product }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page.getByText('Enter your username')).toBeVisible();
  await page.getByLabel('Username').fill('Demo Full');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page.getByText('Invalid username or password')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('Demo Full');
  await page.getByLabel('Password', { exact: true }).fill(product.password);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.waitForURL('**/home');
});

test('the demo lists its accounts, and one of them signs in', async ({ page }) => {
  await page.goto('/');
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: /Demo Chief/ }).click();
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.waitForURL('**/home');
  await expect(page.getByRole('heading', { name: 'Welcome, Demo Chief' })).toBeVisible();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({
    username: 'Demo Chief',
    email: 'demo.chief@example.com',
    role: 'full_access',
  });
  await page.goto('/login');
  await page.waitForURL('**/home');
});

test('Remember me keeps the session beyond the browser; without it the cookie ends with it', {
  tag: '@long',
}, async ({ page, context, product }) => {
  await signInByForm(page, product, 'Demo Full');
  const named = async (name: string) =>
    (await context.cookies()).find((cookie) => cookie.name === name);
  expect(await named('session')).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 });
  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  expect(await named('session')).toBeUndefined();
  expect(await named('device')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => localStorage.getItem('username'))).toBeNull();

  await page.getByLabel('Username').fill('demo full');
  await page.getByLabel('Password', { exact: true }).fill(product.password);
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.waitForURL('**/home');
  const kept = await named('session');
  expect(kept?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
});

test('/logout signs out every role and leads to /login', async ({ page, product }) => {
  await signIn(page, product, 'Demo People');
  await signOut(page);
  await page.goto('/vacation');
  await page.waitForURL('**/login');
});

test('a forced password change refuses a weak password, then leads to /home', async ({
  page,
  product,
}) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('Demo Forced');
  await page.getByLabel('Password', { exact: true }).fill(product.password);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.waitForURL('**/force-change-password');
  const field = page.getByLabel('Nova senha', { exact: true });
  await field.fill('12345678');
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('Esta senha é muito comum. Escolha outra')).toBeVisible();
  await field.fill('um segredo bem comprido');
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await page.waitForURL('**/home');
});

test('without a stored username the forced password change shows an error', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/force-change-password');
  await page.getByLabel('Nova senha', { exact: true }).fill('um segredo bem comprido');
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(
    page.getByText('Usuário não identificado. Por favor, faça login novamente.'),
  ).toBeVisible();
});

test.describe('the guard', () => {
  test('sends a visitor to the sign-in page', async ({ page }) => {
    await page.goto('/feriasarea');
    await page.waitForURL('**/login');
    await page.goto('/home');
    await expect(page.getByRole('link', { name: 'Acessar' }).first()).toBeVisible();
  });

  test('keeps each role within its pages', async ({ anotherBrowser, product }) => {
    const cases = [
      ['Demo People', '/outbox', '/home'],
      ['Demo Full', '/outbox', '/permissiondenied'],
      ['Demo Nofin', '/feriasarea', '/permissiondenied'],
    ] as const;
    for (const [username, path, landsOn] of cases) {
      const page = await anotherBrowser();
      await signIn(page, product, username, path);
      await page.waitForURL(`**${landsOn}`);
    }
  });

  test('explains a refusal and leads back', async ({ page, product }) => {
    await signIn(page, product, 'Demo Nofin', '/verificar_saldo');
    await expect(page.getByRole('heading', { name: 'Permissão Negada' })).toBeVisible();
    await expect(page.getByText('Você não tem permissão para acessar esta página.')).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: false }).last().click();
    await page.waitForURL('**/home');
  });

  test('an unknown address shows a not-found page', async ({ page, product }) => {
    await signIn(page, product, 'Demo Full');
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL('**/home');
  });
});

test('S6: a session ended elsewhere leads to the sign-in page, which leads back', async ({
  page,
  context,
  product,
}) => {
  await signIn(page, product, 'Demo Full', '/vacation');
  await page.getByRole('combobox', { name: 'Type of Leave' }).click();
  await page.getByRole('option', { name: 'Day Off' }).click();
  await page.getByRole('textbox', { name: 'Start Date' }).fill('01/02/2030');
  await page.getByRole('textbox', { name: 'End Date' }).fill('01/02/2030');
  // Without a session, the preview's call would lead away before the button is pressed.
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('1 day', { exact: true })).toBeVisible();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Send Request' }).click();
  await page.waitForURL('**/login?next=%2Fvacation');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
});
