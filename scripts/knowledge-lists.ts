import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The lists of what the facts package holds: one file per vertical, one per vertical's niches. */
export interface KnownField {
  readonly id: string;
  readonly name: string;
  /** Files of niches: its own, and a second one where one would be too long. */
  readonly nicheFiles: readonly string[];
}

const written =
  '// Written by scripts/make-catalogue.ts from the files beside it. Run `npm run catalogue` after adding one.';

/** By name, as a form lists them. */
export async function listFields(factsFolder: string): Promise<KnownField[]> {
  const verticals = listDataFiles(join(factsFolder, 'verticals'));
  const niches = listDataFiles(join(factsFolder, 'niches'));
  for (const file of niches)
    if (!verticals.includes(fieldOf(file))) throw new Error(`niches/${file}.ts belongs to no vertical.`);
  const fields = await Promise.all(
    verticals.map(async (id) => ({
      id,
      name: await readName(factsFolder, id),
      nicheFiles: niches.filter((file) => fieldOf(file) === id),
    })),
  );
  return fields.sort((a, z) => (a.name < z.name ? -1 : 1));
}

function fieldOf(file: string): string {
  return file.replace(/-more$/u, '');
}

function listDataFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^[a-z0-9-]+\.ts$/u.test(file))
    .map((file) => file.slice(0, -'.ts'.length));
}

async function readName(factsFolder: string, id: string): Promise<string> {
  const module: unknown = await import(pathToFileURL(join(factsFolder, 'verticals', `${id}.ts`)).href);
  const vertical = isRecord(module) ? module[variableName(id)] : undefined;
  if (!isRecord(vertical) || typeof vertical.name !== 'string' || vertical.id !== id)
    throw new Error(`verticals/${id}.ts must export \`${variableName(id)}\` with that id and a name.`);
  return vertical.name;
}

export function verticalsText(fields: readonly KnownField[]): string {
  const ids = fields.map(({ id }) => id);
  return listText(ids, {
    type: "import type { Vertical } from '../knowledge.ts';",
    list: 'export const verticals: readonly Vertical[] = [',
  });
}

export function nichesText(fields: readonly KnownField[]): string {
  return listText(
    fields.flatMap(({ nicheFiles }) => nicheFiles),
    {
      type: "import type { FieldNotes } from '../niche.ts';",
      list: 'export const fields: readonly FieldNotes[] = [',
    },
  );
}

/** Small enough for a form; the rest of what is known stays on the server. */
export function verticalNamesText(fields: readonly KnownField[]): string {
  const rows = fields.map(({ id, name }) => `  { id: '${id}', name: ${quoted(name)} },\n`);
  return [
    written,
    `export const verticalNames: readonly { readonly id: string; readonly name: string }[] = [\n${rows.join('')}];`,
    '',
  ].join('\n');
}

function listText(ids: readonly string[], { type, list }: { type: string; list: string }): string {
  const imports = ids.toSorted().map((id) => `import { ${variableName(id)} } from './${id}.ts';`);
  const names = ids.map((id) => `  ${variableName(id)},\n`).join('');
  return [written, type, ...imports, '', `${list}\n${names}];`, ''].join('\n');
}

/** As the formatter writes it. */
function quoted(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}

export function variableName(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
