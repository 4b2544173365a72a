import { expectAccessible } from './axe.ts';
import { typed } from './days.ts';
import { expect, signIn, test } from './product.ts';

test('D57: an admin asks a group to confirm; a member confirms on home; the admin sees who has not', async ({
  page: admin,
  product,
  anotherBrowser,
}) => {
  await signIn(admin, product, 'Demo Admin', '/groups');
  await admin.getByRole('button', { name: 'New group' }).click();
  await admin.getByLabel('Name', { exact: true }).fill('Travellers');
  for (const name of ['Demo Full', 'Demo Nofin']) {
    await admin.getByRole('combobox', { name: 'Members' }).fill(name);
    await admin.getByRole('option', { name }).click();
  }
  await admin.getByRole('button', { name: 'Add group' }).click();
  const group = admin.getByRole('listitem').filter({ hasText: 'Travellers' });
  await expect(group.getByText('2 people', { exact: true })).toBeVisible();

  await admin.goto('/announcements');
  await admin.getByRole('button', { name: 'New announcement' }).click();
  const form = admin.getByRole('dialog');
  await form.getByLabel('Title').fill('New travel policy');
  await form
    .getByLabel('Text', { exact: true })
    .fill('Book **early**, see [benefits](/benefits). <script>alert(1)</script>');
  const preview = form.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('early', { exact: true })).toBeVisible();
  await form.getByLabel('Chosen roles, groups and people').check();
  await form.getByRole('combobox', { name: 'Groups' }).click();
  await admin.getByRole('option', { name: 'Travellers' }).click();
  await admin.keyboard.press('Tab');
  await form.getByRole('switch', { name: /^Ask readers to confirm/ }).check({ force: true });
  await form.getByRole('textbox', { name: 'Confirm by' }).fill(typed(3));
  await expectAccessible(admin, 'the form of an announcement');
  await form.getByRole('button', { name: 'Add announcement' }).click();
  const row = admin.getByRole('row', { name: /New travel policy/ });
  await expect(row).toContainText('0 of 2');

  const member = await anotherBrowser();
  await signIn(member, product, 'Demo Full', '/home');
  await expect(member.getByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible();
  const announcement = member.getByRole('article', { name: 'New travel policy' });
  await expect(announcement).toContainText('<script>alert(1)</script>');
  await expectAccessible(member, 'an announcement on home');
  await announcement.getByRole('button', { name: /^I have read and confirm/ }).focus();
  await member.keyboard.press('Enter');
  await expect(announcement).toContainText('You confirmed this on');
  await expect(member.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  await admin.reload();
  await expect(row).toContainText('1 of 2');
  await row.getByRole('button', { name: '1 of 2, Confirmations for “New travel policy”' }).click();
  const confirmed = admin.getByRole('list', { name: 'Confirmed (1)' });
  await expect(confirmed.getByRole('listitem')).toHaveCount(1);
  await expect(confirmed).toContainText(/Demo Full.*Confirmed the current text on/);
  await expectAccessible(admin, 'the confirmations');
  await admin.getByText('Not confirmed (1)').click();
  const missing = admin.getByRole('list', { name: 'Not confirmed (1)' });
  await expect(missing).toContainText('Demo Nofin');
  await admin.keyboard.press('Escape');
  await expect(missing).toBeHidden();

  await row.getByRole('button', { name: 'Actions for New travel policy' }).click();
  await admin.getByRole('menuitem', { name: 'Remind now' }).click();
  await admin.getByRole('button', { name: 'Remind now' }).click();
  await expect(admin.getByText('One person was reminded')).toBeVisible();
});
