import type { Page } from '@playwright/test';

/** Waits until the browser has painted this many frames. */
export async function nextFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (left) => {
    for (let n = 0; n < left; n += 1) await new Promise(requestAnimationFrame);
  }, count);
}
