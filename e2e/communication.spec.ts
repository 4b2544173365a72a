import type { Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from './axe.ts';
import { expect, signIn, test } from './product.ts';

const main = (page: Page) => page.getByRole('main');

async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 400;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 600, 400);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('D4: birthdays by month, and only the own one can be edited', { tag: '@long' }, async ({
    page,
    product,
  }) => {
    await signIn(page, product, 'Demo Nofin', '/communication?month=2&sort=birthday:asc');
    const cards = main(page).getByRole('list', { name: 'Birthdays' }).getByRole('listitem');
    await expect(cards).toHaveText([
      /Inês Carvalho.*11\/Feb/,
      /Demo Nofin.*18\/Feb/,
      /Renan/,
      /Letícia.*29\/Feb/,
    ]);
    await expect(main(page).getByRole('button', { name: /^Edit/ })).toHaveCount(1);
    await main(page).getByRole('button', { name: 'Edit Demo Nofin' }).click();
    const day = main(page).getByRole('textbox', { name: 'Demo Nofin’s birthday' });
    await expect(day).toBeFocused();
    await expect(day).toHaveValue('18/02/1994');
    await day.fill('12/03/1994');
    await expectAccessible(page, 'a birthday being edited');
    await page.route('**/api/update_birthday', (route) => route.abort());
    await day.press('Enter');
    await expect(page.getByText('Fail to update birthday. Check console.')).toBeVisible();
    await expect(day).toHaveValue('12/03/1994');
    await page.unroute('**/api/update_birthday');
    await main(page).getByRole('button', { name: 'Save Demo Nofin' }).click();
    await expect(page.getByText('Birthday updated!')).toBeVisible();
    await expect(cards).toHaveCount(3);

    await main(page).getByRole('tab', { name: 'Monthly Revenue' }).click();
    await expect(main(page).getByText('View only.')).toBeVisible();
    await expect(main(page).getByRole('textbox')).toHaveCount(0);
    await expect(main(page).locator('.recharts-bar-rectangle').first()).toBeVisible();
    await expect(main(page).locator('.recharts-line-dots path')).toHaveCount(12);
    await expectAccessible(page, 'the revenue to be read');
    await main(page).getByRole('tab', { name: 'Monthly Shots' }).click();
    await expect(main(page).getByRole('button', { name: /fullscreen$/ })).toHaveCount(2);
    await expectAccessible(page, 'the pictures to be seen');
  });
});

test('a month’s picture: chosen, previewed, saved, and viewed full-screen by keyboard', {
  tag: '@long',
}, async ({ page, product }) => {
  await signIn(page, product, 'Demo Head', '/communication?tab=monthlyShots');
  const rows = page.getByRole('list', { name: 'Monthly shots' }).getByRole('listitem');
  await expect(rows).toHaveCount(12);
  const lefts = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().left));
  expect(new Set(lefts).size, 'spec §2: a row for each month').toBe(1);
  await main(page).getByRole('button', { name: 'Save March' }).click();
  await expect(page.getByText('Please select a file before saving!')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await main(page).getByRole('button', { name: 'Choose a file for March' }).click();
  const file = { name: 'party.png', mimeType: 'image/png', buffer: await picture(page) };
  await (await chooser).setFiles(file);
  await expect(main(page).getByRole('img', { name: 'Chosen for March: party.png' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Save March' }).click();
  await expect(page.getByText('Image for March updated successfully!')).toBeVisible();
  await expectAccessible(page, 'the pictures');

  const opener = main(page).getByRole('button', { name: 'Open March fullscreen' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await expect(dialog('March').getByRole('img', { name: 'March' })).toBeVisible();
  await expect(dialog('March').getByRole('status')).toHaveText(/^March, \d of 3$/);
  await expectNoViolations(page, 'a picture fullscreen', '[role=dialog]');
  await page.keyboard.press('ArrowRight');
  await expect(dialog('March')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog('March')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('pitfall 28: an amount is typed and pasted, the caret stays in place, and one month is saved', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'Demo Head', '/communication?tab=revenue');
  const goal = main(page).getByRole('textbox', { name: 'Goal of December' });
  await expect(goal).toHaveValue('4.900.000');
  await expectAccessible(page, 'the revenue to be written');
  const caret = () => goal.evaluate((input) => (input as HTMLInputElement).selectionStart);
  await goal.focus();
  await goal.press('Home');
  await goal.press('ArrowRight');
  await goal.press('5');
  await expect(goal).toHaveValue('45.900.000');
  expect(await caret()).toBe(2);
  await goal.press('Delete');
  await expect(goal).toHaveValue('45.900.000');
  expect(await caret()).toBe(3);
  await goal.press('Backspace');
  await expect(goal).toHaveValue('45.900.000');
  expect(await caret()).toBe(2);
  await goal.press('Backspace');
  await expect(goal).toHaveValue('4.900.000');
  await goal.evaluate((input) => {
    (input as HTMLInputElement).select();
    document.execCommand('insertText', false, 'R$ 1.234.567');
  });
  await expect(goal).toHaveValue('1.234.567');
  const other = main(page).getByRole('textbox', { name: 'Actual of January' });
  await other.fill('1');
  await main(page).getByRole('button', { name: 'Save December' }).click();
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();
  await expect(main(page).getByText('Not saved')).toHaveCount(1);
  await expect(other).toHaveValue('1');
  await main(page).getByRole('tab', { name: 'Birthdays' }).click();
  await main(page).getByRole('tab', { name: 'Monthly Revenue' }).click();
  await expect(other).toHaveValue('1');
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leaving.getByRole('listitem')).toHaveText(['Revenue for January']);
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await expect(other).toHaveValue('1');
  const targets = await (await page.request.get('/api/get_revenue_targets')).json();
  expect(targets[11]).toEqual({ month: 12, goal: 1_234_567, actual: expect.any(Number) });
  expect(targets[0].actual).toBeGreaterThan(1);
});
