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
  // Markdown of a post → HTML, by the rules of the specification; runs at build time and on /mdx-test.
  {
    folder: 'packages/blog',
    name: '@slipway/blog',
    may: ['@slipway/core'],
    pure: true,
    zones: [
      { at: 'index.ts', may: '*' },
      { at: './', may: ['rules/', 'links/'] },
      { at: 'rules/', may: ['links/', './'] },
      { at: 'links/', may: [] },
      { at: 'testing/', may: ['links/'] },
    ],
  },
  { folder: 'packages/record', name: '@slipway/record', may: ['@slipway/core'], pure: true },
  // What is said in different places and cannot all be true: a file a check.
  {
    folder: 'packages/agreement',
    name: '@slipway/agreement',
    may: ['@slipway/core', '@slipway/record', '@slipway/report'],
    pure: true,
  },
  // A month's letter to investors, drafted from the record's history.
  {
    folder: 'packages/investor-update',
    name: '@slipway/investor-update',
    may: ['@slipway/core', '@slipway/record', '@slipway/report'],
    pure: true,
  },
  // What pages and decks have in common: parts that are moved about, and steps back.
  { folder: 'packages/document', name: '@slipway/document', may: [], pure: true },
  {
    folder: 'packages/page',
    name: '@slipway/page',
    may: ['@slipway/document'],
    pure: true,
    zones: [
      { at: 'index.ts', may: '*' },
      { at: 'parts.ts', may: ['theme/', 'html/', 'fields/'] },
      { at: 'testing/', may: '*' },
      { at: 'editor/', may: ['document/'] },
      {
        at: 'lint/',
        may: ['templates/', 'render/', 'designs/', 'document/', 'sections/', 'theme/', 'html/', 'fields/'],
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
  {
    folder: 'packages/deck',
    name: '@slipway/deck',
    may: ['@slipway/document', '@slipway/page'],
    pure: true,
    zones: [
      { at: 'index.ts', may: '*' },
      { at: 'testing/', may: '*' },
      { at: 'render/', may: ['themes/', 'document/', 'slides/'] },
      { at: 'commands/', may: ['document/', 'slides/', 'themes/'] },
      // What was changed in a deck, by name: listed on the screen, read by the tool that makes it anew.
      { at: 'edits/', may: ['document/', 'slides/'] },
      { at: 'document/', may: ['slides/', 'themes/'] },
      // A folder a theme: where things are on a slide, its sizes, colours and lines.
      { at: 'themes/', may: [], mayTypes: ['slides/'] },
      // A folder a kind of slide: its shape and its markup.
      { at: 'slides/', may: [] },
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
      { at: 'create-analyst.ts', may: ['scope/', 'notes/', 'ventures/', 'profile/', 'retrieve/', 'read/'] },
      { at: 'findings/', may: ['ledger/', 'notes/', 'profile/', 'retrieve/', 'read/', 'text/'] },
      // The founder's numbers set against each other: it knows no note.
      { at: 'ledger/', may: ['profile/', 'read/'] },
      // A step is made of the founder's own sums first; no finding knows the step.
      {
        at: 'next-step/',
        may: ['findings/', 'ledger/', 'notes/', 'profile/', 'read/', 'retrieve/', 'text/'],
      },
      { at: 'scope/', may: ['notes/', 'profile/', 'retrieve/', 'classify/', 'text/'] },
      { at: 'notes/', may: ['retrieve/', 'read/'], mayTypes: ['profile/', 'findings/', 'ventures/'] },
      { at: 'ventures/', may: ['profile/', 'retrieve/', 'text/'], mayTypes: ['notes/', 'read/'] },
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
      '@slipway/agreement',
      '@slipway/analyst',
      '@slipway/page',
      '@slipway/deck',
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
      ...catalogue.map(({ id }) => ({
        at: `${id}/`,
        may: ['idea/', 'landing/', 'rivals/', './', 'fields/'],
      })),
      // What the two landing page tools share: the writer of a page.
      { at: 'landing/', may: ['idea/', './', 'fields/'] },
      { at: 'rivals/', may: ['idea/', './'] },
      // The fields for programs: never part of a form.
      { at: 'input-schema/', may: ['./', 'fields/'] },
      { at: 'idea/', may: ['./'] },
      { at: './', may: ['fields/'] },
      // A kind is a folder: what it holds, how it is read, and a sample for tests.
      { at: 'fields/', may: [] },
    ],
  },
  // A result as a spreadsheet with formulas, and back.
  {
    folder: 'packages/workbook',
    name: '@slipway/workbook',
    may: ['@slipway/core', '@slipway/report', '@slipway/tools'],
    pure: true,
    zones: [
      { at: 'index.ts', may: '*' },
      { at: 'build/', may: ['file/'] },
      { at: 'import/', may: ['file/'] },
      // Cells and names, packed as the format wants them.
      { at: 'file/', may: [] },
    ],
  },
  // A deck as slides with native charts.
  {
    folder: 'packages/powerpoint',
    name: '@slipway/powerpoint',
    may: ['@slipway/deck', '@slipway/page'],
    pure: true,
  },
  {
    folder: 'packages/contracts',
    name: '@slipway/contracts',
    may: ['@slipway/core', '@slipway/report', '@slipway/tools'],
    pure: true,
  },
  // Files of what the tools answered. The web app reads the list of formats, the server makes them.
  {
    folder: 'packages/export',
    name: '@slipway/export',
    may: [
      '@slipway/core',
      '@slipway/credits',
      '@slipway/report',
      '@slipway/tools',
      '@slipway/deck',
      '@slipway/page',
      '@slipway/workbook',
      '@slipway/powerpoint',
    ],
    pure: true,
    zones: [
      { at: 'index.ts', may: '*' },
      { at: 'make.ts', may: '*' },
      { at: 'formats.ts', may: '*' },
      // A folder a format: what the menu says of it, and how it is made.
      { at: 'formats/', may: ['paper/', 'draw/', './'] },
      { at: 'paper/', may: ['./'] },
      { at: 'draw/', may: ['paper/', './'] },
      { at: './', may: [] },
    ],
  },
  { folder: 'packages/ui', name: '@slipway/ui', may: ['@slipway/core'] },
  {
    folder: 'apps/server',
    may: [
      '@slipway/core',
      '@slipway/colour',
      '@slipway/analyst',
      '@slipway/credits',
      '@slipway/deck',
      '@slipway/knowledge',
      '@slipway/naming',
      '@slipway/record',
      '@slipway/agreement',
      '@slipway/investor-update',
      '@slipway/report',
      '@slipway/page',
      '@slipway/stats',
      '@slipway/tools',
      '@slipway/contracts',
      '@slipway/export',
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
      {
        at: 'adapters/',
        may: ['deps.ts', 'config.ts', 'db/', 'modules/'],
        mayTypes: ['http/', 'hosted-config.ts'],
      },
      { at: 'db/', may: ['deps.ts', 'config.ts'] },
      { at: 'deps.ts', may: [], mayTypes: ['config.ts', 'db/', 'modules/'] },
      { at: 'config.ts', may: ['secret-file.ts', 'hosted-config.ts'] },
      { at: 'hosted-config.ts', may: [] },
      { at: 'secret-file.ts', may: [] },
    ],
  },
  {
    folder: 'apps/web',
    may: [
      '@slipway/agreement',
      '@slipway/blog',
      '@slipway/core',
      '@slipway/colour',
      '@slipway/credits',
      '@slipway/export',
      '@slipway/finance',
      '@slipway/page',
      '@slipway/record',
      '@slipway/deck',
      '@slipway/report',
      '@slipway/stats',
      '@slipway/tools',
      '@slipway/workbook',
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

export const drawerNames = /^(?:utils?|helpers?|misc|common)$/;
export const longestFile = 400;
/** Made for tests, which are their only importers. */
export const testMaterial: readonly RegExp[] = [
  /\/(?:testing|conformance)\//,
  /^packages\/report\/src\/blocks\/\w+\/sample\.ts$/,
  /^packages\/tools\/src\/fields\/[^/]+\/testing\.ts$/,
  /^packages\/tools\/src\/swot-generator\/example-case\.ts$/,
];
