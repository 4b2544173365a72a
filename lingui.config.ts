import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { extractor } from './translations/src/extractor.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en-x-spec', 'pt-BR', 'es'],
  catalogs: [
    {
      path: '<rootDir>/translations/{locale}',
      include: ['contract/src', 'server/src', 'web/src', 'demo/src'].map(
        (dir) => `<rootDir>/${dir}`,
      ),
      exclude: ['**/*.test.*', '**/testing/**', '**/node_modules/**'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  extractors: [extractor],
});
