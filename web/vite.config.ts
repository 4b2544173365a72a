import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';

const backend = process.env.BACKEND ?? 'http://127.0.0.1:3000';
const showcaseName = process.env.SHOWCASE_NAME || 'pipeline';

/** In development the page is told where the project cards are by this, not by the server. */
const showcaseMeta: Plugin = {
  name: 'showcase-name',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace(/(?<=name="showcase-name" content=")[^"]*/, showcaseName),
};

export default defineConfig({
  plugins: [
    react(),
    showcaseMeta,
    // Compressed once here, so that the server never does it while somebody waits.
    compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 1024 }),
  ],
  build: {
    target: 'es2023',
    // These know light-dark() by themselves.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/verificarConflito', '/upload_profile_photo', '/sample-reports', '/readyz'].map(
        (path) => [path, { target: backend }],
      ),
    ),
  },
});
