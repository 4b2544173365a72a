import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './scripts/keep-temporary-files-in-memory.ts';

keepTemporaryFilesInMemory();

/** Tests that call `vi.mock` are named so. */
const REPLACES_MODULES = 'web/src/**/*.mocked.test.{ts,tsx}';

const TRANSLATIONS = './translations/src/test-setup.ts';

const web = {
  environment: 'jsdom',
  setupFiles: [TRANSLATIONS, './web/test/setup.ts'],
  // Forms are typed into key by key, which a busy machine does slowly.
  testTimeout: 20_000,
  unstubGlobals: true,
};

// Servers that are started, killed and set beside each other are real ones, and need this machine's two cores.
const realServers = { fileParallelism: false, testTimeout: 240_000, hookTimeout: 60_000 };
const faults = {
  ...realServers,
  name: 'faults',
  include: ['server/faults/**/*.test.ts'],
  globalSetup: './server/src/testing/global-setup.ts',
};
/** Tests that sweep, start servers or wait long. */
const LONG = '{server,demo}/src/**/*.long.test.ts';
const long = {
  ...realServers,
  name: 'long',
  include: [LONG],
  globalSetup: './server/src/testing/global-setup.ts',
};
const scale = { ...realServers, name: 'scale', include: ['server/scale/**/*.test.ts'] };

/** What needs minutes runs when it is asked for by its name (`npm run test:long`), never by the way. */
const askedFor = [long, faults, scale]
  .filter(({ name }) => process.argv.some((word) => word === name || word === `--project=${name}`))
  .map((test) => ({ test }));

export default defineConfig({
  test: {
    // All of the machine: one core is kept back otherwise, of two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'contract',
          setupFiles: TRANSLATIONS,
          include: ['contract/src/**/*.test.ts'],
          isolate: false,
          // Properties try many cases, which a busy machine does slowly.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: TRANSLATIONS,
          include: ['{server,demo}/src/**/*.test.ts'],
          exclude: [LONG],
          globalSetup: './server/src/testing/global-setup.ts',
          // The modules are loaded once for all files of a worker: that was most of the time.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          ...web,
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          exclude: [REPLACES_MODULES],
          isolate: false,
        },
      },
      // A module that is replaced must not have been loaded by a file before.
      { test: { ...web, name: 'web-mocked', include: [REPLACES_MODULES] } },
      ...askedFor,
    ],
  },
});
