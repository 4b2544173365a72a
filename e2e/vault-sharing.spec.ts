import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './product.ts';

const PLATFORM = 'Court portal';
const SECRET = 'correct horse battery';

test('D59: an entry is shared with a group, used without being shown, and marked once somebody leaves the group', async ({
  page: admin,
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  const pageOf = async (username: string, path: string) => {
    const context = await browser.newContext({ baseURL: product.url });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    await signIn(page, product, username, path);
    return page;
  };
  const rowOf = (page: typeof admin) => page.getByRole('row').filter({ hasText: PLATFORM });

  await signIn(admin, product, 'Demo Admin', '/groups');
  await admin.getByRole('button', { name: 'New group' }).click();
  await admin.getByLabel('Name', { exact: true }).fill('Court team');
  for (const name of ['Demo Full', 'Demo People']) {
    await admin.getByRole('combobox', { name: 'Members' }).fill(name);
    await admin.getByRole('option', { name }).click();
  }
  await admin.getByRole('button', { name: 'Add group' }).click();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Court team' })).toBeVisible();

  const early = await pageOf('Demo Full', '/pipepass');
  await expect(early.getByRole('heading', { name: 'Permissão Negada' })).toBeVisible();
  await early.context().close();

  await admin.goto('/pipepass');
  await admin.getByRole('button', { name: 'Sharing' }).click();
  await admin.getByLabel('People can use entries shared with them').check();
  await expectAccessible(admin, 'the dialog about sharing');
  await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('People can now use the entries shared with them.')).toBeVisible();

  const add = admin.getByRole('form', { name: 'Add a password' });
  await add.getByLabel('Platform').fill(PLATFORM);
  await add.getByLabel('Password', { exact: true }).fill(SECRET);
  await add.getByRole('button', { name: 'Add' }).click();
  await rowOf(admin)
    .getByRole('button', { name: `Actions for ${PLATFORM}` })
    .click();
  await admin.getByRole('menuitem', { name: 'Access' }).click();
  const form = admin.getByRole('dialog');
  await form
    .getByRole('group', { name: /^Readers/ })
    .getByRole('combobox', { name: 'Groups' })
    .click();
  await admin.getByRole('option', { name: 'Court team' }).click();
  await admin.keyboard.press('Tab');
  await expectAccessible(admin, 'the form of an entry’s access');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(admin).getByRole('img', { name: 'Shared' })).toBeVisible();
  await rowOf(admin)
    .getByRole('button', { name: `Actions for ${PLATFORM}` })
    .click();
  await admin.getByRole('menuitem', { name: 'Access' }).click();
  await expect(form.getByText('Court team, reader').first()).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();

  // Somebody of the role that opens no department but People.
  const member = await pageOf('Demo People', '/home');
  await member.getByRole('link', { name: 'Pipeline Passwords' }).click();
  await expect(rowOf(member)).toBeVisible();
  await expect(member.getByRole('row')).toHaveCount(2);
  await expect(member.getByRole('tab')).toHaveCount(0);
  await expect(member.getByRole('button', { name: /^(Edit|Actions for)/ })).toHaveCount(0);
  await expectAccessible(member, 'the passwords of a reader');
  await rowOf(member)
    .getByRole('button', { name: `Copy password of ${PLATFORM}` })
    .click();
  await expect(member.getByText('Copied to clipboard', { exact: true })).toBeVisible();
  await expect(member.getByText(SECRET)).toHaveCount(0);
  expect(await member.evaluate(() => navigator.clipboard.readText())).toBe(SECRET);

  const other = await pageOf('Demo Nofin', '/projects');
  await other.getByRole('main').getByRole('link', { name: 'Pipeline Password' }).click();
  await expect(other.getByText('No passwords are shared with you yet')).toBeVisible();
  await other.context().close();

  await admin.goto('/groups');
  await admin.getByRole('button', { name: 'Actions for Court team' }).click();
  await admin.getByRole('menuitem', { name: 'Edit' }).click();
  await admin.getByRole('button', { name: 'Remove Demo People' }).click();
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Group saved')).toBeVisible();
  await rowOf(member)
    .getByRole('button', { name: `Reveal password of ${PLATFORM}` })
    .click();
  await expect(member.getByText('This entry doesn’t exist.')).toBeVisible();
  await member.context().close();

  const mail = await product.mailTo('demo.admin@example.com', '1 password to change');
  expect(mail.text).toContain(`${PLATFORM} *: Demo People`);
  expect(mail.text).not.toContain(SECRET);

  await admin.goto('/home');
  const card = admin.getByRole('region', { name: 'Passwords to rotate' });
  // The demo company has others that a former administrator knows.
  await expect(card).toContainText('5 entries need new passwords');
  await expectAccessible(admin, 'home with passwords to rotate');
  await card.getByRole('link', { name: 'See all: Passwords to rotate' }).click();
  await expect(admin.getByRole('row')).toHaveCount(6);
  await expect(rowOf(admin).getByText('To rotate')).toBeVisible();
  await rowOf(admin)
    .getByRole('button', { name: `Actions for ${PLATFORM}` })
    .click();
  await admin.getByRole('menuitem', { name: 'Access' }).click();
  await expect(form.getByText('No longer in the group')).toBeVisible();
  await expectAccessible(admin, 'an entry to rotate');
  await form.getByRole('button', { name: 'Cancel' }).click();

  await rowOf(admin)
    .getByRole('button', { name: `Edit ${PLATFORM}` })
    .click();
  const edited = admin.getByRole('row').filter({ has: admin.getByLabel('Password') });
  await edited.getByLabel('Password', { exact: true }).fill('another horse battery');
  await edited.getByRole('button', { name: `Save ${PLATFORM}` }).click();
  await expect(admin.getByText('Password saved')).toBeVisible();
  await admin.goto('/home');
  await expect(card).toContainText('4 entries need new passwords');
  await admin.goto('/audit');
  await expect(admin.getByText('Changed a password that was to rotate').first()).toBeVisible();
});
