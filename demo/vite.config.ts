import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: 'src/reports/charts/main.tsx',
      output: { entryFileNames: 'charts.js', codeSplitting: false },
    },
  },
});
