import { expectAccessible } from './axe.ts';
import { typed } from './days.ts';
import { requestLeave } from './leave.ts';
import { test as base, expect, productWith, signIn } from './product.ts';

/** Its own product, because it counts what is unread. */
const test = base.extend({
  product: productWith(async () => ({})),
});

test('34.10: the Head’s bell has a request; opening it leads there and marks it as read', async ({
  page,
  product,
  anotherBrowser,
}) => {
  await signIn(page, product, 'Demo Full', '/vacation');
  await requestLeave(page, { type: 'Day Off', start: typed(60), end: typed(60) });

  const head = await anotherBrowser();
  await signIn(head, product, 'Demo Head', '/home');
  const bell = head.getByRole('banner').getByRole('button', { name: 'Notifications: 1 unread' });
  await bell.focus();
  await head.keyboard.press('Enter');
  const list = head.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('link', { name: /Unread:.*Demo Full/ })).toBeVisible();
  await expectAccessible(head, 'the bell');
  await head.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await bell.click();
  await list.getByRole('link', { name: /Demo Full/ }).click();
  await expect(head).toHaveURL(/\/approvals/);
  await expect(head.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  await head.goto('/notifications?tab=settings');
  const outcomes = head.getByRole('combobox', {
    name: 'Email about Decisions about your requests',
  });
  await outcomes.click();
  await head.getByRole('option', { name: 'Once a day, at 08:00' }).click();
  await expect(head.getByText('Saved')).toBeVisible();
  await expect(outcomes).toBeFocused();
  await head.reload();
  await expect(outcomes).toHaveValue('Once a day, at 08:00');
});
