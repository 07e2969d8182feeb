import { join, relative, sep } from 'node:path';

/** A folder with all below it (`a/b/`), a file without its ending (`a/b/c`), or files of one folder (`a/b/{c,d}`). */
type Place = string | RegExp;

interface Chunk {
  readonly name: string;
  readonly places: readonly Place[];
}

/**
 * Left alone, the bundler makes a file of every set of modules that the same pages need: a tool's page asked for ninety, most of
 * them smaller than the request for them. A row is one file, made of what is needed together; it may import from rows above it
 * only, else every page that takes the upper one takes both. The first row that knows a module takes it.
 */
const chunks: readonly Chunk[] = [
  {
    // Changes with a dependency, not with a deploy, so that returning visitors keep it.
    name: 'vendor',
    places: [/node_modules\/(?:react|react-dom|scheduler|react-router)\//],
  },
  {
    // What every page takes, the first one too.
    name: 'shell',
    places: [
      'packages/core/src/errors',
      'packages/tools/src/tools',
      'packages/ui/src/{cx,primitives/spinner}',
      'apps/web/src/lib/{log,toast,carried-idea,http,constants,backend}',
      'apps/web/src/features/auth/{session,mirror,current-person,auth-store}',
      /vite\/preload-helper/,
    ],
  },
  {
    // What a public page asks the server, and each tool in a line: the pages inside have both besides, so these stay out of their rows.
    name: 'public',
    places: [
      'apps/web/src/api/server-offers',
      'apps/web/src/lib/{use-answer,load-problem}',
      'packages/credits/src/{constants,entitlements,price}',
    ],
  },
  {
    name: 'catalogue',
    places: ['packages/tools/src/{meta,catalogue.gen}', /packages\/tools\/src\/[a-z-]+\/meta\.ts$/],
  },
  { name: 'stations', places: ['apps/web/src/lib/{link-to,stations}'] },
  {
    name: 'data',
    places: [
      /node_modules\/@tanstack\//,
      'apps/web/src/lib/query-client',
      'apps/web/src/pages/scopes/data-scope',
    ],
  },
  {
    // What answers to a hand, and the words for it: no page inside does without.
    name: 'basics',
    places: [
      'packages/ui/src/primitives/{affixed-input,field,select}',
      /lucide-react\/dist\/esm\/(?!icons\/)|icons\/(?:chevron-down|star|x)\.mjs$/,
      'apps/web/src/lib/{copy-button,save-file,place-panel,pointer-rest,use-roving,use-later,use-stable,use-tick}',
      'apps/web/src/lib/{cut-at-quotes,way-back,make-key,times,event-stream,ask-for-events}',
      'apps/web/src/lib/{tab-signal,use-session-lost,drafts,current-project,premium-flag,keep-focus,use-paused}',
      'packages/core/src/{sentences,disarm-formula,units,our-note,quantity,rate}',
    ],
  },
  {
    // Signing in and up, and changing one's password.
    name: 'forms',
    places: [
      'apps/web/src/features/auth/{tabs,google-button,next-path,form-problem,signed-out-only}',
      'apps/web/src/lib/use-form',
      'apps/web/src/api/config',
      'packages/ui/src/primitives/password-input',
      /icons\/eye(?:-off)?\.mjs$/,
    ],
  },
  {
    // Plan, credits and projects of whoever is signed in.
    name: 'account',
    places: [
      'apps/web/src/api/{billing,credits,projects,open-project}',
      'apps/web/src/pages/scopes/account-scope',
      'apps/web/src/features/billing/{index,payment-provider,subscription-provider,use-gated-feature,use-checkout}',
      'apps/web/src/features/billing/{start-payment,checkout,premium-dialog}',
    ],
  },
  {
    // The drawings of a sheet: most have five kinds of them.
    name: 'blocks',
    places: [
      /web\/src\/features\/report\/blocks\/(?!(?:answer|callout|findings|headline|list|question|reading|script|steps|table)\.)/,
      /report\/src\/.*\/(?:draw|picture)\.ts$/,
    ],
  },
  {
    // Numbers with their units, formulas and words.
    name: 'figures',
    places: [
      'packages/core/src/formula/',
      /packages\/report\/src\/(?:blocks\/|geometry\/|scale\/|writer\/|model-view\/|export\/(?:cite|number-notes)\.|[a-z-]+\.ts$)/,
      'packages/colour/src/{contrast,linear-rgb,named-colours,parse-colour}',
      'packages/language/src/{nouns,noun-lists,list-words,numbers/uncounted}',
    ],
  },
  {
    name: 'report',
    places: [
      'apps/web/src/features/report/',
      'apps/web/src/lib/slots/',
      'apps/web/src/lib/{phone-fold,speak}',
      'packages/core/src/spelling',
    ],
  },
  {
    // What a run is, beside the sheet it makes.
    name: 'runs',
    places: [
      'apps/web/src/api/{tools,exports}',
      'apps/web/src/features/exports/',
      'apps/web/src/features/agreement/agreement-warning',
      'apps/web/src/features/sharing/{index,share-button}',
      'apps/web/src/features/tools/run/{use-run,drive-run,run-state}',
      /icons\/lock-keyhole\.mjs$/,
      'packages/agreement/src/{known,stale,monthly,taken-figures}',
      'packages/record/src/{fact-list,facts,record}',
      /packages\/export\/src\/formats/,
      'packages/tools/src/{open-stored,report-patch,engines.gen,shared-fields}',
      'packages/tools/src/fields/{shared/read-month,shared/days,series/steps}',
      'packages/tools/src/idea/{countries,fields,company-fields}',
    ],
  },
  // What engines share: those on words, those that write pages, those on an idea, those on numbers.
  {
    name: 'words',
    places: ['packages/language/src/{voice,common-words,sentence-spans,short-quote,stems,flat-text}'],
  },
  { name: 'landing', places: ['packages/tools/src/landing/'] },
  { name: 'drafts', places: ['apps/web/src/features/generator/{as-app-error,draft-of-run,assemble-page}'] },
  { name: 'page-calls', places: ['apps/web/src/api/{pages,publishing}', 'apps/web/src/lib/link-to-copy'] },
  { name: 'document', places: ['packages/document/src/'] },
  { name: 'idea', places: ['packages/analyst/src/', 'packages/tools/src/idea/'] },
  {
    name: 'finance',
    places: ['packages/finance/src/', 'packages/stats/src/', 'packages/tools/src/{benchmarks,company-name}'],
  },
];

const root = join(import.meta.dirname, '../../..');

function spell(place: Place): readonly (string | RegExp)[] {
  if (typeof place !== 'string') return [place];
  const [, folder, names] = /^(.*)\{(.*)\}$/.exec(place) ?? [];
  return names === undefined ? [place] : names.split(',').map((name) => `${folder}${name}`);
}

const rows = chunks.map(({ name, places }) => {
  const all = places.flatMap(spell);
  return {
    name,
    files: new Set(all.filter((each) => typeof each === 'string')),
    folders: all.filter((each) => typeof each === 'string').filter((each) => each.endsWith('/')),
    patterns: all.filter((each) => each instanceof RegExp),
  };
});

/** Null where the bundler decides. */
export function nameChunk(id: string): string | null {
  const path = relative(root, id).split(sep).join('/');
  const file = path.replace(/\.tsx?$/, '');
  const row = rows.find(
    ({ files, folders, patterns }) =>
      files.has(file) ||
      folders.some((folder) => file.startsWith(folder)) ||
      patterns.some((pattern) => pattern.test(id)),
  );
  return row?.name ?? null;
}
