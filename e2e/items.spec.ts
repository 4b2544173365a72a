import { expectAccessible } from './axe.ts';
import { expect, signIn, test } from './product.ts';

test('D56, D72: a report for a group of two; a third person asks for access and gets it', async ({
  page: admin,
  browser,
  product,
}) => {
  const pageOf = async (username: string, path: string) => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    await signIn(page, product, username, path);
    return page;
  };

  await signIn(admin, product, 'Demo Admin', '/groups');
  await admin.getByRole('button', { name: 'New group' }).click();
  await admin.getByLabel('Name', { exact: true }).fill('Deal team');
  for (const name of ['Demo Full', 'Demo People']) {
    await admin.getByRole('combobox', { name: 'Members' }).fill(name);
    await admin.getByRole('option', { name }).click();
  }
  await expectAccessible(admin, 'the form of a group');
  await admin.getByRole('button', { name: 'Add group' }).click();
  const group = admin.getByRole('listitem').filter({ hasText: 'Deal team' });
  await expect(group.getByText('2 people', { exact: true })).toBeVisible();

  await admin.goto('/items?department=mea');
  await admin.getByRole('button', { name: 'Add item' }).click();
  const form = admin.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill('Pipeline of deals');
  await form.getByLabel('Address').fill('/sample-reports/bi.html');
  await form.getByLabel('Chosen roles, groups and people').check();
  await form.getByRole('combobox', { name: 'Groups' }).click();
  await admin.getByRole('option', { name: 'Deal team' }).click();
  await admin.keyboard.press('Tab');
  await expectAccessible(admin, 'the form of an item');
  await form.getByRole('button', { name: 'Add item' }).click();
  await expect(admin.getByText('Readers: Deal team')).toBeVisible();
  await expectAccessible(admin, '/items');

  // An intern, who can't open /mea.
  const member = await pageOf('Demo People', '/home');
  await member.getByRole('link', { name: 'Pipeline of deals' }).click();
  const frame = member.locator('iframe[title="Pipeline of deals · M&A"]');
  await expect(frame).toHaveAttribute('src', '/sample-reports/bi.html');
  await expect(frame.contentFrame().getByRole('heading').first()).toBeVisible();
  const address = new URL(member.url());
  await member.getByRole('button', { name: 'Favourite: Pipeline of deals' }).click();
  await member.getByRole('button', { name: 'Voltar' }).click();
  await expect(member.getByRole('region', { name: 'Favourites' })).toContainText(
    'Pipeline of deals',
  );
  await member.context().close();

  const third = await pageOf('Demo Nofin', '/mea');
  await expect(third.getByRole('main').getByRole('link', { name: 'BI-Deals' })).toBeVisible();
  await expect(third.getByText('Pipeline of deals')).toHaveCount(0);
  await third.goto(address.pathname + address.search);
  await expect(third.getByRole('heading', { name: 'Pipeline of deals' })).toBeVisible();
  await expect(third.locator('iframe')).toHaveCount(0);
  await expectAccessible(third, 'a refused item');
  await third.getByRole('button', { name: 'Request access' }).click();
  await expect(third.getByText('You’ve requested access.')).toBeVisible();

  await product.mailTo('demo.admin@example.com', 'requests access to Pipeline of deals');
  await admin.reload();
  await admin.getByRole('button', { name: 'Grant access: Demo Nofin' }).click();
  await expect(admin.getByText('Readers: Deal team, Demo Nofin')).toBeVisible();
  const mail = await product.mailTo('demo.nofin@example.com', 'You can now open Pipeline of deals');
  expect(mail.text).not.toContain('sample-reports');
  await third.goto(/https?:\S+\/item\?id=\d+/.exec(mail.text)?.[0] ?? '');
  await expect(third.locator('iframe')).toHaveAttribute('src', '/sample-reports/bi.html');
  await third.goto('/mea');
  await expect(third.getByRole('button', { name: 'Favourite: Pipeline of deals' })).toBeVisible();
  await expectAccessible(third, 'a department with an added item');

  await third.getByRole('main').getByRole('link', { name: 'Pipeline of deals' }).click();
  await third.getByRole('button', { name: 'Report a problem: Pipeline of deals' }).click();
  await third.getByLabel('What doesn’t work?').fill('The page is empty');
  await third.getByRole('button', { name: 'Send' }).click();
  await expect(third.getByText('Thanks. Your report was sent.')).toBeVisible();
  await third.goto('/item?show=problems');
  await expect(third.getByText('No open problems.')).toBeVisible();
  const report = await product.mailTo('demo.admin@example.com', 'A problem with Pipeline of deals');
  await admin.goto(/https?:\S+\/item\?show=problems/.exec(report.text)?.[0] ?? '');
  const reported = admin.getByRole('list', { name: 'Reported problems' });
  await expect(reported).toContainText('The page is empty');
  await admin.goto('/items?department=mea');
  await expect(admin.getByRole('region', { name: 'Needs attention' })).toContainText(
    '1 reported problem.',
  );
  await expectAccessible(admin, '/items with a reported problem');
  await reported.getByRole('button', { name: /^Mark as solved/ }).click();
  await expect(admin.getByText('Marked as solved')).toBeVisible();
  await expect(reported).toHaveCount(0);

  await admin.goto('/people?person=5');
  await expect(admin.getByText('M&A · Group: Deal team')).toBeVisible();
  await third.context().close();
});
