import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import { brandShades, DEFAULT_BRAND } from '@intranet/contract/core/brand.ts';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig, type Plugin } from 'vite';
import { compileHints } from './build/compile-hints.ts';
import { compress } from './build/compress.ts';
import { mantineStyles } from './build/mantine-styles.ts';
import { noJsonSchemas } from './build/no-json-schemas.ts';

const { COMPANY_NAME, COMPANY_LOGO, BRAND_COLOUR, PORT = '3000' } = process.env;
const showcaseName = process.env.SHOWCASE_NAME || 'pipeline';

/** Every style sheet knows the names of these widths. */
const breakpoints = path.resolve(import.meta.dirname, '../ui/src/theme/breakpoints.css');

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

/** Chunks of every page but /login. The document names them (`server/src/core/http/web-app.ts`). */
const FOR_ALL_PAGES = ['index', 'compiler', 'sign-in', 'start', 'app', 'shared'];
const NAMED_BY_DOCUMENT = new RegExp(`/(${FOR_ALL_PAGES.join('|')})-[^/]*\\.js$`);

/** The entry with what it imports, and what the frame and the sign-in page share. */
const FIRST =
  /web\/index\.html$|app\/(page-title|shell\/DemoNotice)\.tsx?$|page\/Logo\.tsx$|use-window-event/;

/** Tables have a chunk of their own, because home, vacation and the deck load none. */
const NO_TABLE = /^(?!.*\/data-table\/)/;
/** Modules that this many pages and lazy parts load share a chunk, so that each page loads few files. */
const MIN_PAGES = 5;

export default defineConfig({
  plugins: [
    react(),
    pageSettings,
    mantineStyles(),
    noJsonSchemas(),
    compileHints(FOR_ALL_PAGES),
    compress(),
  ],
  css: {
    postcss: {
      plugins: [globalData({ files: [breakpoints] }), customMedia()],
    },
  },
  build: {
    target: 'es2023',
    // These versions support light-dark().
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      // All supported browsers know modulepreload.
      polyfill: false,
      // The document names the chunks that all pages need, and naming them again takes longer than it saves.
      resolveDependencies: (_, files) => files.filter((file) => !NAMED_BY_DOCUMENT.test(file)),
    },
    // The server reads the files of the app from it (`server/src/core/http/web-app.ts`).
    manifest: true,
    reportCompressedSize: false,
    // The dictionaries of the strength meter, which only administrators load, take 2.3 MB.
    chunkSizeWarningLimit: 2_400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files per page, because many small ones cost headers and compress worse.
          groups: [
            // The compiler of messages, which the sign-in page doesn't need (decision 22).
            { name: 'compiler', test: /\/(moo|@messageformat|message-utils)\//, priority: 5 },
            { name: 'index', test: FIRST, priority: 4 },
            { name: 'sign-in', test: /guard\/SignInEntry\.tsx$/, priority: 3 },
            { name: 'start', test: /web\/src\/app\/start\.tsx$/, priority: 3 },
            { name: 'app', test: /web\/src\/app\/App\.tsx$/, priority: 2 },
            { name: 'shared', test: NO_TABLE, minShareCount: MIN_PAGES, priority: 1 },
            { name: 'tables', minShareCount: MIN_PAGES },
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
