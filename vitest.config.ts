import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './scripts/keep-temporary-files-in-memory.ts';

/** Tests that call `vi.mock` are named so. */
const REPLACES_MODULES = '{ui,web}/src/**/*.mocked.test.{ts,tsx}';

const TRANSLATIONS = './translations/src/test-setup.ts';
const SERVER_LANGUAGE = './server/src/testing/language-setup.ts';

const web = {
  environment: 'jsdom',
  setupFiles: [TRANSLATIONS, './ui/src/testing/setup.ts', './web/test/setup.ts'],
  // Tests type key by key, which takes long on a busy machine.
  testTimeout: 20_000,
  unstubGlobals: true,
};

// These start real servers, which need the whole machine.
const realServers = { fileParallelism: false, testTimeout: 240_000, hookTimeout: 60_000 };
const faults = {
  ...realServers,
  name: 'faults',
  include: ['server/faults/**/*.test.ts'],
  globalSetup: './server/src/testing/global-setup.ts',
};
/** Tests that sweep, start servers or wait long. */
const LONG = '{server,demo,backup,embedded-database}/src/**/*.long.test.ts';
const long = {
  ...realServers,
  name: 'long',
  setupFiles: SERVER_LANGUAGE,
  include: [LONG],
  globalSetup: './server/src/testing/global-setup.ts',
};
const cluster = { ...realServers, name: 'cluster', include: ['server/cluster/**/*.test.ts'] };
const scale = { ...realServers, name: 'scale', include: ['server/scale/**/*.test.ts'] };

const isNamed = ({ name }: { name: string }) =>
  process.argv.some((word) => word === name || word === `--project=${name}`);

/** These take minutes, so they run only when named (`npm run test:long`). */
const named = [long, faults, scale, cluster].filter(isNamed).map((test) => ({ test }));

// These keep their data on the disk, as in production.
if (![faults, scale, cluster].some(isNamed)) keepTemporaryFilesInMemory();

export default defineConfig({
  test: {
    // By default, one core stays free.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'contract',
          setupFiles: TRANSLATIONS,
          include: ['{contract,translations}/src/**/*.test.ts'],
          isolate: false,
          // Properties try many cases, which takes long on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: SERVER_LANGUAGE,
          include: ['{server,demo,backup,embedded-database}/src/**/*.test.ts'],
          exclude: [LONG],
          globalSetup: './server/src/testing/global-setup.ts',
          // Modules load once for all files of a worker. Loading them took most of the time.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          ...web,
          name: 'web',
          include: ['{ui,web}/src/**/*.test.{ts,tsx}'],
          exclude: [REPLACES_MODULES],
          isolate: false,
        },
      },
      // A replaced module must not have been loaded by an earlier file.
      { test: { ...web, name: 'web-mocked', include: [REPLACES_MODULES] } },
      ...named,
    ],
  },
});
