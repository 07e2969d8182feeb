import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fieldKindFiles } from './catalogue/field-kinds.ts';

/**
 * Writes the `*.gen.ts` of the tools package from the folders that hold a meta.ts, and the lists of field kinds from theirs.
 * `--check` only compares.
 */
const lineWidth = 110;

interface Entry {
  readonly folder: string;
  readonly order: number;
}

export async function listTools(toolsFolder: string): Promise<Entry[]> {
  const folders = readdirSync(toolsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(toolsFolder, entry.name, 'meta.ts')))
    .map((entry) => entry.name);
  const entries = await Promise.all(folders.map((folder) => readEntry(toolsFolder, folder)));
  const places = new Map<number, string>();
  for (const { folder, order } of entries) {
    const other = places.get(order);
    if (other !== undefined) throw new Error(`${other} and ${folder} both take place ${order}.`);
    places.set(order, folder);
  }
  return entries.sort((a, b) => a.order - b.order);
}

async function readEntry(toolsFolder: string, folder: string): Promise<Entry> {
  const module: unknown = await import(pathToFileURL(join(toolsFolder, folder, 'meta.ts')).href);
  const meta = isRecord(module) ? module.meta : undefined;
  if (!isRecord(meta) || typeof meta.order !== 'number')
    throw new Error(`${folder}/meta.ts must export \`meta\` with an order.`);
  if (meta.id !== folder) throw new Error(`${folder}/meta.ts must carry the id "${folder}".`);
  return { folder, order: meta.order };
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const tools = 'packages/tools/src';
  const entries = await listTools(join(root, tools));
  const files = {
    [`${tools}/catalogue.gen.ts`]: catalogueText(entries),
    [`${tools}/engines.gen.ts`]: enginesText(entries),
    [`${tools}/gather.gen.ts`]: gatherText(entries),
    ...fieldKindFiles(root),
  };
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
