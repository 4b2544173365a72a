import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { freePort } from '../server/src/testing/free-port.ts';
import { expectNoOverflow, expectNoViolations } from './axe.ts';

const HOST = '127.0.0.1';

test('the gallery of parts has no error, axe violation or overflow', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(180_000);
  const port = await freePort();
  const options = ['--host', HOST, '--port', `${port}`, '--strictPort', '--logLevel', 'error'];
  const vite = spawn('npx', ['vite', 'web', ...options], { stdio: 'ignore', detached: true });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    const url = `http://${HOST}:${port}/gallery.html`;
    await expect(async () => {
      expect((await page.goto(url))?.ok()).toBe(true);
    }).toPass({ timeout: 60_000 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('heading', { name: 'charts' })).toBeVisible({
          timeout: 60_000,
        });
        const what = `${colorScheme}, ${width} px`;
        // Examples repeat the landmarks that a page has once.
        await expectNoViolations(page, what, undefined, ['landmark-unique']);
        await expectNoOverflow(page, what);
      }
    }
    expect(errors).toEqual([]);
  } finally {
    if (vite.pid && vite.exitCode === null) process.kill(-vite.pid);
  }
});
