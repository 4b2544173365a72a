import type { Browser, Page } from '@playwright/test';
import {
  REPORT,
  WORKSPACE,
} from '../server/src/features/links/items/embeds/fakes/power-bi.fixture.ts';
import {
  type FakeProviders,
  startFakeProviders,
} from '../server/src/features/links/items/embeds/fakes/providers.fixture.ts';
import { SUPERSET_DASHBOARD } from '../server/src/features/links/items/embeds/fakes/superset.fixture.ts';
import { expectAccessible } from './axe.ts';
import { test as base, expect, type Product, signIn, startProduct } from './product.ts';

const test = base.extend<object, { fake: FakeProviders }>({
  fake: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const fake = await startFakeProviders();
      await use(fake);
      await fake.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ fake }, use) => {
      const product = await startProduct(fake.env);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.afterEach(({ fake }) => {
  fake.down.clear();
  fake.modelRoles = [];
});

const identity = { username: '', area: '', groups: '' };
const SUPERSET = { provider: 'superset', dashboard: SUPERSET_DASHBOARD, identity };
const POWER_BI = { provider: 'powerbi', workspace: WORKSPACE, report: REPORT, roles: ['Reader'] };

/** Adds an item for everybody who can open M&A. @returns the address of its page */
async function addItem(admin: Page, product: Product, name: string, embed: object) {
  const reply = await admin.request.post('/api/items', {
    headers: { origin: product.url },
    data: {
      ...{ department: 'mea', name, heading: '', icon: 'dashboard', opens: 'embedded', embed },
      ...{ readers: null, owner_id: null, hidden: false },
    },
  });
  expect(reply).toBeOK();
  return `/item?id=${(await reply.json()).id}`;
}

async function openAs(browser: Browser, product: Product, username: string, path: string) {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await page.clock.install();
  await signIn(page, product, username, path);
  return page;
}

const frameOf = (page: Page, name: string) => page.locator(`iframe[title="${name} · M&A"]`);

test('an admin adds a Metabase dashboard for two people, and each sees their own figures', async ({
  page: admin,
  browser,
  product,
  fake,
}) => {
  await signIn(admin, product, 'Demo Admin', '/items?department=mea');
  await admin.getByRole('button', { name: 'Add item' }).click();
  const form = admin.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill('Sales by area');
  await form.getByRole('combobox', { name: 'Shows' }).click();
  await admin.getByRole('option', { name: 'Metabase dashboard' }).click();
  await form.getByLabel('Dashboard number').fill('12');
  await form.getByLabel('Pass the username as').fill('person');
  await form.getByLabel('Chosen roles, groups and people').check();
  for (const name of ['Demo Full', 'Demo People']) {
    await form.getByRole('combobox', { name: 'People' }).fill(name);
    await admin.getByRole('option', { name }).click();
  }
  await admin.keyboard.press('Tab');
  await expectAccessible(admin, 'the form of a dashboard');
  await form.getByRole('button', { name: 'Add item' }).click();
  await expect(
    admin.getByText('Metabase dashboard · Readers: Demo Full, Demo People'),
  ).toBeVisible();
  await expectAccessible(admin, '/items with a dashboard');

  const reader = await openAs(browser, product, 'Demo People', '/home');
  await reader.getByRole('link', { name: 'Sales by area' }).click();
  const frame = frameOf(reader, 'Sales by area');
  await expect(frame.contentFrame().locator('#params')).toHaveText('{"person":"Demo People"}');
  await expect(frame).toHaveAttribute('sandbox', /^allow-scripts/);
  await expectAccessible(reader, 'a dashboard in its frame');
  const address = new URL(reader.url());
  const path = address.pathname + address.search;
  expect(path).not.toContain('ey');
  const other = await openAs(browser, product, 'Demo Full', path);
  await expect(frameOf(other, 'Sales by area').contentFrame().locator('#params')).toHaveText(
    '{"person":"Demo Full"}',
  );
  const [one, two] = await Promise.all(
    [reader, other].map((page) => frameOf(page, 'Sales by area').getAttribute('src')),
  );
  expect(one).not.toBe(two);

  // Somebody else neither gets a frame nor a token.
  const third = await openAs(browser, product, 'Demo Nofin', path);
  await expect(third.getByRole('button', { name: 'Request access' })).toBeVisible();
  await expect(third.locator('iframe')).toHaveCount(0);

  // The address is renewed half a minute before it expires.
  await reader.clock.fastForward('09:31');
  await expect(reader.locator(`iframe[src="${one}"]`)).toHaveCount(0);
  const renewed = (await frame.getAttribute('src')) ?? '';
  expect(fake.readMetabase(renewed).params).toEqual({ person: 'Demo People' });
  await frame.contentFrame().getByRole('button', { name: 'Run query' }).click();
  await expect(frame.contentFrame().locator('#result')).toHaveText('42 rows');

  // Hidden a moment ago: the next renewal ends the frame.
  await admin.getByRole('button', { name: /Sales by area/, expanded: false }).click();
  await admin.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(admin.getByText('Hidden', { exact: true })).toBeVisible();
  await reader.clock.fastForward('09:31');
  await expect(reader.getByText('This item doesn’t exist.')).toBeVisible();
  await expect(reader.locator('iframe')).toHaveCount(0);
  for (const page of [reader, other, third]) await page.context().close();
});

test('Superset: a failed token says why, a retry works, and guest tokens are renewed', async ({
  page: admin,
  browser,
  product,
  fake,
}) => {
  await signIn(admin, product, 'Demo Admin');
  const path = await addItem(admin, product, 'Deals by stage', SUPERSET);
  fake.down.add('superset');
  const reader = await openAs(browser, product, 'Demo Full', path);
  await expect(reader.getByText('Superset isn’t available right now.')).toBeVisible();
  await expect(reader.locator('iframe')).toHaveCount(0);
  await expectAccessible(reader, 'a dashboard whose provider is down');
  fake.down.clear();
  await reader.getByRole('button', { name: 'Try again' }).click();
  const frame = frameOf(reader, 'Deals by stage');
  await expect(frame.contentFrame().locator('#user')).toHaveText('Signed in as Demo Full');
  await expect(frame.contentFrame().locator('#count')).toHaveText('1');
  await reader.clock.fastForward('04:31');
  await expect(frame.contentFrame().locator('#count')).toHaveText('2');
  await reader.getByRole('button', { name: 'Recarregar' }).click();
  await expect(frame.contentFrame().locator('#count')).toHaveText('1');
  await expect(frame.contentFrame().locator('#user')).toHaveText('Signed in as Demo Full');
  await reader.context().close();
});

test('Power BI: the report gets the reader’s identity, and an expired token a new one', async ({
  page: admin,
  browser,
  product,
  fake,
}) => {
  fake.modelRoles = ['Reader', 'Finance'];
  await signIn(admin, product, 'Demo Admin');
  const path = await addItem(admin, product, 'Results', { ...POWER_BI, area_roles: [] });
  const reader = await openAs(browser, product, 'Demo Full', path);
  const frame = frameOf(reader, 'Results');
  await expect(frame.contentFrame().locator('#user')).toContainText(
    '"username":"Demo Full","roles":["Reader"]',
  );
  await reader.clock.fastForward('09:31');
  await expect(frame.contentFrame().locator('#count')).toHaveText('2');
  await frame.contentFrame().getByRole('button', { name: 'Expire' }).click();
  await expect(reader.getByText('Power BI refused to show this item.')).toBeVisible();
  await reader.getByRole('button', { name: 'Try again' }).click();
  await expect(frame.contentFrame().locator('#user')).toContainText('Demo Full');
  await reader.context().close();
});
