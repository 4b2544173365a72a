import type { Page } from '@playwright/test';

/**
 * Waits until the browser has painted this many frames, at most a second for each: headless Chromium
 * now and then paints none after a change of size.
 */
export async function nextFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (left) => {
    for (let n = 0; n < left; n += 1) {
      await new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 1_000);
      });
    }
  }, count);
}
