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
