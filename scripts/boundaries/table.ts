import { catalogue } from '../../packages/tools/src/catalogue.gen.ts';

/** The one table of boundaries. A folder that is not here fails the check: a new one is declared before it is used. */

export interface Unit {
  /** Folder of a workspace. */
  readonly folder: string;
  /** Name it is imported by; apps are imported by nobody. */
  readonly name?: string;
  /** Our own packages it may import: those below it. */
  readonly may: readonly string[];
  /** No I/O, no clock, no chance of its own. */
  readonly pure?: true;
  /** Folders and files under `src`, each with what it may import besides itself. Absent: not divided. */
  readonly zones?: readonly Zone[];
}

export interface Zone {
  /** Folder (`http/`) or file (`config.ts`) under `src`; `./` is every file there that has no row of its own. */
  readonly at: string;
  /** Zones it may import; `'*'` is every one. */
  readonly may: readonly string[] | '*';
  /** Zones of which it may name the types, and nothing that runs. */
  readonly mayTypes?: readonly string[];
  /** Each folder inside is alone: it never imports its neighbours. */
  readonly apart?: true;
}

/** The types of a report, and how its numbers and words are written. */
const reportBase = [
  'report.ts',
  'block.ts',
  'statement.ts',
  'escape-markdown.ts',
  'format-figure.ts',
  'item-keys.ts',
  'placeholders.ts',
  'reading-slots.ts',
];

