import type { Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from './axe.ts';
import { expect, signIn, test } from './product.ts';

const frame = (page: Page, title: string) => page.locator(`iframe[title="${title}"]`);

test('spec §2: a report opens and closes through its modal by keyboard', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Full', '/reports');
  const accounting = page.getByRole('main').getByRole('button', { name: 'Accounting' });
  // Design 19: the items take the page's whole width.
  const items = await page.getByRole('main').getByRole('list').first().boundingBox();
  const band = await page.getByRole('main').locator('header').boundingBox();
  expect(items?.width).toBe(band?.width);
  await accounting.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Accounting' });
  await expect(dialog.getByRole('link', { name: 'BI GGP' })).toBeFocused();
  await expectAccessible(page, 'the modal');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: 'Balance Sheet Excel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame(page, 'Balance Sheet Excel · Accounting')).toHaveAttribute(
    'src',
    '/sample-reports/bs2.html',
  );
  await expect(page.getByRole('button', { name: 'Voltar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'Balance Sheet Excel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(accounting).toBeFocused();
  await expect(page).toHaveURL(/\/reports$/);
});

test('D35, pitfall 27: an embed is part of the address, fills the screen, and unloads when closed', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Full');
  await page.goto('/mea');
  const item = page.getByRole('main').getByRole('link', { name: 'BI-Deals' });
  await item.click();
  await expect(page).toHaveURL(/\/mea\?open=meabi$/);
  const embed = frame(page, 'BI-Deals · M&A');
  await expect(embed).toBeVisible();
  await expect(embed.contentFrame().locator('.recharts-bar').first()).toBeVisible();
  await expect(page.getByText('Carregando…')).toHaveCount(0);
  // Skips the framed page, which has its own tests.
  await expectNoViolations(page, 'an embed', 'section[aria-label="BI-Deals · M&A"] > :first-child');
  const inFullScreen = () => page.evaluate(() => document.fullscreenElement?.ariaLabel);
  await page.getByRole('button', { name: 'Tela cheia' }).click();
  await expect.poll(inFullScreen).toBe('BI-Deals · M&A');
  await page.getByRole('button', { name: 'Sair da tela cheia' }).click();
  await expect.poll(inFullScreen).toBeUndefined();
  await page.reload();
  await expect(embed).toBeVisible();
  await page.goBack();
  await expect(page.locator('iframe')).toHaveCount(0);
  await item.click();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(item).toBeFocused();
  // Back leads to the list itself, not to a second history entry.
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  // Back doesn't step through the frame's own navigation first.
  await page.route('**/sample-reports/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<a href="?page=2">Next</a>' }),
  );
  await page.goto('/mea');
  await item.click();
  await embed.contentFrame().getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => page.frames().at(-1)?.url()).toContain('page=2');
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(item).toBeFocused();
});

test('spec §2: an item opens a new tab; an item without an address leads an admin to its form', {
  tag: '@long',
}, async ({ page, context, product }) => {
  await signIn(page, product, 'Demo Admin', '/legal');
  const opened = context.waitForEvent('page');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Associate Documents (opens in a new tab)' }).click();
  await expect(await opened).toHaveURL(/\/sample-reports\/associate\.html$/);
  await page.route('**/api/links', async (route) => {
    const reply = await route.fetch();
    const { links } = await reply.json();
    for (const link of links) if (link.name === 'status') link.url = '';
    await route.fulfill({ response: reply, json: { links } });
  });
  await page.reload();
  const give = page.getByRole('link', { name: 'Set address: Client Status' });
  await expect(give).toBeVisible();
  await expectAccessible(page, 'an item without an address');
  await give.click();
  await expect(page).toHaveURL(/\/adminlegal\?link=status$/);
});

test('spec §2: an embed fills the window, over header, menu and chatbot, also on a phone', {
  tag: '@long',
}, async ({ page, product }) => {
  await signIn(page, product, 'Demo Full', '/mea');
  const region = page.getByRole('region', { name: 'BI-Deals · M&A' });
  const item = page.getByRole('main').getByRole('link', { name: 'BI-Deals' });
  const inMenu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', {
    name: 'BI-Deals',
  });
  await item.click();
  await expect(region).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await region.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  const covered = await page.evaluate(() => {
    const embed = document.querySelector('main section');
    const parts = ['header', 'nav', '[data-chatbot]'].map((name) => document.querySelector(name));
    const corners = [8, window.innerWidth - 8].flatMap((x) => [8, 80].map((y) => [x, y] as const));
    return {
      inert: parts.map((part) => part?.closest('[inert]') !== null),
      top: corners.every(([x, y]) => embed?.contains(document.elementFromPoint(x, y))),
    };
  });
  expect(covered).toEqual({ inert: [true, true, true], top: true });
  await page.keyboard.press('Escape');
  await expect(item).toBeFocused();

  await inMenu.click();
  await expect(region).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inMenu).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/reports?open=frp');
  const bar = page.getByRole('button', { name: 'Voltar' }).locator('..');
  await expect(bar.getByRole('combobox', { name: 'Report view' })).toBeInViewport();
  for (const name of ['Voltar', 'Recarregar', 'Tela cheia']) {
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(bar.getByRole('link', { name: 'Abrir em nova aba' })).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.height).toBeLessThan(60);
  await bar.getByRole('combobox').selectOption('YTD');
  await expect(page).toHaveURL(/view=frp-ytd/);
});
