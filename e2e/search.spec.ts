import { expectNoViolations } from './axe.ts';
import { expectLoaded } from './pages.ts';
import { expect, signIn, test } from './product.ts';

test('D36: the search finds people, copies a password and answers questions', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const palette = page.getByRole('combobox', { name: 'Search or run a command' });
  const selected = page.getByRole('option', { selected: true });
  const search = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(text);
    await expect(palette).toHaveValue(text);
  };
  await signIn(page, product, 'Demo Admin', '/benefits');
  await expectLoaded(page);

  await search('away');
  await expect(selected).toContainText(/Who’s away today\d+ (person|people)/);
  await expect(page.getByRole('option', { name: /^Who’s away next week \d+ p/ })).toBeVisible();
  await expectNoViolations(page, 'answers in the search');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/calendar');
  await expectLoaded(page);

  await search('who decides');
  await expect(selected).toHaveAccessibleName(/^Who decides your leave requests \p{L}/u);
  await page.keyboard.press('Escape');

  await search('demo head');
  await expect(page.getByRole('option', { name: /^Balance of Demo Head .* days$/ })).toBeVisible();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveText('Statement of Demo Head');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Statement of Demo Head' })).toBeVisible();
  await page.keyboard.press('Escape');

  const reading = page.waitForRequest(/\/api\/vault\/\d+\/password$/);
  await search('banco horizonte');
  await expect(selected).toHaveText('Copy password of Banco Horizonte PJ');
  await page.keyboard.press('Enter');
  expect((await reading).postDataJSON()).toEqual({ purpose: 'copy' });
  const notice = page.getByText('Copied to clipboard:');
  await expect(notice).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).not.toBe('');
  await expect(notice).toHaveText(`Copied to clipboard: ${copied}`);
});
