import { brandShades, DEFAULT_BRAND } from '@intranet/contract/core/brand.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { callsWithoutSchemas } from './build/calls-without-schemas.ts';
import { compress } from './build/compress.ts';
import { mantineStyles } from './build/mantine-styles.ts';
import { pageFiles } from './build/page-files.ts';

const { COMPANY_NAME, COMPANY_LOGO, BRAND_COLOUR, PORT = '3000' } = process.env;
const showcaseName = process.env.SHOWCASE_NAME || 'pipeline';

const endingIn = (...ends: string[]) =>
  new RegExp(ends.map((end) => `${end.replaceAll('.', '\\.')}$`).join('|'));

/** Modules of most pages, and the smallest, form one chunk. */
const ofMostPages = endingIn(
  'contract/src/core/days.ts',
  'web/src/core/use-address.ts',
  'web/src/ui/(Breadcrumb|PageShell).(tsx|module.css)',
  'components/Tabs/(\\w+/)?\\w+.mjs',
  'components/(Overlay|Skeleton|Paper|SimpleGrid|Combobox/ComboboxChevron)/\\w+.mjs',
  'DirectionProvider.mjs',
  '(create-scoped-keydown-handler|get-base-value|use-force-update|use-debounced-value).mjs',
  'Icon(ArrowLeft|ArrowRight|InfoCircle).mjs',
  '@mantine/form/esm/use-form.mjs',
  'react-query/build/modern/useMutation.js',
  'web/src/ui/forms/use-save.ts',
  'create-safe-context.mjs',
);
/** Modules that several leave pages show at once. */
const ofLeavePages = endingIn(
  'contract/src/leave/leave-types.ts',
  'features/balance/api.ts',
  'features/leave/timeline/timeline-model.ts',
  'features/leave/request/(LeaveOverview|BalanceNote).(tsx|module.css)',
  'features/people/shared/use-own-name.ts',
  'web/src/core/use-request-key.ts',
  'web/src/ui/(period-text|use-short-days).ts',
  'web/src/ui/(Facts|forms/DayInput|tables/NamedRows).(tsx|module.css)',
);
/** The effect of a request on balance, team and law, which loads with the dates. */
const ofAdvice = endingIn(
  'contract/src/balance/(funding|balance-effect).ts',
  'features/balance/shared/(LawAdvice|BalanceLine).tsx',
  'features/leave/CoverageAdvice.tsx',
  'web/src/ui/feedback/Advice.tsx',
);

/** The demo's links show the server's /sample-reports in frames. */
const SERVER_PATHS = [
  ...['/api', '/verificarConflito', '/upload_profile_photo', '/sample-reports', '/readyz'],
  ...[
    '/messages.js',
    '/icons/',
    '/favicon',
    '/apple-touch-icon',
    '/manifest.webmanifest',
    '/brand/',
  ],
];

/** In development this plugin writes the page settings instead of the server. */
const pageSettings: Plugin = {
  name: 'page-settings',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replace(/(?<=name="showcase-name" content=")[^"]*/, showcaseName)
      // `npm run dev` shows the demo company.
      .replace(/(?<=name="demo" content=")[^"]*/, 'yes')
      .replace(/(?<=name="application-name" content=")[^"]*/, COMPANY_NAME ?? 'Intranet')
      .replace(
        /(?<=name="theme-color" content=")[^"]*/,
        brandShades(BRAND_COLOUR ?? DEFAULT_BRAND)[8],
      )
      .replace(/(?<=name="logo" content=")[^"]*/, COMPANY_LOGO ? 'yes' : 'no'),
};

export default defineConfig({
  plugins: [react(), pageSettings, mantineStyles(), callsWithoutSchemas(), pageFiles(), compress()],
  build: {
    target: 'es2023',
    // These versions support light-dark().
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    // All supported browsers know modulepreload.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The dictionaries of the strength meter, which only administrators load, take 2.3 MB.
    chunkSizeWarningLimit: 2_400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files per page, because many small ones cost headers and compress worse. First
          // sign-in (decision 0013), then the code of all pages, then the shell.
          groups: [
            { name: 'first', tags: ['$initial'], priority: 4 },
            { name: 'frame', test: /web\/src\/app\/shell\/FirstFrame\.tsx$/, priority: 3.5 },
            { name: 'app', test: /web\/src\/app\/App\.tsx$/, priority: 3 },
            { name: 'common', test: ofMostPages, priority: 2 },
            { name: 'shell', test: /web\/src\/app\/shell\/Shell\.tsx$/, priority: 1 },
            { name: 'leave', test: ofLeavePages },
            { name: 'advice', test: ofAdvice },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      SERVER_PATHS.map((path) => [path, { target: `http://127.0.0.1:${PORT}` }]),
    ),
  },
});
