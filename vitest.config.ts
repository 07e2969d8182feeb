import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Components ask for happy-dom by a comment in their file; everything else runs on bare Node.
    environment: 'node',
    // Server tests start real processes and real databases on a machine that may be busy with other checks.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // As many as there are cores: left alone, it keeps one back for a watcher that is not there.
    maxWorkers: availableParallelism(),
    // A test that was switched off by accident must not pass in silence.
    allowOnly: false,
    passWithNoTests: false,
  },
});
