import { dirname } from 'node:path';
import type { Breach } from './breach.ts';
import type { FoundExport } from './read-source.ts';
import { isTest, type Tree, workspaceOf } from './read-tree.ts';
import { testMaterial } from './table.ts';

/** File, then name, then the files that import it. */
type Importers = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** Exports that nobody imports. A default export goes by no name and is left alone. */
export function findUnused(tree: Tree): Breach[] {
  const importers = importersIn(tree);
  const open = openFiles(tree);
  return [...tree.sources].flatMap(([file, source]) => {
    // It describes a file that is not TypeScript, and that one is read.
    if (/\.d\.m?ts$/.test(file)) return [];
    return source.exports
      .filter(({ name }) => name !== '*' && name !== 'default')
      .flatMap((exported) => {
        const { name, line, from } = exported;
        const isPassedOn = from !== undefined && tree.entries.has(file);
        const who = isPassedOn
          ? whoIsOutside(tree, importers, file, exported)
          : whoIsInside(tree, importers, open, file, name);
        const problem = `exports ${name}, which ${who}`;
        const instead = 'Drop the word export, or the thing itself.';
        return who === null ? [] : [{ file, line, rule: 'unused', problem, instead }];
      });
  });
}

const importersOf = (importers: Importers, file: string, name: string): readonly string[] => [
  ...(importers.get(file)?.get(name) ?? []),
];

/** A package passes on what other workspaces import, and what it has tested for them before the first one does. */
function whoIsOutside(
  tree: Tree,
  importers: Importers,
  file: string,
  { name, from = '' }: FoundExport,
): string | null {
  const isOutside = (importer: string) => workspaceOf(importer) !== workspaceOf(file);
  if (importersOf(importers, file, name).some(isOutside)) return null;
  const others = importersOf(importers, tree.resolve(file, from) ?? '', name).filter((one) => one !== file);
  return others.length > 0 && others.every(isTest) ? null : 'no other workspace imports';
}

/** A test is a reason to export what the product uses, not to keep what it does not. */
function whoIsInside(
  tree: Tree,
  importers: Importers,
  open: ReadonlySet<string>,
  file: string,
  name: string,
): string | null {
  const found = importersOf(importers, file, name);
  if (found.length === 0) return 'no other file imports';
  const isForTests = isTest(file) || testMaterial.some((at) => at.test(file));
  if (isForTests || open.has(file) || found.some((importer) => !isTest(importer))) return null;
  const isUsedHere = tree.sources.get(file)?.repeated.has(name) === true;
  // Tests stand beside the code, or in the kit under test/.
  const isNear = (importer: string) => dirname(importer) === dirname(file) || !/\.test\.tsx?$/.test(importer);
  return isUsedHere && found.some(isNear) ? null : 'only tests import';
}

/** What a package.json opens, and what those files pass on whole. */
function openFiles(tree: Tree): Set<string> {
  const open = new Set(tree.entries);
  for (const file of open)
    for (const { name, from } of tree.sources.get(file)?.exports ?? []) {
      const target = name === '*' && from !== undefined ? tree.resolve(file, from) : undefined;
      if (target !== undefined) open.add(target);
    }
  return open;
}

function importersIn(tree: Tree): Importers {
  const importers = new Map<string, Map<string, Set<string>>>();
  const take = (file: string, name: string, importer: string): void => {
    const exports = tree.sources.get(file)?.exports ?? [];
    const named = exports.filter((one) => one.name !== '*' && (name === '*' || one.name === name));
    const byName = importers.get(file) ?? new Map<string, Set<string>>();
    importers.set(file, byName);
    for (const one of named) byName.set(one.name, (byName.get(one.name) ?? new Set()).add(importer));
    if (named.length > 0 && name !== '*') return;
    for (const { from } of exports.filter((one) => one.name === '*')) {
      const target = tree.resolve(file, from ?? '');
      if (target !== undefined) take(target, name, importer);
    }
  };
  for (const [importer, { imports }] of tree.sources)
    for (const { from, names } of imports) {
      const target = tree.resolve(importer, from);
      if (target !== undefined && target !== importer) for (const name of names) take(target, name, importer);
    }
  return importers;
}
