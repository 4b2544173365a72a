import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { PASSWORD } from './product.ts';

/** Runs an action on a fresh page, 1280×800 with an empty cache. */
export async function withPage<T>(baseURL: string, act: (page: Page) => Promise<T>): Promise<T> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium here');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const viewport = { width: 1280, height: 800 };
    return await act(await browser.newPage({ baseURL, locale: 'en-GB', viewport }));
  } finally {
    await browser.close();
  }
}

export async function signInOn(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await page.waitForURL('**/home');
}
