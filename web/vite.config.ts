import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const backend = process.env.BACKEND ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
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
