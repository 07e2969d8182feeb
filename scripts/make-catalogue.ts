import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tools as rows } from '../packages/tools/src/tools.ts';
import { blockFiles, listBlockKinds } from './catalogue/block-kinds.ts';
import { deckFiles } from './catalogue/deck-parts.ts';
import { facetFiles } from './catalogue/facets.ts';
import { fieldKindFiles } from './catalogue/field-kinds.ts';
import { pageFiles } from './catalogue/page-parts.ts';
import { postFiles } from './catalogue/posts.ts';

/**
 * Writes the `*.gen.ts` of the tools package from the list of tools and their folders, and the lists of block kinds, field
 * kinds, page sections and designs, slides, deck themes and blog posts from theirs. `--check` only compares.
 */
const lineWidth = 110;

interface Entry {
  readonly folder: string;
}

interface Row {
  readonly id: string;
  readonly isBuilt: boolean;
}

/** The built tools in the order of the list, each with a folder, and no folder that the list does not call built. */
export function listTools(toolsFolder: string, rows: readonly Row[]): Entry[] {
  const hasMeta = (folder: string) => existsSync(join(toolsFolder, folder, 'meta.ts'));
  const built = rows.filter(({ isBuilt }) => isBuilt).map(({ id }) => id);
  for (const id of built)
    if (!hasMeta(id)) throw new Error(`tools.ts says ${id} is built, and ${id}/meta.ts is missing.`);
  for (const { name } of readdirSync(toolsFolder, { withFileTypes: true }))
    if (hasMeta(name) && !built.includes(name))
      throw new Error(`${name}/meta.ts is here, and tools.ts has no row that says ${name} is built.`);
  return built.map((folder) => ({ folder }));
}

export function catalogueText(entries: readonly Entry[]): string {
  const names = entries.map((entry) => variableName(entry.folder));
  const imports = [
    { from: './meta.ts', line: "import type { ToolMeta } from './meta.ts';" },
    ...entries.map(({ folder }) => ({
      from: `./${folder}/meta.ts`,
      line: `import { meta as ${variableName(folder)} } from './${folder}/meta.ts';`,
    })),
  ].sort((a, b) => (a.from < b.from ? -1 : 1));
  const opening = 'export const catalogue: readonly ToolMeta[] = [';
  const oneLine = `${opening}${names.join(', ')}];`;
  const list =
    oneLine.length <= lineWidth ? oneLine : `${opening}\n${names.map((name) => `  ${name},\n`).join('')}];`;
  return [written, ...imports.map(({ line }) => line), '', list, ''].join('\n');
}

const written =
  '// Written by scripts/make-catalogue.ts from each tool folder. Run `npm run catalogue` after adding a tool.';

/** Each engine is fetched when its tool is opened. */
function enginesText(entries: readonly Entry[]): string {
  return loadersText(entries, {
    file: 'engine',
    type: { name: 'AnyEngine', from: './tool.ts' },
    list: 'engineLoaders',
    taken: 'engine',
  });
}

/** Server only: these see the whole knowledge. */
function gatherText(entries: readonly Entry[]): string {
  return loadersText(entries, {
    file: 'gather',
    type: { name: 'AnyGather', from: './gatherer.ts' },
    list: 'gatherLoaders',
    taken: 'gather',
  });
}

function loadersText(
  entries: readonly Entry[],
  part: { file: string; type: { name: string; from: string }; list: string; taken: string },
): string {
  const opening = `export const ${part.list}: Readonly<Record<string, () => Promise<${part.type.name}>>> = {`;
  const rows = entries.map(({ folder }) => {
    const key = `  '${folder}': async () =>`;
    const value = `(await import('./${folder}/${part.file}.ts')).${part.taken} as unknown as ${part.type.name},`;
    const oneLine = `${key} ${value}`;
    return oneLine.length <= lineWidth ? `${oneLine}\n` : `${key}\n    ${value}\n`;
  });
  return [
    written,
    `import type { ${part.type.name} } from '${part.type.from}';`,
    '',
    entries.length === 0 ? `${opening}};` : `${opening}\n${rows.join('')}};`,
    '',
  ].join('\n');
}

function variableName(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const tools = 'packages/tools/src';
  const entries = listTools(join(root, tools), rows);
  const files: Record<string, string> = {
    [`${tools}/catalogue.gen.ts`]: catalogueText(entries),
    [`${tools}/engines.gen.ts`]: enginesText(entries),
    [`${tools}/gather.gen.ts`]: gatherText(entries),
    ...blockFiles(await listBlockKinds(join(root, 'packages/report/src/blocks'))),
    ...fieldKindFiles(root),
    ...pageFiles(root),
    ...deckFiles(root),
    ...postFiles(root),
  };
  const facets = await facetFiles(
    join(root, tools),
    entries.map(({ folder }) => folder),
  );
  for (const [name, text] of Object.entries(facets)) files[`${tools}/${name}`] = text;
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (process.argv.includes('--check')) {
      console.error(`${name} is stale. Run \`npm run catalogue\` and commit it.`);
      process.exitCode = 1;
    } else {
      writeFileSync(file, text);
      console.log(`Wrote ${name}.`);
    }
  }
}
