import { dirname } from 'node:path';
import type { Breach } from './breach.ts';
import type { FoundExport } from './read-source.ts';
import { isTest, type Tree, workspaceOf } from './read-tree.ts';

/** File, then name, then the files that import it. */
type Importers = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** Exports that nobody imports. A default export goes by no name and is left alone. */
export function findUnused(tree: Tree): Breach[] {
  const importers = importersIn(tree);
  return [...tree.sources].flatMap(([file, source]) => {
    // It describes a file that is not TypeScript, and that one is read.
    if (/\.d\.m?ts$/.test(file)) return [];
    const byName = importers.get(file);
    const all = [...(byName?.values() ?? [])].flatMap((names) => [...names]);
    const isForTests = isTest(file) || all.every(isTest);
    return source.exports
      .filter(({ name }) => name !== '*' && name !== 'default')
      .flatMap((exported) => {
        const who = whoIsMissing(tree, file, exported, [...(byName?.get(exported.name) ?? [])], isForTests);
        return who === undefined ? [] : [unused(file, exported, who)];
      });
  });
}

function unused(file: string, { name, line }: FoundExport, who: string): Breach {
  const problem = `exports ${name}, which ${who}`;
  return { file, line, rule: 'unused', problem, instead: 'Drop the word export, or the thing itself.' };
}

function whoIsMissing(
  tree: Tree,
  file: string,
  { from }: FoundExport,
  importers: readonly string[],
  isForTests: boolean,
): string | undefined {
  const isOutside = (importer: string) => workspaceOf(importer) !== workspaceOf(file);
  if (from !== undefined && tree.entries.has(file))
    return importers.some(isOutside) ? undefined : 'no other workspace imports';
  // Tests stand beside the code: one in another folder of the workspace is no reason to export.
  const isForeignTest = (importer: string) =>
    /\.test\.tsx?$/.test(importer) && dirname(importer) !== dirname(file) && !isOutside(importer);
  if (importers.some((importer) => isForTests || !isForeignTest(importer))) return undefined;
  return importers.length === 0 ? 'no other file imports' : 'only tests elsewhere import';
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
