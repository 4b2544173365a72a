import { readFile } from 'node:fs/promises';
import { listed, typed } from './days.ts';
import { exportAs } from './pages.ts';
import { expect, signIn, test } from './product.ts';

test('an admin finds a recent refusal by person, action and day, and exports it', async ({
  page,
  product,
  anotherBrowser,
}) => {
  const username = `Áuréa ${Date.now()}`;
  const admin = await anotherBrowser();
  const as = (who: string, password = product.password) => ({ data: { username: who, password } });
  await admin.request.post('/api/login', as('Demo Admin'));
  const registered = await admin.request.post('/api/register', {
    data: {
      username,
      email: `aurea.${Date.now()}@example.com`,
      password: product.password,
      role: 'apenas_people',
      force_password_change: false,
    },
  });
  expect(registered.ok()).toBe(true);
  const stranger = await anotherBrowser();
  expect((await stranger.request.post('/api/login', as(username))).ok()).toBe(true);
  expect((await stranger.request.get('/api/outbox')).status()).toBe(403);
  await stranger.request.post('/api/login', as(username, '=1+1'));

  await signIn(page, product, 'Demo Admin');
  await page.getByRole('button', { name: 'Administration' }).click();
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.first()).toContainText('Demo Admin');
  await expect(rows.first()).toContainText('With a password');

  const typedName = username.replace('Áuréa', 'auREÁ');
  await page.getByRole('searchbox', { name: 'Person' }).fill(typedName);
  // Registered, signed in, refused the outbox, refused for a wrong password.
  await expect(rows).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Action' }).fill('denied');
  await page.getByRole('option', { name: 'Access denied' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('textbox', { name: 'From' }).fill(typed(0));
  await page.getByRole('textbox', { name: 'To' }).fill(typed(0));
  await expect(page).toHaveURL(/person=.*action=call_refused.*from=.*to=/);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('GET /api/outbox');

  await page.getByRole('textbox', { name: 'To' }).fill(typed(-1));
  await page.getByRole('textbox', { name: 'From' }).fill(typed(-1));
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Outbox', exact: true }).click();
  await page.waitForURL('**/outbox');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Person' })).toHaveValue(typedName);
  await expect(page.getByRole('combobox', { name: 'Action' })).toHaveValue('Access denied');
  await expect(page.getByRole('button', { name: /^Remove filter From/ })).toHaveText(
    `From: ${listed(-1)}`,
  );
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/audit$/);
  await expect(rows.first()).toContainText('Demo Admin');

  const download = page.waitForEvent('download');
  await exportAs(page, 'CSV');
  const text = await readFile(await (await download).path(), 'utf8');
  const [header, ...lines] = text.slice(1).trimEnd().split('\r\n');
  expect(header).toBe('"When","Who","Action","On","IP address","Details"');
  const refusal = lines.find((line) => line.includes(username) && line.includes('GET'));
  expect(refusal).toMatch(
    /^"\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d","[^"]+","Access denied","GET \/api\/outbox","[^"]+","Not allowed for this role"$/,
  );
  expect(text).not.toContain('=1+1');
});

test('S10: spreadsheet formulas are neutralised, and files have every page', {
  tag: '@long',
}, async ({ page, product }) => {
  await signIn(page, product, 'Demo Admin');
  const entry = (id: number, actor: string) => ({
    id,
    at: '2026-03-03T02:30:05.000Z',
    actor,
    action: 'sign_in_refused',
    subject: '@SUM(A1)',
    address: '10.0.0.1',
    detail: { reason: 'wrong name or password' },
  });
  await page.route('**/api/audit?*', async (route) => {
    const older = new URL(route.request().url()).searchParams.has('after');
    const counts = { found: 2, total: 3 };
    await route.fulfill({
      json: older
        ? { rows: [entry(1, '')], ...counts, next: null, previous: 'p' }
        : { rows: [entry(2, '=HYPERLINK("http://x")')], ...counts, next: 'n', previous: null },
    });
  });
  await page.goto('/audit?person=x');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('2 of 3 entries', { exact: true })).toBeVisible();
  // 23:30 of the day before in the company's time zone.
  await expect(rows.first()).toContainText('2 Mar 2026, 23:30:05');
  const download = page.waitForEvent('download');
  await exportAs(page, 'CSV');
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.slice(1).trimEnd().split('\r\n').slice(1)).toEqual([
    `"02/03/2026 23:30:05","'=HYPERLINK(""http://x"")","Sign-in refused","'@SUM(A1)","10.0.0.1","Wrong name or password"`,
    `"02/03/2026 23:30:05","unknown","Sign-in refused","'@SUM(A1)","10.0.0.1","Wrong name or password"`,
  ]);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.last()).toContainText('unknown');
});

test('the outbox: search by recipient and subject, open, send again', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Admin');
  const message = (id: number, state: string, last_error: string | null) => ({
    id,
    recipient: `joão.${id}@example.com`,
    subject: `Leave request ${id}`,
    state,
    attempts: 5,
    last_error,
    created_at: '2026-03-02T12:00:00.000Z',
    sent_at: null,
  });
  let queuedAgain = false;
  await page.route('**/api/outbox?*', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const isFiltered = asked.get('search') === 'JOAO.1' && asked.get('state') === 'failed';
    const all = [
      message(2, 'queued', null),
      message(1, queuedAgain ? 'queued' : 'failed', '550 No such user'),
    ];
    const rows = isFiltered ? all.filter(({ state }) => state === 'failed') : all;
    return route.fulfill({
      json: { readable: false, rows, found: rows.length, total: 2, next: null, previous: null },
    });
  });
  await page.route('**/api/outbox/1/resend', (route) => {
    queuedAgain = true;
    return route.fulfill({ json: { success: true, message: 'Email queued again' } });
  });
  await page.goto('/outbox');
  await page.getByRole('searchbox', { name: 'Search' }).fill('JOAO.1');
  await page.getByRole('radiogroup', { name: 'State' }).getByText('Failed').click();
  await expect(page).toHaveURL(/search=JOAO.1&state=failed/);
  await page.reload();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave request 1' });
  await expect(dialog).toContainText('Failed after 5 attempts.');
  await expect(dialog).toContainText('550 No such user');
  await page.keyboard.press('Escape');
  await rows.first().getByRole('button', { name: 'Resend' }).click();
  await expect(page.getByText('Email queued again')).toBeVisible();
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
});