export const units: readonly Unit[] = [
  { folder: 'packages/core', name: '@slipway/core', may: [], pure: true },
  { folder: 'packages/credits', name: '@slipway/credits', may: ['@slipway/core'], pure: true },
  { folder: 'packages/colour', name: '@slipway/colour', may: [], pure: true },
  { folder: 'packages/language', name: '@slipway/language', may: [], pure: true },
  { folder: 'packages/stats', name: '@slipway/stats', may: ['@slipway/core'], pure: true },
  {
    folder: 'packages/finance',
    name: '@slipway/finance',
    may: ['@slipway/core', '@slipway/stats'],
    pure: true,
  },
  { folder: 'packages/naming', name: '@slipway/naming', may: ['@slipway/core'], pure: true },
  { folder: 'packages/knowledge', name: '@slipway/knowledge', may: ['@slipway/core'], pure: true },
  {
    folder: 'packages/report',
    name: '@slipway/report',
    may: ['@slipway/core', '@slipway/colour', '@slipway/language'],
    pure: true,
    zones: [
      { at: 'index.ts', may: '*' },
      { at: 'export/', may: ['blocks/', 'geometry/', './', ...reportBase] },
      { at: 'compare/', may: ['blocks/', 'geometry/', './', ...reportBase] },
      { at: 'model-view/', may: ['numbers/', './', ...reportBase] },
      { at: 'numbers/', may: ['blocks/', './', ...reportBase] },
      { at: 'writer/', may: ['./', ...reportBase] },
      { at: './', may: ['blocks/', ...reportBase] },
      // A folder a kind of block: all that is to be known of it without a screen.
      { at: 'blocks/', may: ['geometry/', 'testing/', ...reportBase] },
      { at: 'geometry/', may: reportBase },
      { at: 'testing/', may: ['blocks/', 'geometry/', './', ...reportBase] },
      ...reportBase
        .slice(3)
        .map((at) => ({ at, may: ['format-figure.ts'], mayTypes: ['report.ts', 'block.ts'] })),
      { at: 'report.ts', may: [], mayTypes: ['block.ts', 'statement.ts'] },
      { at: 'block.ts', may: [], mayTypes: ['blocks/', 'statement.ts'] },
      { at: 'statement.ts', may: [] },
    ],
  },
  { folder: 'packages/record', name: '@slipway/record', may: ['@slipway/core'], pure: true },
  {
    folder: 'packages/page',
    name: '@slipway/page',
    may: [],
    pure: true,
    zones: [
      { at: 'index.ts', may: '*' },
      { at: 'testing/', may: '*' },
      { at: 'editor/', may: ['document/'] },
      {
        at: 'lint/',
        may: ['templates/', 'render/', 'designs/', 'document/', 'sections/', 'theme/', 'fields/'],
      },
      { at: 'templates/', may: ['designs/', 'document/', 'commands/', 'sections/', 'theme/', 'fields/'] },
      { at: 'render/', may: ['designs/', 'document/', 'sections/', 'theme/', 'html/', 'fields/'] },
      { at: 'history/', may: ['commands/', 'document/'] },
      { at: 'commands/', may: ['document/', 'sections/', 'theme/', 'fields/'] },
      { at: 'document/', may: ['designs/', 'sections/', 'theme/', 'fields/'] },
      // A folder a design: its own markup and style sheet for the same content.
      { at: 'designs/', may: ['sections/', 'theme/', 'html/', 'fields/'] },
      // A folder a kind of section: its shape and its plain markup.
      { at: 'sections/', may: ['theme/', 'html/', 'fields/'] },
      { at: 'html/', may: ['fields/'] },
      { at: 'theme/', may: ['fields/'] },
      { at: 'fields/', may: [] },
    ],
  },
  // Above what is known, below the tools: one reading of an idea for all of them.
  {
    folder: 'packages/analyst',
    name: '@slipway/analyst',
    may: ['@slipway/core', '@slipway/language', '@slipway/knowledge', '@slipway/report'],
    pure: true,
    zones: [
      { at: 'index.ts', may: '*' },
      { at: 'create-analyst.ts', may: ['scope/', 'notes/', 'profile/', 'retrieve/', 'read/'] },
      { at: 'findings/', may: ['notes/', 'profile/', 'retrieve/', 'read/', 'text/'] },
      // A step is made of the founder's own sums first; no finding knows the step.
      { at: 'next-step/', may: ['findings/', 'notes/', 'profile/', 'retrieve/', 'text/'] },
      { at: 'scope/', may: ['notes/', 'profile/', 'retrieve/', 'classify/', 'text/'] },
      { at: 'notes/', may: ['retrieve/'], mayTypes: ['profile/', 'findings/'] },
      { at: 'profile/', may: ['read/', 'retrieve/', 'text/'] },
      { at: 'retrieve/', may: ['read/', 'text/'] },
      { at: 'read/', may: ['classify/', 'text/'] },
      { at: 'classify/', may: ['text/'] },
      { at: 'text/', may: [] },
    ],
  },
  // Labelled ideas and what is measured on them; imported by scripts and tests only.
  { folder: 'packages/evals', name: '@slipway/evals', may: ['@slipway/analyst'], pure: true },
  {
    folder: 'packages/tools',
    name: '@slipway/tools',
    may: [
      '@slipway/core',
      '@slipway/colour',
      '@slipway/language',
      '@slipway/stats',
      '@slipway/finance',
      '@slipway/naming',
      '@slipway/knowledge',
      '@slipway/report',
      '@slipway/record',
      '@slipway/analyst',
      '@slipway/page',
    ],
    pure: true,
    zones: [
      { at: 'index.ts', may: '*' },
      { at: 'catalogue.gen.ts', may: '*' },
      { at: 'engines.gen.ts', may: '*' },
      { at: 'gather.gen.ts', may: '*' },
      { at: 'facets.gen.ts', may: '*' },
      { at: 'server-facets.gen.ts', may: '*' },
      { at: 'conformance/', may: '*' },
      // A tool never imports another: what two of them need is in idea/ or beside them.
      ...catalogue.map(({ id }) => ({ at: `${id}/`, may: ['idea/', 'landing/', './', 'fields/'] })),
      // What the two landing page tools share: the writer of a page.
      { at: 'landing/', may: ['idea/', './', 'fields/'] },
      { at: 'idea/', may: ['./'] },
      { at: './', may: ['fields/'] },
      // A kind is a folder: what it holds, how it is read, and a sample for tests.
      { at: 'fields/', may: [] },
    ],
  },
  {
    folder: 'packages/contracts',
    name: '@slipway/contracts',
    may: ['@slipway/core', '@slipway/report', '@slipway/tools'],
    pure: true,
  },
  { folder: 'packages/ui', name: '@slipway/ui', may: ['@slipway/core'] },
  {
    folder: 'apps/server',
    may: [
      '@slipway/core',
      '@slipway/colour',
      '@slipway/analyst',
      '@slipway/credits',
      '@slipway/knowledge',
      '@slipway/naming',
      '@slipway/record',
      '@slipway/report',
      '@slipway/page',
      '@slipway/stats',
      '@slipway/tools',
      '@slipway/contracts',
    ],
    zones: [
      { at: 'main.ts', may: '*' },
      { at: 'app.ts', may: ['deps.ts', 'config.ts', 'http/', 'modules/', 'db/'] },
      { at: 'modules/', may: ['deps.ts', 'config.ts', 'http/', 'db/'] },
      // The model gateway: built by main.ts, seen by the modules only through the port in deps.ts.
      { at: 'ai/', may: ['deps.ts', 'config.ts', 'modules/'] },
      // What tools look up outside: built by main.ts, seen through the port in deps.ts.
      { at: 'evidence/', may: ['deps.ts', 'config.ts', 'db/', 'modules/'] },
      { at: 'http/', may: ['deps.ts', 'config.ts', 'db/'] },
      // Outermost: they implement ports that deps.ts and the modules declare, and only main.ts imports them.
      { at: 'adapters/', may: ['deps.ts', 'config.ts', 'db/', 'modules/'], mayTypes: ['http/'] },
      { at: 'db/', may: ['deps.ts', 'config.ts'] },
      { at: 'deps.ts', may: [], mayTypes: ['config.ts', 'db/', 'modules/'] },
      { at: 'config.ts', may: ['secret-file.ts'] },
      { at: 'secret-file.ts', may: [] },
    ],
  },
  {
    folder: 'apps/web',
    may: [
      '@slipway/core',
      '@slipway/credits',
      '@slipway/page',
      '@slipway/record',
      '@slipway/report',
      '@slipway/tools',
      '@slipway/contracts',
      '@slipway/ui',
    ],
    zones: [
      { at: 'main.tsx', may: '*' },
      { at: 'entry-server.tsx', may: '*' },
      { at: 'app/', may: ['pages/', 'features/', 'features/pages/', 'api/', 'lib/'] },
      { at: 'pages/', may: ['features/', 'features/pages/', 'api/', 'lib/'] },
      // How a page is shown: the one feature that the others may use.
      { at: 'features/pages/', may: ['api/', 'lib/'] },
      { at: 'features/', may: ['features/pages/', 'api/', 'lib/'], apart: true },
      { at: 'api/', may: ['lib/'] },
      { at: 'lib/', may: [] },
      { at: 'service-worker/', may: [] },
      { at: 'inline-loader.ts', may: ['lib/'] },
    ],
  },
];

