import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface BlockKind {
  /** The folder's name. */
  readonly name: string;
  readonly shows: 'words' | 'picture' | 'controls';
  /** It has drawings of its own, whether it is one picture or a list with small ones in it. */
  readonly hasPicture: boolean;
}

const shown = ['words', 'picture', 'controls'] as const;
const asked = ['block.ts', 'kind.ts', 'sample.ts'] as const;

/** Every folder of `blocks/` is a kind; one that lacks a part is refused by name. */
export async function listBlockKinds(blocksFolder: string): Promise<BlockKind[]> {
  const names = readdirSync(blocksFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return Promise.all(names.map((name) => readKind(blocksFolder, name)));
}

async function readKind(blocksFolder: string, name: string): Promise<BlockKind> {
  if (!/^[a-z]+$/.test(name))
    throw new Error(`blocks/${name}: a kind is called by one word in small letters.`);
  const has = (file: string) => existsSync(join(blocksFolder, name, file));
  const missing = asked.filter((file) => !has(file));
  if (missing.length > 0) throw new Error(`blocks/${name} has no ${missing.join(' and no ')}.`);
  const module: { kind?: { shows?: unknown } } = await import(
    pathToFileURL(join(blocksFolder, name, 'kind.ts')).href
  );
  const shows = shown.find((one) => one === module.kind?.shows);
  if (shows === undefined) throw new Error(`blocks/${name}/kind.ts must export \`kind\` and what it shows.`);
  const hasPicture = has('picture.ts');
  if (shows === 'picture' && !hasPicture)
    throw new Error(`blocks/${name} shows a picture and has no picture.ts.`);
  return { name, shows, hasPicture };
}

const written =
  '// Written by scripts/make-catalogue.ts from each block folder. Run `npm run catalogue` after adding a kind.';
const file = (...lines: readonly string[]) => [written, ...lines, ''].join('\n');
const typeName = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Block`;
const viewName = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}View`;

interface Import {
  readonly from: string;
  readonly line: string;
}
const importOf = (what: string, from: string): Import => ({
  from,
  line: `import { ${what} } from '${from}';`,
});
const sorted = (imports: readonly Import[]): string[] =>
  imports.toSorted((a, b) => (a.from < b.from ? -1 : 1)).map(({ line }) => line);

/** By path from the repository's root. */
export function blockFiles(kinds: readonly BlockKind[]): Record<string, string> {
  const blocks = 'packages/report/src/blocks';
  return {
    [`${blocks}/blocks.gen.ts`]: typesText(kinds),
    [`${blocks}/kinds.gen.ts`]: kindsText(kinds),
    [`${blocks}/pictures.gen.ts`]: picturesText(kinds),
    [`${blocks}/every-picture.gen.ts`]: everyPictureText(kinds),
    'packages/report/src/testing/every-block.gen.ts': samplesText(kinds),
    'apps/web/src/features/report/views.gen.ts': viewsText(kinds),
  };
}

function typesText(kinds: readonly BlockKind[]): string {
  return file(
    ...kinds.map(({ name }) => `import type { ${typeName(name)} } from './${name}/block.ts';`),
    '',
    ...kinds.map(({ name }) => `export type * from './${name}/block.ts';`),
    '',
    'export interface Blocks {',
    ...kinds.map(({ name }) => `  readonly ${name}: ${typeName(name)};`),
    '}',
  );
}

function kindsText(kinds: readonly BlockKind[]): string {
  return file(
    "import type { BlockKind, BlockOf } from '../block.ts';",
    ...sorted([
      { from: './kind.ts', line: "import type { Kind } from './kind.ts';" },
      ...kinds.map(({ name }) => importOf(`kind as ${name}`, `./${name}/kind.ts`)),
    ]),
    '',
    'export const kinds: { readonly [K in BlockKind]: Kind<BlockOf<K>> } = {',
    ...kinds.map(({ name }) => `  ${name},`),
    '};',
  );
}

function picturesText(kinds: readonly BlockKind[]): string {
  const names = kinds.filter(({ hasPicture }) => hasPicture).map(({ name }) => name);
  return file(
    ...sorted([
      { from: './picture.ts', line: "export type { ChartTable, Picture } from './picture.ts';" },
      ...names.map((name) => ({
        from: `./${name}/picture.ts`,
        line: `export * from './${name}/picture.ts';`,
      })),
    ]),
  );
}

function everyPictureText(kinds: readonly BlockKind[]): string {
  const drawn = kinds.filter(({ shows }) => shows === 'picture');
  return file(
    "import type { BlockKind, BlockOf } from '../block.ts';",
    ...sorted([
      { from: './picture.ts', line: "import type { Picture } from './picture.ts';" },
      ...drawn.map(({ name }) => importOf(`${name}Picture`, `./${name}/picture.ts`)),
    ]),
    '',
    '/** For whoever draws whole reports; a screen fetches each picture by itself. */',
    'export const everyPicture = {',
    ...drawn.map(({ name }) => `  ${name}: ${name}Picture,`),
    '} satisfies { readonly [K in BlockKind]?: Picture<BlockOf<K>> };',
  );
}

function samplesText(kinds: readonly BlockKind[]): string {
  return file(
    "import type { BlockKind, BlockOf } from '../block.ts';",
    ...sorted(kinds.map(({ name }) => importOf(`sample as ${name}`, `../blocks/${name}/sample.ts`))),
    '',
    '/** One block of each kind with everything it can hold. Figures are the example report’s. */',
    'export const everyBlock: { readonly [K in BlockKind]: BlockOf<K> } = {',
    ...kinds.map(({ name }) => `  ${name},`),
    '};',
  );
}

function viewsText(kinds: readonly BlockKind[]): string {
  const words = kinds.filter(({ shows }) => shows === 'words');
  const late = kinds.filter(({ shows }) => shows !== 'words');
  return file(
    "import type { BlockKind, BlockOf } from '@slipway/report';",
    "import type { ComponentType } from 'react';",
    ...words.map(({ name }) => `import ${viewName(name)} from './blocks/${name}.tsx';`),
    "import { lazyBlock } from './late-block.tsx';",
    '',
    '/** Pictures and controls come when a report has them; words are there at once. */',
    'export const loaders = {',
    ...late.map(({ name }) => `  ${name}: () => import('./blocks/${name}.tsx'),`),
    '} as const;',
    '',
    'type View<K extends BlockKind> = ComponentType<{ readonly block: BlockOf<K> }> & {',
    '  readonly fetch?: () => Promise<unknown>;',
    '};',
    'export const views: { readonly [K in BlockKind]: View<K> } = {',
    ...kinds.map(({ name, shows }) =>
      shows === 'words' ? `  ${name}: ${viewName(name)},` : `  ${name}: lazyBlock(loaders.${name}),`,
    ),
    '};',
  );
}
