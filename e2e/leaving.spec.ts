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
  await expect(effects).toContainText('Account is deleted');
  await expect(effects).toContainText('They haven’t seen any shared passwords');
  await expect(effects).toContainText('1 session');
  await expectAccessible(page, 'A departure');

  await day.fill(typed(30));
  await main.getByRole('textbox', { name: 'Note' }).fill('New job');
  await main.getByRole('button', { name: 'Plan departure' }).click();
  await expect(main.getByRole('heading', { name: 'Departure planned' })).toBeFocused();
  await expect(main).toContainText('Nothing happens before that day is over.');
  await page.goto('/leaving');
  await expect(main.getByRole('row', { name: /Demo Full/ })).toContainText('Planned');
  await main.getByRole('link', { name: 'Demo Full' }).click();
  const plan = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download the plan (PDF)' }).click();
  expect((await plan).suggestedFilename()).toMatch(
    /^planned-departure-Demo-Full-\d{4}-\d{2}-\d{2}\.pdf$/,
  );
  await main.getByRole('link', { name: 'Profile' }).click();
  await expect(main.getByRole('link', { name: /\d \w{3} \d{4}/ })).toHaveAttribute(
    'href',
    /leaving\?person=/,
  );
  await page.goBack();
  await main.getByRole('button', { name: 'Cancel departure' }).click();
  await expect(page.getByText('Demo Full keeps their account, leave and requests.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Plan a departure' })).toBeFocused();
  await expect(main.getByRole('textbox', { name: 'Note' })).toHaveValue('New job');
  await expect(day).toHaveValue(typed(30));

  await day.fill(typed(-1));
  await main.getByRole('button', { name: 'Complete departure' }).click();
  const question = page.getByRole('dialog', { name: 'Has Demo Full left?' });
  await question.getByRole('button', { name: 'Complete departure' }).click();
  await expect(main.getByRole('heading', { name: 'Departure completed' })).toBeFocused();
  await expect(main).toContainText('The last day was');
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Download the record (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(
    /^departure-Demo-Full-\d{4}-\d{2}-\d{2}\.pdf$/,
  );

  await leaver.goto('/myleave');
  await expect(leaver).toHaveURL(/\/login/);
});
