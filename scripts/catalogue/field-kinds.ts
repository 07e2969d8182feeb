import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The lists of field kinds: a kind is a folder of `packages/tools/src/fields` that holds a kind.ts. */
const fields = 'packages/tools/src/fields';
const controls = 'apps/web/src/features/tools/fields';
const written =
  '// Written by scripts/make-catalogue.ts from each folder of a field kind. Run `npm run catalogue` after adding one.';

export function fieldKindFiles(root: string): Record<string, string> {
  const kinds = listKinds(join(root, fields));
  return {
    [`${fields}/kinds.gen.ts`]: kindsText(kinds),
    [`${fields}/testing/kinds.gen.ts`]: testingText(kinds),
    [`${controls}/controls.gen.ts`]: controlsText(kinds),
  };
}

export function listKinds(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'kind.ts')))
    .map(({ name }) => name)
    .sort();
}

/** Types and readers. Each folder exports `<Kind>Field`, `<Kind>Value` and `kind`. */
export function kindsText(kinds: readonly string[]): string {
  return lines([
    written,
    ...kinds.flatMap((kind) => [
      `import type { ${pascal(kind)}Field, ${pascal(kind)}Value } from './${kind}/field.ts';`,
      `import { kind as ${camel(kind)} } from './${kind}/kind.ts';`,
    ]),
    '',
    'export interface FieldByKind {',
    ...kinds.map((kind) => `  readonly ${key(kind)}: ${pascal(kind)}Field;`),
    '}',
    '',
    '/** What a field `F` of each kind holds. */',
    'export interface ValueByKind<F> {',
    ...kinds.map((kind) => `  readonly ${key(kind)}: ${pascal(kind)}Value<F>;`),
    '}',
    '',
    'export const fieldKinds = {',
    ...kinds.map(row),
    '};',
  ]);
}

/** A field, a sample and a generator of values for each kind. */
export function testingText(kinds: readonly string[]): string {
  const imports = [
    ...kinds.map((kind) => ({
      from: `../${kind}/testing.ts`,
      line: `import { testing as ${camel(kind)} } from '../${kind}/testing.ts';`,
    })),
    { from: '../kinds.gen.ts', line: "import type { FieldByKind } from '../kinds.gen.ts';" },
  ];
  return lines([
    written,
    ...inOrder(imports),
    "import type { KindTesting } from './kind-testing.ts';",
    '',
    'export const kindTesting: { readonly [K in keyof FieldByKind]: KindTesting<FieldByKind[K]> } = {',
    ...kinds.map(row),
    '};',
  ]);
}

/** One file of the form for each kind: where it is missing, this list does not compile. */
export function controlsText(kinds: readonly string[]): string {
  const imports = [
    ...kinds.map((kind) => ({
      from: `./${kind}.tsx`,
      line: `import { control as ${camel(kind)} } from './${kind}.tsx';`,
    })),
    { from: './control.ts', line: "import type { Controls } from './control.ts';" },
  ];
  return lines([
    written,
    ...inOrder(imports),
    '',
    'export const controls: Controls = {',
    ...kinds.map(row),
    '};',
  ]);
}

/** As the formatter sorts them. */
function inOrder(imports: readonly { readonly from: string; readonly line: string }[]): readonly string[] {
  return imports.toSorted((a, b) => (a.from < b.from ? -1 : 1)).map(({ line }) => line);
}

const lines = (all: readonly string[]): string => [...all, ''].join('\n');
const row = (kind: string): string => (camel(kind) === kind ? `  ${kind},` : `  '${kind}': ${camel(kind)},`);
const key = (kind: string): string => (camel(kind) === kind ? kind : `'${kind}'`);

function camel(kind: string): string {
  return kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function pascal(kind: string): string {
  return `${kind.slice(0, 1).toUpperCase()}${camel(kind).slice(1)}`;
}
