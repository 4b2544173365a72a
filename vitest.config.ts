import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // All of the machine: one core is kept back otherwise, of two.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'server',
          include: ['server/{src,seed}/**/*.test.ts'],
          globalSetup: './server/src/testing/global-setup.ts',
          // The modules are loaded once for all files of a worker: that was most of the time.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: './web/test/setup.ts',
        },
      },
    ],
  },
});
