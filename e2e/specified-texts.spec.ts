import type { Page, Route } from '@playwright/test';
import { typed } from './days.ts';
import { fillRequest } from './leave.ts';
import { expect, signIn, test } from './product.ts';

const SAYS = 'The server says why.';

/** Lets a call fail in each way in turn, and expects the text of spec §8. */
async function expectTexts(
  page: Page,
  path: string,
  button: string,
  texts: { withText: string; withoutText: string; notJson: string; noConnection: string },
): Promise<void> {
  const answers: [text: string, answer: (route: Route) => Promise<void>][] = [
    [texts.withText, (route) => route.fulfill({ status: 400, json: { error: SAYS } })],
    [texts.withText, (route) => route.fulfill({ json: { success: false, error: SAYS } })],
    [texts.withoutText, (route) => route.fulfill({ status: 500, json: {} })],
    [
      texts.notJson,
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html></html>' }),
    ],
    [texts.noConnection, (route) => route.abort()],
  ];
  for (const [text, answer] of answers) {
    let calls = 0;
    await page.route(`**${path}`, (route) => {
      calls += 1;
      return answer(route);
    });
    await page.getByRole('button', { name: button }).click();
    await expect.poll(() => calls).toBe(1);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.unroute(`**${path}`);
  }
}

test('spec §8: the texts of a failed sign-in', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('Demo Full');
  await page.getByLabel('Password', { exact: true }).fill('a password');
  await expectTexts(page, '/api/login', 'Acessar', {
    withText: SAYS,
    withoutText: 'An error occurred. Please try again.',
    notJson: 'An error occurred. Please try again.',
    noConnection: 'An error occurred. Please try again.',
  });
});

test('spec §8: the texts of a failed leave request, which keeps the input', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo People', '/vacation');
  const day = typed(200);
  await fillRequest(page, { type: 'Day Off', start: day, end: day });
  await expectTexts(page, '/api/agendarFerias', 'Send Request', {
    withText: SAYS,
    withoutText: 'Failed to schedule vacation',
    notJson: 'An error occurred. Please try again later.',
    noConnection: 'An error occurred. Please try again later.',
  });
  await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue(day);
  await expect(page.getByRole('textbox', { name: 'End Date' })).toHaveValue(day);
});
