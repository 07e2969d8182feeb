import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { blog } from './build/blog.ts';
import { nameChunk } from './build/chunks.ts';
import { dropHeadTexts } from './build/drop-head-texts.ts';
import { detachEntryStyle } from './build/entry-style.ts';
import { openingReads } from './build/opening-reads.ts';
import { sampleReports } from './build/sample-reports.ts';
import { stripSonnerStyle } from './build/strip-sonner-style.ts';

const server = `http://127.0.0.1:${process.env.SERVER_PORT ?? '3001'}`;

/** Plugins of its own for each build; what they make of content is kept in their modules, and so made once. */
export const makeConfig = (): UserConfig => ({
  root: import.meta.dirname,
  plugins: [
    dropHeadTexts(),
    stripSonnerStyle(),
    detachEntryStyle(),
    openingReads(),
    blog(),
    sampleReports(),
    tailwindcss(),
    react(),
  ],
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
          // A group is what its pattern says: with all that its files import, the data cache would come to every page.
          includeDependenciesRecursively: false,
          groups: [{ name: nameChunk, debugName: 'chunks.ts' }],
        },
      },
    },
  },
});

export default defineConfig(makeConfig);
