import { expect, type Page } from '@playwright/test';

export async function fillRequest(
  page: Page,
  request: { type: string; start: string; end: string },
): Promise<void> {
  await page.getByRole('combobox', { name: 'Type of Leave' }).click();
  await page.getByRole('option', { name: request.type, exact: true }).click();
  await fillDay(page, 'Start Date', request.start);
  await fillDay(page, 'End Date', request.end);
}

/** Waits for the leave preview, which can move the button below it. */
export async function waitForPreview(page: Page): Promise<void> {
  await expect(page.getByRole('status').getByText(/^\d+ days?$/)).toBeVisible();
}

export async function fillDay(page: Page, label: string, day: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.fill(day);
  await expect(field).toHaveValue(day);
}

export async function requestLeave(
  page: Page,
  request: { type: string; start: string; end: string },
): Promise<void> {
  await page.goto('/vacation');
  await fillRequest(page, request);
  await waitForPreview(page);
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByText('Email sent to the head for approval!')).toBeVisible();
}

export function decisionLink(text: string): string {
  const link = /https?:\/\/\S+\/leave-decision#\S+/.exec(text)?.[0];
  if (!link) throw new Error(`No decision link in: ${text}`);
  return link;
}
