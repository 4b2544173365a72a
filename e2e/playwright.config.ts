import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.ts';
import { keepTemporaryFilesInMemory } from '../scripts/keep-temporary-files-in-memory.ts';
import { HOST_NAME, IP_ADDRESS } from './hosts.ts';

keepTemporaryFilesInMemory();

const chromium = findChromium();

/**
 * Features of Chromium that are off. The last two make two hidden pages for the address bar of each
 * new window, which took half a second. The others are what Playwright turns off, because this list
 * replaces its own.
 */
const OFF = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

export default defineConfig({
  testDir: '.',
  globalSetup: './build-once.ts',
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
    // Animations take half of the CPU, so only tests about them turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces are slow, so TRACE=1 turns them on.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        `--host-resolver-rules=${[HOST_NAME, IP_ADDRESS].map((host) => `MAP ${host} 127.0.0.1`)}`,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${OFF}`,
      ],
    },
  },
});
