import { expectAccessible } from './axe.ts';
import { typed } from './days.ts';
import { test as base, expect, productWith, signIn } from './product.ts';

/** Its own product, because it deletes an account that other journeys use. */
const test = base.extend({
  product: productWith(async () => ({})),
});

test('34.3: a departure is planned, cancelled, and completed once its last day is over', async ({
  page,
  product,
  anotherBrowser,
}) => {
  const leaver = await anotherBrowser();
  await signIn(leaver, product, 'Demo Full', '/home');
  await signIn(page, product, 'Demo Admin', '/leaving');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Who is leaving?' }).fill('Demo Full');
  await page.getByRole('option', { name: /Demo Full/ }).click();
  await expect(main.getByRole('heading', { name: 'Demo Full' })).toBeVisible();
  const day = main.getByRole('textbox', { name: 'Last day' });
  const effects = main.getByRole('region', { name: 'After the last day' });
  await expect(effects).toContainText('Account deleted');
  await expect(effects).toContainText('1 session');
  await expectAccessible(page, 'A departure');

  await day.fill(typed(30));
  await main.getByRole('button', { name: 'Plan departure' }).click();
  await expect(page.getByText('Departure planned')).toBeVisible();
  await expect(main).toContainText('Nothing happens before that day is over.');
  await page.goto('/leaving');
  await expect(main.getByRole('row', { name: /Demo Full/ })).toContainText('Planned');
  await main.getByRole('link', { name: 'Demo Full' }).click();
  await main.getByRole('button', { name: 'Cancel departure' }).click();
  await expect(page.getByText('Departure cancelled')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Plan departure' })).toBeVisible();

  await day.fill(typed(-1));
  await main.getByRole('button', { name: 'Complete departure' }).click();
  const question = page.getByRole('dialog', { name: 'Has Demo Full left?' });
  await question.getByRole('button', { name: 'Complete departure' }).click();
  await expect(page.getByText('Departure completed')).toBeVisible();
  await expect(main).toContainText('The last day was');
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download the record (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^departure-\d+\.pdf$/);

  await leaver.goto('/myleave');
  await expect(leaver).toHaveURL(/\/login/);
});
