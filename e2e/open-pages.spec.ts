import { typed } from './days.ts';
import { fillRequest, waitForPreview } from './leave.ts';
import { expect, type Page, signIn, test } from './product.ts';

/** What an administrator's own browser sends. */
type Admin = (path: string, data: object) => Promise<void>;

interface Fixtures {
  admin: Admin;
  /** Registers a person of this role, whose employee record has the same name. */
  newcomer: (role: string) => Promise<string>;
}

let people = 0;

const withAdmin = test.extend<Fixtures>({
  admin: async ({ anotherBrowser, product }, use) => {
    const page = await anotherBrowser();
    await signIn(page, product, 'Demo Admin');
    await use(async (path, data) => {
      const reply = await page.request.post(path, { headers: { origin: product.url }, data });
      expect(reply, await reply.text()).toBeOK();
    });
  },
  newcomer: async ({ admin, product }, use) => {
    await use(async (role) => {
      people += 1;
      const username = `Open Page ${people}`;
      const email = emailOf(username);
      await admin('/api/create_user', {
        area: 'Finance',
        nome: username,
        saldo: 20,
        ativo: 'S',
        start_date: '2024-01-02',
        birth_date: '1990-01-02',
        cargo: 'Junior Assist',
      });
      await admin('/api/register', { username, email, password: product.password, role });
      return username;
    });
  },
});

const emailOf = (username: string) => `${username.toLowerCase().replaceAll(' ', '.')}@example.com`;
const setRole = (admin: Admin, username: string, role: string) =>
  admin('/api/update_user', { username, email: emailOf(username), role });

/** As when the window comes to the front again. */
const focus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
/** Two reads on focus or navigation are at least 5 s apart. Needs the page's fake clock. */
const pause = (page: Page) => page.clock.fastForward(5_100);

withAdmin(
  'spec-a C: a demotion closes /admin, /reports and /fileupdate, menu and cached addresses',
  async ({ page, admin, newcomer, product }) => {
    const name = await newcomer('admin');
    await page.clock.install();
    await signIn(page, product, name, '/admin');
    await expect(page.getByRole('tab', { name: 'Register New User' })).toBeVisible();

    // A refused call.
    await page.getByRole('tab', { name: 'Register New User' }).click();
    await page.getByLabel('Username').last().fill('Nobody');
    await page.getByLabel('Email').last().fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).last().fill('a good long passphrase');
    await setRole(admin, name, 'full_access');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.waitForURL('**/permissiondenied');
    await expect(page.getByRole('heading', { name: 'Permissão Negada' })).toBeVisible();
    await expect(page.getByRole('navigation').getByText('Administration')).toHaveCount(0);

    // Navigation, with the reports' addresses in memory.
    const main = page.getByRole('navigation', { name: 'Main menu' });
    await main.getByRole('link', { name: 'Reports', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
    await pause(page);
    await setRole(admin, name, 'tudo_menos_fin');
    await main.getByRole('link', { name: 'Legal', exact: true }).click();
    await expect(main.getByRole('link', { name: 'Reports', exact: true })).toHaveCount(0);
    await page.goBack();
    await page.waitForURL('**/permissiondenied');

    // Focus, in two tabs.
    await setRole(admin, name, 'admin');
    await page.goto('/fileupdate');
    const other = await page.context().newPage();
    await other.clock.install();
    await other.goto('/reports?open=weekly');
    await expect(other.locator('iframe')).toBeVisible();
    for (const tab of [page, other]) await pause(tab);
    await setRole(admin, name, 'apenas_people');
    for (const tab of [page, other]) {
      await focus(tab);
      await tab.waitForURL('**/home');
      await expect(tab.locator('iframe')).toHaveCount(0);
    }

    // Promotion.
    await pause(page);
    await setRole(admin, name, 'full_access');
    await focus(page);
    await expect(main.getByRole('link', { name: 'Reports', exact: true })).toBeVisible();
  },
);

withAdmin(
  'spec-a D, spec-b 3: a rename keeps the dates chosen on /vacation, and the request is sent',
  async ({ page, admin, newcomer, product }) => {
    const name = await newcomer('apenas_people');
    await signIn(page, product, name, '/vacation');
    await fillRequest(page, { type: 'Day Off', start: typed(310), end: typed(310) });
    await waitForPreview(page);
    await admin('/api/update_username', { current_username: name, new_username: `${name} Silva` });
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText('Email sent to the head for approval!')).toBeVisible();

    await page.getByRole('button', { name: 'Request another' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} Silva`);
    await admin('/api/update_username', { current_username: `${name} Silva`, new_username: name });
    // The preview asks with the former name.
    await fillRequest(page, { type: 'Vacation', start: typed(320), end: typed(321) });
    await waitForPreview(page);
    await expect(page.getByText('You can only request leave for yourself.')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue(typed(320));
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Start Date' })).toHaveValue(typed(320));

    // The list of pending requests too.
    await admin('/api/update_username', { current_username: name, new_username: `${name} Silva` });
    await page.getByRole('tab', { name: 'Update' }).click();
    await page.getByRole('combobox', { name: 'Old Start Date' }).click();
    await expect(page.getByRole('option', { name: typed(310) })).toBeVisible();
  },
);

withAdmin(
  'a deleted account signs out of its open page on focus',
  { tag: '@long' },
  async ({ page, admin, newcomer, product }) => {
    const name = await newcomer('apenas_people');
    await page.clock.install();
    await signIn(page, product, name, '/vacation');
    await pause(page);
    await admin('/api/delete_user', { username: name });
    await focus(page);
    await page.waitForURL('**/login?next=%2Fvacation');
    expect(await page.evaluate(() => localStorage.getItem('username'))).toBeNull();
  },
);

withAdmin(
  'spec-a G: another person in the same browser finds nothing of the first',
  async ({ page, newcomer, product }) => {
    const name = await newcomer('full_access');
    await signIn(page, product, name, '/legal');
    await fillRequestOn(page);
    await page.goto('/logout');
    await page.waitForURL('**/login');
    const left = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(left).not.toMatch(/Open Page|open\.page|legal|\/vacation|Day Off/);
  },
);

async function fillRequestOn(page: Page): Promise<void> {
  await page.goto('/vacation');
  await fillRequest(page, { type: 'Day Off', start: typed(310), end: typed(310) });
}
