import { expect, type Page } from '@playwright/test';
import { inSentence, typed } from './days.ts';
import { requestLeave } from './leave.ts';
import { type Product, signInByForm, signOut } from './product.ts';

export async function expectPlainHttp(page: Page, host: string): Promise<void> {
  const where = () => [window.isSecureContext, window.location.protocol, window.location.hostname];
  expect(await page.evaluate(where)).toEqual([false, 'http:', host]);
}

/** Signs in as an intern and requests days off, each counted from today. */
export async function requestDaysOff(page: Page, product: Product, days: readonly number[]) {
  await signInByForm(page, product, 'Demo People');
  for (const day of days.map(typed)) {
    await requestLeave(page, { type: 'Day Off', start: day, end: day });
  }
  await signOut(page);
}

export async function approveOnPage(page: Page, product: Product, fromToday: number) {
  await signInByForm(page, product, 'Demo Head');
  await page.goto('/approvals');
  const card = page
    .getByRole('article')
    .filter({ hasText: 'Demo People' })
    .filter({ hasText: inSentence(fromToday) });
  await card.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Leave approved: Demo People')).toBeAttached();
  await expect(card).toHaveCount(0);
}

/** Copies a password as an admin, and pastes it, because plain http can't read the clipboard. */
export async function copyPassword(page: Page, product: Product) {
  await page.clock.install();
  await signInByForm(page, product, 'Demo Admin');
  await page.goto('/pipepass');
  const copy = page.getByRole('main').getByRole('button', { name: /^Copy password/ });
  await copy.first().click();
  const notice = page.getByText('Copied to clipboard:');
  const copied = (await notice.textContent())?.replace('Copied to clipboard: ', '') ?? '';
  expect(copied).not.toBe('');
  await expect(copy.first()).toBeFocused();
  await expectClipboard(page, copied);
  await page.clock.fastForward(60_000);
  await page.getByRole('heading', { level: 1 }).click();
  await expectClipboard(page, '');
}

async function expectClipboard(page: Page, text: string) {
  const field = page.getByRole('main').getByLabel('Platform', { exact: true }).first();
  await field.fill('');
  await field.press('ControlOrMeta+V');
  await expect(field).toHaveValue(text);
  await field.fill('');
}
