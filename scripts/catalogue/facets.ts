import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An optional file of a tool's folder. It exports one function, under whatever name reads best there. */
interface Facet {
  readonly file: string;
  readonly list: string;
  readonly type: string;
  /** Takes the tool's own types, which are nobody else's business. */
  readonly isOwn?: true;
}

/** Fetched by the browser when it is needed. */
const browserFacets: readonly Facet[] = [
  { file: 'compare', list: 'compareLoaders', type: 'CompareReports' },
  { file: 'import', list: 'importLoaders', type: 'ImportInput' },
];
const serverFacets: readonly Facet[] = [
  { file: 'prompt', list: 'promptLoaders', type: 'ToolPrompt' },
  { file: 'cells', list: 'cellLoaders', type: 'ListFigureCells', isOwn: true },
  { file: 'look-up', list: 'lookUpLoaders', type: 'AnyLookUp', isOwn: true },
];

const written =
  '// Written by scripts/make-catalogue.ts from each tool folder. Run `npm run catalogue` after adding a tool.';
const lineWidth = 110;

/** File name → text, of both generated lists. */
export async function facetFiles(
  toolsFolder: string,
  tools: readonly string[],
): Promise<Record<string, string>> {
  return {
    'facets.gen.ts': await facetsText(toolsFolder, tools, browserFacets),
    'server-facets.gen.ts': await facetsText(toolsFolder, tools, serverFacets),
  };
}

async function facetsText(
  folder: string,
  tools: readonly string[],
  facets: readonly Facet[],
): Promise<string> {
  const types = facets.map(({ type }) => type).sort((a, b) => a.localeCompare(b, 'en'));
  const lists = await Promise.all(facets.map((facet) => listText(folder, tools, facet)));
  return [written, `import type { ${types.join(', ')} } from './facet.ts';`, '', lists.join('\n'), ''].join(
    '\n',
  );
}

async function listText(
  folder: string,
  tools: readonly string[],
  { file, list, type, isOwn }: Facet,
): Promise<string> {
  const rows: string[] = [];
  for (const tool of tools) {
    const path = join(folder, tool, `${file}.ts`);
    if (!existsSync(path)) continue;
    const key = `  '${tool}': async () =>`;
    const value = `(await import('./${tool}/${file}.ts')).${await findFunction(path)} ${isOwn ? 'as unknown as' : 'as'} ${type},`;
    rows.push(`${key} ${value}`.length <= lineWidth ? `${key} ${value}\n` : `${key}\n    ${value}\n`);
  }
  const opening = `export const ${list}: Readonly<Record<string, () => Promise<${type}>>> = {`;
  return rows.length === 0 ? `${opening}};` : `${opening}\n${rows.join('')}};`;
}

async function findFunction(path: string): Promise<string> {
  const module: object = await import(pathToFileURL(path).href);
  const names = Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : [],
  );
  const [name] = names;
  if (name === undefined || names.length > 1) throw new Error(`${path} must export one function.`);
  return name;
}
