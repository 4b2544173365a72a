import { typed } from './days.ts';
import { decisionLink, requestLeave } from './leave.ts';
import { expect, type Page, signIn, test } from './product.ts';

/** The ways in which mail gateways and mail programs change `/page#secret`. */
const CHANGED = [
  ['%23', (page: string, secret: string) => `${page}%23${secret}`],
  ['%2523', (page: string, secret: string) => `${page}%2523${secret}`],
  ['a slash', (page: string, secret: string) => `${page}/%23${secret}`],
  ['a full stop', (page: string, secret: string) => `${page}#${secret}.`],
  ['more data', (page: string, secret: string) => `${page}#${secret}&data=05`],
  ['%23 and more data', (page: string, secret: string) => `${page}%23${secret}&data=05?x=1`],
] as const;

/** The page and the secret of an emailed link. */
const partsOf = (link: string) => {
  const { pathname, hash } = new URL(link);
  return [pathname, hash.slice(1)] as const;
};

const openBlank = (page: Page) => page.goto('about:blank');

test('F4, D65: a decision link that a mail gateway rewrote shows the request and decides it', async ({
  page,
  anotherBrowser,
  product,
}) => {
  await signIn(page, product, 'Demo People');
  await requestLeave(page, { type: 'Day Off', start: typed(170), end: typed(170) });
  const { text } = await product.mailTo('demo.head@example.com', 'Leave request: Demo People');
  const [path, token] = partsOf(decisionLink(text));

  const stranger = await anotherBrowser();
  const referers: (string | undefined)[] = [];
  stranger.on('request', (request) => referers.push(request.headers().referer));
  const head = await anotherBrowser();
  await signIn(head, product, 'Demo Head');
  for (const [reader, changes] of [
    [stranger, CHANGED],
    [head, CHANGED.slice(0, 1)],
  ] as const) {
    for (const [name, change] of changes) {
      await openBlank(reader);
      const reply = await reader.goto(change(path, token));
      expect(reply?.status(), name).toBe(200);
      await expect(reader.getByRole('heading', { name: 'Demo People' }), name).toBeVisible();
      const { pathname, search, hash } = new URL(reader.url());
      expect([pathname, search, hash], name).toEqual([path, '', `#${token}`]);
    }
  }
  expect(referers.filter((referer) => referer?.includes(token))).toEqual([]);
  await stranger.getByRole('button', { name: 'Approve' }).click();
  await expect(stranger.getByText('Leave approved.')).toBeVisible();
});

test('F4, D65: a decision link that lost its end leads to Approvals', { tag: '@long' }, async ({
  page,
  anotherBrowser,
  product,
}) => {
  const lost = 'This link is incomplete';
  await signIn(page, product, 'Demo Head', '/leave-decision');
  await expect(page.getByRole('alert')).toContainText(lost);
  await page.getByRole('link', { name: 'See all my approvals' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();

  const stranger = await anotherBrowser();
  await stranger.goto('/leave-decision%23');
  await expect(stranger.getByRole('alert')).toContainText(lost);
  await stranger.getByRole('link', { name: 'Sign in and open Approvals' }).click();
  await stranger.getByLabel('Username').fill('Demo Head');
  await stranger.getByLabel('Password', { exact: true }).fill(product.password);
  await stranger.getByRole('button', { name: 'Acessar' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();
});

test('F4, D65: a rewritten reset link fills the code in; one that lost it asks for it', async ({
  page,
  anotherBrowser,
  product,
}) => {
  const email = 'demo.full@example.com';
  const stranger = await anotherBrowser();
  await stranger.goto('/forgot-password');
  await stranger.getByLabel('Email').fill(email);
  await stranger.getByRole('button', { name: 'Send Reset Code' }).click();
  const { text } = await product.mailTo(email, 'Your reset code');
  const link = /http\S+\/verify-reset-code#[\w-]+/.exec(text)?.[0] ?? '';
  const [path, code] = partsOf(link);

  await signIn(page, product, 'Demo Nofin');
  for (const [reader, changes] of [
    [stranger, CHANGED],
    [page, CHANGED.slice(0, 1)],
  ] as const) {
    for (const [name, change] of changes) {
      await openBlank(reader);
      await reader.goto(change(path, code));
      await expect(reader.getByLabel('Reset code'), name).toHaveValue(code);
      await expect(reader, name).toHaveURL(/\/verify-reset-code$/);
    }
  }
  await stranger.goto('/verify-reset-code');
  await expect(stranger.getByText('Enter the code from the email')).toBeVisible();
  await expect(stranger.getByLabel('Reset code')).toBeFocused();

  await openBlank(stranger);
  await stranger.goto(`${path}%23${code}`);
  // Other tests sign in with the same password.
  await stranger.getByRole('textbox', { name: 'New password' }).fill(product.password);
  await stranger.getByRole('button', { name: 'Reset password' }).click();
  await expect(stranger.getByText('Password reset successfully!')).toBeVisible();
  await signIn(stranger, product, 'Demo Full');
});

test('F4, D65: a first-admin link that a mail gateway rewrote is checked', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/first-admin%23a-token-that-somebody-mailed.');
  await expect(page.getByRole('alert')).toContainText('This link has been used.');
  await expect(page).toHaveURL(/\/first-admin#a-token-that-somebody-mailed$/);
  await openBlank(page);
  await page.goto('/first-admin');
  await expect(page.getByRole('alert')).toContainText('copy it from the server’s output or log');
});
