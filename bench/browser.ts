import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

/**
 * Does something with a page of its own in Chromium, 1280×800, with motion and nothing kept from before.
 * Null where there is no Chromium.
 * @param baseURL of the product, for relative addresses
 */
export async function withPage<T>(
  baseURL: string,
  act: (page: Page) => Promise<T>,
): Promise<T | null> {
  const executablePath = findChromium();
  if (!executablePath) return null;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const viewport = { width: 1280, height: 800 };
    return await act(await browser.newPage({ baseURL, locale: 'en-GB', viewport }));
  } finally {
    await browser.close();
  }
}
