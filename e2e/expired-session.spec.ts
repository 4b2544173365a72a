import { typed } from './days.ts';
import { fillDay, fillRequest, waitForPreview } from './leave.ts';
import { expect, type Page, signIn, test } from './product.ts';

const REQUEST = { type: 'Day Off', start: typed(210), end: typed(211) };

async function signInAgain(page: Page, username: string, password: string): Promise<void> {
  await expect(page.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acessar' }).click();
}

async function expectRequest(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue(REQUEST.start);
  await expect(page.getByRole('textbox', { name: 'End Date' })).toHaveValue(REQUEST.end);
  await expect(page.getByRole('combobox', { name: 'Type of Leave' })).toHaveValue(REQUEST.type);
}

test('S6: a request that meets an ended session survives the sign-in and is sent once', async ({
  page,
  context,
  product,
}) => {
  await signIn(page, product, 'Demo Full', '/vacation');
  await fillRequest(page, REQUEST);
  await waitForPreview(page);

  await page.getByRole('tab', { name: 'Balance' }).click();
  await page.goBack();
  await expectRequest(page);
  await page.reload();
  await expectRequest(page);

  await waitForPreview(page);
  // A call under way would notice the end of the session before the request does.
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Send Request' }).click();
  await page.waitForURL('**/login?next=%2Fvacation');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await signInAgain(page, 'Demo Full', product.password);
  await page.waitForURL('**/vacation');
  await expectRequest(page);

  // The request succeeds but its reply is lost. The retry creates no second one.
  const keys: (string | undefined)[] = [];
  await page.route('**/api/agendarFerias', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.fulfill({
      status: 401,
      json: { error: 'Please sign in.', code: 'unauthenticated' },
    });
  });
  await waitForPreview(page);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await signInAgain(page, 'Demo Full', product.password);
  await expectRequest(page);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Email sent to the head for approval!')).toBeVisible();
  await page.getByRole('button', { name: 'Request another' }).click();
  await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue('');
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  await product.mailTo('demo.head@example.com', REQUEST.start);
  const mails = product.mails.filter(({ subject }) => subject.includes(REQUEST.start));
  expect(mails).toHaveLength(1);
});

test('an ended session leads to the sign-in page once and back: first load, click, filters', {
  tag: '@long',
}, async ({ page, context, product }) => {
  await signIn(page, product, 'Demo Full', '/feriasarea?when=past&name=demo&approved=yes');
  await context.clearCookies();
  await page.reload();
  await page.waitForURL((url) => url.pathname === '/login');
  await signInAgain(page, 'Demo Full', product.password);
  await page.waitForURL('**/feriasarea?when=past&name=demo&approved=yes');
  await expect(page.getByRole('row', { name: /Demo/ }).first()).toBeVisible();

  await page.goto('/vacation', { waitUntil: 'networkidle' });
  await context.clearCookies();
  // Without the window's focus, which would read the user before the click (D68).
  await page.getByRole('tab', { name: 'Update' }).dispatchEvent('click');
  await page.waitForURL((url) => url.pathname === '/login');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await signInAgain(page, 'Demo Full', product.password);
  await page.waitForURL('**/vacation?tab=change-vacation');

  await page.goto('/home');
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: 'Acessar' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/home');
});

test('another user who signs in does not see the draft', { tag: '@long' }, async ({
  page,
  context,
  product,
}) => {
  await signIn(page, product, 'Demo Full', '/vacation');
  await fillDay(page, 'Start Date', REQUEST.start);
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await page.getByRole('tab', { name: 'Update' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await signInAgain(page, 'Demo People', product.password);
  await page.getByRole('tab', { name: 'Request' }).click();
  await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue('');
});

test('a dialog’s unsaved text waits for a sign-in in another tab', async ({
  page,
  context,
  product,
}) => {
  await signIn(page, product, 'Demo Admin', '/announcements');
  await page.getByRole('button', { name: 'New announcement' }).click();
  const form = page.getByRole('dialog', { name: 'New announcement' });
  await form.getByLabel('Title').fill('Office moves');
  await form.getByLabel('Text', { exact: true }).fill('A long text that nobody types twice.');
  // For everybody, it would be on the home page of other tests.
  await form.getByLabel('Chosen roles, groups and people').check();
  await form.getByLabel('Administrator').check();
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await form.getByRole('button', { name: 'Add announcement' }).click();

  const ended = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(ended.getByRole('link', { name: 'Sign in again' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Close without saving?')).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const tab = await opened;
  await signInAgain(tab, 'Demo Admin', product.password);
  await tab.waitForURL('**/home');
  await expect(ended).toHaveCount(0);
  await expect(form.getByLabel('Title')).toHaveValue('Office moves');
  await form.getByRole('button', { name: 'Add announcement' }).click();
  await expect(page.getByRole('row', { name: /Office moves/ })).toBeVisible();
});