/** Something that only a few files may import or use. Patterns are matched on the path from the repository's root. */
interface Reserved {
  readonly rule: string;
  readonly within: RegExp;
  readonly imports?: RegExp;
  /** Names as `read-source.ts` reports them. */
  readonly uses?: readonly string[];
  readonly allowed: readonly RegExp[];
  /** A type import costs nothing at run time and is let through. */
  readonly typesFree?: true;
  readonly instead: string;
}

const server = /^apps\/server\/src\//;
const web = /^apps\/web\/src\//;
const sockets = /^(?:node:(?:net|tls|http|https|http2|dgram|dns)|undici|nodemailer|ws|ioredis)(?:\/|$)/;

export const reserved: readonly Reserved[] = [
  {
    rule: 'query-builder',
    within: server,
    imports: /^(?:kysely|pg|node:sqlite)(?:\/|$)/,
    allowed: [/\/store\.ts$/, /^apps\/server\/src\/db\//],
    instead: 'Put the query into store.ts of its area, or the connection into db/.',
  },
  {
    rule: 'web-framework',
    within: server,
    imports: /^(?:hono|@hono\/.*)(?:\/|$)/,
    allowed: [/^apps\/server\/src\/(?:http\/|app\.ts|main\.ts|adapters\/http-server\.ts)/, /\/routes\.ts$/],
    instead: 'Keep the use case free of HTTP: read the request in routes.ts or http/.',
  },
  {
    rule: 'sign-in-library',
    within: server,
    imports: /^better-auth(?:\/|$)/,
    allowed: [/^apps\/server\/src\/adapters\/identity\//],
    instead: 'Speak to sign-in through the identity port.',
  },
  {
    rule: 'sockets',
    within: server,
    imports: sockets,
    uses: ['fetch()', 'new WebSocket()'],
    // The checkout page is served to browsers and runs there.
    allowed: [
      /^apps\/server\/src\/(?:adapters|ai|evidence)\//,
      /^apps\/server\/src\/modules\/test-gateway\/checkout-page\.js$/,
    ],
    typesFree: true,
    instead: 'Reach the outside through a port of deps.ts, built in adapters/.',
  },
  {
    rule: 'environment',
    within: server,
    uses: ['process.env'],
    // main.ts hands the environment to readConfig and reads nothing from it.
    allowed: [/^apps\/server\/src\/(?:config|main)\.ts$/],
    instead: 'Add a field to config.ts and take it from deps.config.',
  },
  {
    rule: 'types-only',
    within: web,
    imports: /^(?:zod|@slipway\/contracts)(?:\/|$)/,
    allowed: [],
    typesFree: true,
    instead: 'Use `import type`: the schemas would put zod into the browser bundle.',
  },
  {
    rule: 'page-types',
    within: /^packages\/tools\/src\//,
    imports: /^@slipway\/page(?:\/|$)/,
    allowed: [/\.test\.ts$/],
    typesFree: true,
    instead: 'Use `import type`: a tool writes plain data, and sixteen designs would come with its form.',
  },
  {
    rule: 'pure',
    within: /^packages\/(?!ui\/)[^/]+\/src\//,
    imports: /^(?:node:|react|kysely|hono)/,
    uses: ['fetch()', 'process.env', 'Date.now', 'Math.random', 'new Date()', 'performance.now'],
    allowed: [],
    instead: 'Take time, chance and the outside world as arguments.',
  },
];

export const drawerNames = /^(?:utils?|helpers?|misc|common)$/;
export const longestFile = 400;
/** Made for tests, which are their only importers. */
export const testMaterial: readonly RegExp[] = [
  /\/(?:testing|conformance)\//,
  /^packages\/report\/src\/blocks\/\w+\/sample\.ts$/,
  /^packages\/tools\/src\/fields\/[^/]+\/testing\.ts$/,
  /^packages\/tools\/src\/swot-generator\/example-case\.ts$/,
];
