import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { detachEntryStyle } from './build/entry-style.ts';
import { openingReads } from './build/opening-reads.ts';
import { stripSonnerStyle } from './build/strip-sonner-style.ts';

const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? '3001'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [stripSonnerStyle(), detachEntryStyle(), openingReads(), tailwindcss(), react()],
  server: { proxy: { '/api': server, '/healthz': server, '/readyz': server } },
  optimizeDeps: { exclude: ['sonner'] },
  // Tools are fetched one by one there too.
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: 'manifest.json',
    // Fonts and drawings stay files: what is inlined is sent with every page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Changes with a dependency, not with a deploy, so that returning visitors keep it.
          groups: [
            { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
            // Small files that every page takes: together they weigh less than each on its own.
            {
              name: 'shell',
              test: /(?:core\/src\/errors|tools\/src\/tools|web\/src\/lib\/(?:log|toast|carried-idea|http|constants))\.ts$/,
            },
          ],
        },
      },
    },
  },
});
