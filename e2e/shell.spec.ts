import { expectAccessible, expectNoViolations } from './axe.ts';
import { expectLoaded } from './pages.ts';
import { expect, signIn, signOut, test } from './product.ts';

test('spec §2: the header’s search finds pages and items of the role', async ({
  page,
  product,
}) => {
  const box = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const search = page.getByRole('combobox', { name: 'Search or run a command' });
  await signIn(page, product, 'Demo People');
  await box.click();
  await page.keyboard.type('vacation');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results/ })).toBeAttached();
  await expect(page.getByRole('option', { name: 'Vacation', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expectNoViolations(page, 'the search, with results');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/vacation');
  await expect(page.getByRole('main')).toBeFocused();

  await signOut(page);
  await signIn(page, product, 'Demo Nofin');
  await box.click();
  await page.keyboard.type('fluxo de caixa');
  await expect(page.getByText('No results for “fluxo de caixa”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCount(0);
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('gestao');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/projects?open=mgmtfee');
  const inMenu = page.getByRole('link', { name: 'Mgmt Fee', includeHidden: true }).first();
  await expect(inMenu).toHaveAttribute('aria-current', 'page');
});

test('Ctrl+K: actions, people and pages by keyboard', async ({ page, product }) => {
  const palette = page.getByRole('combobox', { name: 'Search or run a command' });
  const marked = page.getByRole('option', { selected: true });
  await signIn(page, product, 'Demo Full', '/benefits');
  await expectLoaded(page);
  // Nothing typed while the palette loads is lost.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cash');
  await expect(palette).toHaveValue('cash');
  await expect(marked).toContainText('Cash Flow (Weekly)');
  await expectNoViolations(page, 'the command palette');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reports?open=weekly');
  await expect(page.getByRole('button', { name: 'Voltar' })).toBeVisible();
  // It is recorded after the first paint.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('weekly');

  await page.goto('/benefits');
  await expectLoaded(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recently opened' })).toContainText('Cash Flow');
  await page.keyboard.type('Demo Head');
  await expect(marked).toContainText('Demo Head');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/people\?person=\d+$/);
  await page.keyboard.press('Control+k');
  await expect(palette).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
});

test('spec §4, D4: the shell is drawn before current_user answers, the page only after it', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Full', '/reports');
  const title = page.getByRole('heading', { level: 1 });
  const skeleton = page.getByRole('status', { name: 'Loading…' });
  await expectLoaded(page);
  const people = page.getByRole('navigation').getByRole('link', { name: 'People', exact: true });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  /** Holds the answer, in which the user has another role. */
  const hold = async (role: string) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/current_user', async (route) => {
      await held.promise;
      const response = await route.fetch();
      const me = await response.json();
      await route.fulfill({ response, json: { ...me, user: { ...me.user, role } } });
    });
    return held;
  };
  let held = await hold('full_access');
  await page.goto('/calendar', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toContainText('Demo Full');
  await expect(people).toBeVisible();
  await expect(skeleton).toContainText('Calendar');
  expect(requests).not.toContain('/api/calendar');
  held.resolve();
  await expect(skeleton).toHaveCount(0);
  await expect(title).toHaveText('Calendar');
  await page.unroute('**/api/current_user');

  held = await hold('tudo_menos_fin');
  await page.goto('/reports', { waitUntil: 'commit' });
  await expect(people).toBeVisible();
  held.resolve();
  await expect(page).toHaveURL(/\/permissiondenied$/);
  await expect(title).toHaveText('Permissão Negada');
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Reports', exact: true }),
  ).toHaveCount(0);
});

