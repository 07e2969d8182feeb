import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** A worker ends where the next file asks for another environment, and all it had loaded with it: so they are a project apart. */
const withPage = globSync('apps/web/{build,src,test}/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
}).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// @vitest-environment happy-dom'),
);

export default defineConfig({
  test: {
    // Components ask for happy-dom by a comment in their file; everything else runs on bare Node.
    environment: 'node',
    // Real processes, real databases and hundreds of reports, on a machine that may be busy with other checks: at half
    // the speed the slowest took over 30 s. Only what hangs may run into this.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // As many as there are cores: left alone, it keeps one back for a watcher that is not there.
    maxWorkers: availableParallelism(),
    // A test that was switched off by accident must not pass in silence.
    allowOnly: false,
    setupFiles: ['scripts/testing/same-inputs.ts'],
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          // With the web app's tests that need no page: each project transforms and loads the packages anew.
          include: ['packages/*/{src,disk}/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...withPage],
          // Nothing here leaves a clock, a socket or a global behind, so a worker keeps its modules and its one library.
          isolate: false,
        },
      },
      {
        extends: true,
        // Who fakes a clock gives it back, so here too a worker keeps its modules, its library and its migrated database.
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          // As the server itself runs: Node reads the sources. Vite would rewrite two thousand of them first.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          globalSetup: ['apps/server/test/drop-schemas.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        // The page and the modules are kept from file to file (apps/web/test/fresh-page.ts).
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: withPage,
          setupFiles: ['scripts/testing/same-inputs.ts', 'apps/web/test/fresh-page.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        // As they run themselves: Node reads the sources. One of them starts the server, two thousand files.
        test: {
          name: 'scripts',
          include: ['{scripts,bench}/**/*.test.ts'],
          experimental: { viteModuleRunner: false, nodeLoader: false },
          isolate: false,
        },
      },
      {
        extends: true,
        // What the analyst says over whole lists of texts: `npm run eval` runs it, `npm test` does not.
        test: { name: 'eval', include: ['scripts/eval/*.eval.ts'], isolate: false },
      },
      {
        extends: true,
        // Against the provider's own emulators: `npm run test:hosted` starts them.
        test: { name: 'hosted', include: ['scripts/hosted/*.hosted.ts'], fileParallelism: false },
      },
      {
        extends: true,
        // Files opened by other people's programs, which take seconds to start: a step of their own in `npm test`.
        test: {
          name: 'office',
          include: ['scripts/office/*.office.ts'],
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
    ],
  },
});
