import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test as base, expect, productWith, signIn } from './product.ts';

const CLOCK = new URL('./next-january.ts', import.meta.url);

/** A product in the middle of January, when last year is still open. */
const test = base.extend({
  product: productWith(async () => ({ NODE_OPTIONS: `--import ${CLOCK}` })),
});

const main = (page: Page) => page.getByRole('main');
const year = (page: Page) => main(page).getByRole('combobox', { name: 'Year' });
const last = new Date().getUTCFullYear();
const [current, closed] = [last + 1, last - 1];

test('D54: in January, last year’s figures are completed beside this year’s; older ones are closed', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Head', '/communication?tab=revenue');
  await expect(year(page)).toHaveValue(String(current));
  const december = main(page).getByRole('textbox', { name: 'Actual of December' });
  await expect(december).toHaveValue('0');
  await expect(main(page).getByRole('columnheader', { name: `vs ${last}` })).toBeVisible();
  await expect(main(page).locator('.recharts-line-curve').last()).toBeVisible();

  await main(page).getByRole('button', { name: 'Previous year' }).click();
  await expect(main(page).getByText(`${last} can be changed until 14 February`)).toBeVisible();
  await december.fill('5123456');
  await december.press('Enter');
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();
  await main(page)
    .getByRole('button', { name: `History of December ${last}` })
    .click();
  const history = page.getByRole('dialog', { name: `History of December ${last}` });
  await expect(history.getByRole('listitem')).toHaveText([/→ R\$\s5\.123\.456.*Demo Head/]);
  await expectAccessible(page, 'a month’s history');
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(december).toHaveValue('5.123.456');
  await page.goBack();
  await expect(year(page)).toHaveValue(String(current));
  await expect(december).toHaveValue('0');

  await page.goto(`/communication?tab=revenue&year=${closed}`);
  const reason = `${closed} closed on 14 February ${last}, so it can’t be changed.`;
  await expect(main(page).getByText(reason)).toBeVisible();
  await expect(december).toHaveCount(0);
  await main(page).getByRole('tab', { name: 'Monthly Shots' }).click();
  await expect(main(page).getByText(reason).filter({ visible: true })).toHaveCount(1);
  await expect(main(page).getByRole('button', { name: /^Choose/ })).toHaveCount(0);
});