test('the menu starts with leave, and administration stays in reach', { tag: '@long' }, async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signIn(page, product, 'Demo Admin');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const first = menu.getByRole('list').first().getByRole('link');
  await expect(first).toHaveText([
    'Home',
    'My leave',
    'Calendar',
    /^Approvals.*\d+ waiting/,
    'All Hands',
  ]);
  const outbox = menu.getByRole('link', { name: 'Outbox' });
  await expect(outbox).toHaveCount(0);
  const administration = menu.getByRole('button', { name: 'Administration' });
  await expect(administration).toBeInViewport();
  await administration.click();
  await expect(menu.getByRole('link', { name: 'Admin', exact: true })).toBeInViewport();
  // In a low window the list scrolls by itself.
  await outbox.scrollIntoViewIfNeeded();
  await expect(outbox).toBeInViewport();
  await menu.getByRole('button', { name: 'Legal submenu' }).click();
  await expect(outbox).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Most used pages' })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 740 });
  const bar = page.getByRole('navigation', { name: 'Most used pages' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'My leave', 'Calendar', /^\d+Approvals/]);
  await bar.getByRole('link', { name: 'My leave' }).click();
  await expect(page).toHaveURL(/\/myleave$/);
  await expect(bar.getByRole('link', { name: 'My leave' })).toHaveAttribute('aria-current', 'page');
  await expectNoViolations(page, 'a phone with the bottom bar');
});

test('the menu works by keyboard, survives a reload, and covers the page on a phone', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Nofin');
  const legal = page.getByRole('button', { name: 'Legal submenu' });
  await page.getByRole('link', { name: 'Legal', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(legal).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'Client Status' }),
  ).toBeFocused();
  await page.reload();
  await expect(legal).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(legal).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const header = page.getByRole('banner');
  const logo = header.getByRole('link', { name: 'Home' }).filter({ has: page.locator('img') });
  const homeIcon = header.getByRole('link', { name: 'Home' }).filter({ has: page.locator('svg') });
  const search = header.getByRole('button', { name: 'Search' }).filter({ hasText: 'Search' });
  await page.setViewportSize({ width: 769, height: 740 });
  for (const shown of [logo, search]) await expect(shown).toBeVisible();
  await expect(homeIcon).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 740 });
  await expect(homeIcon).toBeVisible();
  for (const gone of [logo, search]) await expect(gone).toHaveCount(0);
  await header.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 740 });
  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  const home = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Home' });
  await expect(home).toBeFocused();
  await expectAccessible(page, 'the menu on a phone');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await open.click();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Client Status' })
    .click();
  await page.waitForURL('**/legal?open=status');
  await expect(home).toBeHidden();
  await expect(page.getByRole('button', { name: 'Voltar' })).toBeFocused();

  await signOut(page);
  for (const path of ['/login', '/forgot-password', '/verify-reset-code']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const part of ['banner', 'navigation'] as const) {
      await expect(page.getByRole(part)).toHaveCount(0);
    }
  }
});

test('a phone opens every page with the menu closed; a desktop keeps it open', {
  tag: '@long',
}, async ({ page, product }) => {
  await signIn(page, product, 'Demo Full', '/legal');
  const close = page.getByRole('button', { name: 'Close menu' });
  const open = page.getByRole('button', { name: 'Open menu' });
  await expect(close).toBeVisible();
  await page.setViewportSize({ width: 768, height: 740 });
  await open.click();
  await expect(close).toBeVisible();
  await page.reload();
  await expect(open).toBeVisible();
  await open.click();
  await page.goto('/mea');
  await expect(open).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(close).toBeVisible();
});

test('the chatbot’s button covers nothing, and approvals are counted only for approvers', {
  tag: '@long',
}, async ({ page, product }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Home lists the requests themselves.
    const atHome = page.url().endsWith('/home');
    if (pathname.startsWith('/api/approvals') && !atHome) requests.push(pathname);
  });
  await signIn(page, product, 'Demo People', '/feriasarea');
  await expect(page.getByText(/^\d+ leaves$/)).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Demo' });
  await expect(banner).toHaveAttribute('title', /Emails go to Demo Admin’s outbox/);
  await expect(banner.getByRole('link')).toHaveCount(0);
  expect(requests).toEqual([]);
  await signOut(page);

  await signIn(page, product, 'Demo Admin');
  const opener = page.getByRole('button', { name: 'Abrir o assistente' });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/feriasarea', '/vacation_admin', '/account', '/home']) {
      await page.goto(path);
      await expect(opener).toBeVisible();
      // On a phone, the notice is a badge.
      await expect(banner.getByRole('link', { name: 'Outbox' })).toHaveCount(width > 768 ? 1 : 0);
      const over = await opener.evaluate((button) => {
        const at = button.getBoundingClientRect();
        const others = document.querySelectorAll('header :is(a, button, input), main');
        return [...others]
          .filter((one) => {
            const box = one.getBoundingClientRect();
            const top = Math.max(box.top, one.matches('main') ? 60 : 0);
            return (
              at.right > box.left && at.left < box.right && at.bottom > top && at.top < box.bottom
            );
          })
          .map((one) => one.outerHTML.slice(0, 100));
      });
      expect(over, `${path} at ${width}`).toEqual([]);
    }
  }
  expect(new Set(requests)).toEqual(new Set(['/api/approvals/count']));
});

