import { isTest, workspaceOf } from '../boundaries/read-tree.ts';
import { type Unit, units } from '../boundaries/table.ts';

/** What a change can reach, by the table of boundaries. */
export interface Reach {
  /** Folders whose tests may see the change. */
  readonly folders: readonly string[];
  /** Folders with tests that cannot. */
  readonly leftOut: readonly string[];
  /** Browser tests: all, only these files, or none. */
  readonly browser: 'all' | 'none' | readonly string[];
}

const tools = ['scripts', 'bench'];
/** Who reads what no code imports. */
const readers: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^content\/knowledge\//, ['packages/knowledge']],
  [/^content\/pitch\//, ['packages/tools']],
  [/^content\//, ['apps/web']],
  [/^(?:README|ARCHITECTURE|CONTRIBUTING)\.md$/, ['scripts']],
  [/^(?:docs|bench|shots)\//, []],
];

export function findReach(changed: readonly string[]): Reach {
  const all = [...units.map(({ folder }) => folder), ...tools];
  const product = changed.filter((file) => !isTest(file) && !file.startsWith('e2e/'));
  const homes = product.map((file) => homesOf(file, all));
  const isEverything = homes.includes('all');
  const seen = new Set(
    isEverything ? all : homes.flatMap((home) => (home === 'all' ? [] : home)).flatMap(above),
  );
  const isOnScreen = ['apps/web', 'apps/server'].some((app) => seen.has(app));
  // A test is seen by nobody else.
  for (const file of changed.filter(isTest)) seen.add(workspaceOf(file));
  const specs = changed.filter((file) => file.endsWith('.spec.ts'));
  const isWholeBrowser =
    isEverything || isOnScreen || changed.some((file) => file.startsWith('e2e/support/'));
  return {
    folders: all.filter((folder) => seen.has(folder)),
    leftOut: all.filter((folder) => !seen.has(folder)),
    browser: isWholeBrowser ? 'all' : specs.length > 0 ? specs : 'none',
  };
}

/** The folders a file belongs to. One that nobody declares, as the lockfile, may change everything. */
function homesOf(file: string, all: readonly string[]): readonly string[] | 'all' {
  const read = readers.find(([pattern]) => pattern.test(file));
  if (read !== undefined) return read[1];
  const home = workspaceOf(file);
  return file.includes('/') && all.includes(home) ? [home] : 'all';
}

/** The folder, all that may import it, and the tools, which may import everything. */
function above(folder: string): readonly string[] {
  const found = new Set([folder]);
  const nameOf = (each: string) => units.find((unit) => unit.folder === each)?.name ?? '';
  const mayImport = ({ may }: Unit) => [...found].some((each) => may.includes(nameOf(each)));
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const unit of units.filter(mayImport)) found.add(unit.folder);
  }
  return [...found, ...(folder === 'bench' ? [] : ['scripts'])];
}
