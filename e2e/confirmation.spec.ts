import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addAuthenticator } from './authenticator.ts';
import { expectNoViolations } from './axe.ts';
import { expect, signIn, test } from './product.ts';

/** Reads a password until the server asks again (D69). */
const endConfirmation = (page: Page) =>
  page.evaluate(async () => {
    const { entries } = await (await fetch('/api/vault')).json();
    const read = () =>
      fetch(`/api/vault/${entries[0].id}/password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"purpose":"reveal"}',
      });
    while ((await read()).ok);
  });

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it’s you' });

async function confirm(page: Page, password: string): Promise<void> {
  await question(page).getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
}

test('J1: the vault asks once, in place, and goes on by itself', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, product, 'Demo Admin', '/pipepass');
  const reveal = page.getByRole('button', { name: /^Reveal password/ }).first();
  const shown = page.locator('bdi[translate=no]');
  await expect(reveal).toBeVisible();
  await endConfirmation(page);

  // A button that waited for it would ignore the next key.
  await page.route('**/api/current_user', async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await reveal.focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await expectNoViolations(page, 'the question');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(reveal).toBeFocused();
  await expect(page.getByText('Please confirm that it’s you first.')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(question(page).getByLabel('Current password')).toBeFocused();
  await confirm(page, 'not the password');
  await expect(question(page).getByText('This is not your current password')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await confirm(page, product.password);
  await expect(question(page)).toBeHidden();
  await expect(shown).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Hide password/ })).toBeFocused();

  const copy = page.getByRole('button', { name: /^Copy password/ }).first();
  await copy.click();
  await expect(page.getByText(/^Copied to clipboard/)).toBeVisible();
  await expect(question(page)).toBeHidden();

  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await endConfirmation(page);
  await copy.click();
  await confirm(page, product.password);
  await expect(question(page)).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await shown.first().textContent());
});

test('J1: the question above another dialog takes the keys, and the export goes on', {
  tag: '@long',
}, async ({ page, product }) => {
  await signIn(page, product, 'Demo Admin', '/pipepass?transfer=export');
  const dialog = page.getByRole('dialog', { name: 'Export all passwords' });
  await expect(dialog).toBeVisible();
  await endConfirmation(page);
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(dialog.getByText('Please confirm that it’s you first.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Export' })).toBeFocused();

  await page.keyboard.press('Enter');
  const saved = page.waitForEvent('download');
  await confirm(page, product.password);
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain('"platform","link","user","password","code_secret"');
  await expect(dialog).toBeHidden();
});

test('J1: a passkey of the account confirms', { tag: '@long' }, async ({ page, product }) => {
  await addAuthenticator(page);
  await signIn(page, product, 'Demo Admin', '/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Current password').fill(product.password);
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();

  await page.goto('/pipepass');
  const reveal = page.getByRole('button', { name: /^Reveal password/ }).first();
  await expect(reveal).toBeVisible();
  await endConfirmation(page);
  await reveal.click();
  await question(page).getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.locator('bdi[translate=no]')).toHaveCount(1);
});
