import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';

const chromium = findChromium();

export default defineConfig({
  testDir: '.',
  // Each has a product of its own.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  outputDir: '../test-results',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'America/Sao_Paulo',
    // What moves is half of a machine's work without a graphics card: a test that is about it asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Keeping a trace costs a good part of the time: TRACE=1 when something has to be found.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