test('spec §2, Layout: the forced password change has a header with Logout', {
  tag: '@long',
}, async ({ page, product }) => {
  // Another test changes Demo Forced's password, so this one registers its own user.
  await signIn(page, product, 'Demo Admin');
  const reply = await page.request.post('/api/register', {
    headers: { origin: product.url },
    data: {
      username: 'Nina Forced',
      email: 'nina.forced@example.com',
      password: product.password,
      role: 'full_access',
      force_password_change: true,
    },
  });
  expect(reply).toBeOK();
  await signOut(page);
  await signIn(page, product, 'Nina Forced', '/force-change-password');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveText(['Logout']);
  await expectAccessible(page, 'the forced password change');
  await header.getByRole('link', { name: 'Logout' }).hover();
  await expect(page).toHaveURL(/\/force-change-password$/);
  await header.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('username'))).toBeNull();
});

test('design 6: at 1024 px the menu is a rail of icons; the user’s choice still counts', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, product, 'Demo Admin', '/benefits');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const widthOf = async () => (await menu.boundingBox())?.width;
  expect(await widthOf()).toBeLessThan(64);
  await expectNoViolations(page, 'the rail');
  await menu.getByRole('link', { name: 'Legal', exact: true }).focus();
  await expect(page.getByRole('tooltip', { name: 'Legal' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/legal');
  await menu.getByRole('button', { name: 'Administration' }).click();
  await menu.getByRole('link', { name: 'Audit log' }).click();
  await page.waitForURL('**/audit');

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.poll(widthOf).toBe(248);
  await page.reload();
  await expect.poll(widthOf).toBe(248);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect.poll(widthOf).toBeLessThan(64);
  await page.setViewportSize({ width: 1280, height: 768 });
  await expect(menu).toBeHidden();
});

test('design 23: on a phone the demo is named in the header and takes no line of the page', {
  tag: '@long',
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, product, 'Demo Admin', '/benefits');
  const header = page.getByRole('banner');
  await expect(header.getByText('Demo', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('complementary', { name: 'Demo' })).toHaveCount(0);
  const name = header.getByText('Serra Azul');
  expect(await name.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
});

test('design 13, 25: notifications are in the middle; a missing page is a small block', {
  tag: '@long',
}, async ({ page, product }) => {
  await signIn(page, product, 'Demo Admin', '/no-such-page');
  const title = page.getByRole('heading', { level: 1, name: 'Page not found' });
  const main = await page.getByRole('main').boundingBox();
  const box = await title.boundingBox();
  if (!main || !box) throw new Error('not drawn');
  const middle = main.x + main.width / 2;
  expect(Math.abs(box.x + box.width / 2 - middle)).toBeLessThan(4);
  await expectAccessible(page, 'a missing page');

  await page.goto('/pipepass');
  await page
    .getByRole('button', { name: /^Copy user of/ })
    .first()
    .click();
  const notice = await page.getByRole('status').filter({ hasText: 'Copied to' }).boundingBox();
  if (!notice) throw new Error('no notification');
  expect(Math.abs(notice.x + notice.width / 2 - 640)).toBeLessThan(40);
});

test('a page whose code can’t be loaded says so, and the rest stays open', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo People');
  await expectLoaded(page);
  const started = await page.evaluate(() => performance.timeOrigin);
  await page.route('**/assets/MyLeavePage-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'My leave' }).first().click();
  const failed = page.getByRole('alert').filter({ hasText: 'Couldn’t show this page' });
  await expect(failed).toContainText('Reload to get the new version.');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Calendar' }).first().click();
  await expect(failed).toContainText('You’re offline. Check your connection, then reload.');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { name: 'Welcome, Demo People' })).toBeVisible();
  await page.context().setOffline(false);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'My leave' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'My leave' })).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
});
