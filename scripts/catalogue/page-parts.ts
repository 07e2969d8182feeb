import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The lists of the page package: a kind of section is a folder with a kind.ts, a design is one with a design.ts. */
const page = 'packages/page/src';
const written =
  '// Written by scripts/make-catalogue.ts from each folder here. Run `npm run catalogue` after adding one.';

export function pageFiles(root: string): Record<string, string> {
  const kinds = listFolders(join(root, page, 'sections'), 'kind.ts');
  const designs = listFolders(join(root, page, 'designs'), 'design.ts');
  return {
    [`${page}/sections/kinds.gen.ts`]: kindsText(kinds),
    [`${page}/designs/ids.gen.ts`]: idsText(designs),
    [`${page}/designs/designs.gen.ts`]: designsText(designs),
  };
}

/** A folder that lacks the file it is there for is refused by name. */
export function listFolders(folder: string, asked: string): readonly string[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  for (const name of names)
    if (!existsSync(join(folder, name, asked))) throw new Error(`${name} has no ${asked}.`);
  return names;
}

/** `what` a list is of: a deck has slides and themes where a page has sections and designs. */
export function kindsText(kinds: readonly string[], what = 'section'): string {
  return lines([
    written,
    ...kinds.map((kind) => `import { kind as ${camel(kind)} } from './${kind}/kind.ts';`),
    '',
    `export const ${what}Kinds = {`,
    ...kinds.map(row),
    '};',
    '',
    `export type ${large(what)}KindId = keyof typeof ${what}Kinds;`,
  ]);
}

export function idsText(designs: readonly string[], what = 'design'): string {
  return lines([
    written,
    `export const ${what}Ids = [`,
    ...designs.map((id) => `  '${id}',`),
    '] as const;',
    '',
    `export type ${large(what)}Id = (typeof ${what}Ids)[number];`,
  ]);
}

export function designsText(designs: readonly string[], what = 'design'): string {
  const type = large(what);
  const imports = [
    ...designs.map((id) => ({
      from: `./${id}/${what}.ts`,
      line: `import { ${what} as ${camel(id)} } from './${id}/${what}.ts';`,
    })),
    { from: `./${what}.ts`, line: `import type { ${type} } from './${what}.ts';` },
    { from: './ids.gen.ts', line: `import type { ${type}Id } from './ids.gen.ts';` },
  ];
  return lines([
    written,
    ...imports.toSorted((a, b) => (a.from < b.from ? -1 : 1)).map(({ line }) => line),
    '',
    `export const ${what}s: { readonly [K in ${type}Id]: ${type} } = {`,
    ...designs.map(row),
    '};',
  ]);
}

const lines = (all: readonly string[]): string => [...all, ''].join('\n');
const row = (id: string): string => (camel(id) === id ? `  ${id},` : `  '${id}': ${camel(id)},`);
const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const large = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
