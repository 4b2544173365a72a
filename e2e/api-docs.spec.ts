import { expect, signIn, test } from './product.ts';

test('S14: the API reference renders from this server alone, without a policy violation', {
  tag: '@long',
}, async ({ page, product }) => {
  await signIn(page, product, 'Demo Head');
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== product.url) outside.push(request.url());
  });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/api/docs');
  await expect(page).toHaveURL(/\/api\/docs\/(#.*)?$/);
  const call = page.getByRole('link', { name: /^Logout/ });
  await expect(call).toBeVisible({ timeout: 30_000 });
  await call.click();
  await expect(page.getByText('/api/logout').first()).toBeVisible();
  expect(outside).toEqual([]);
  expect(errors).toEqual([]);
});
