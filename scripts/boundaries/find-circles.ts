import type { Breach } from './breach.ts';
import type { FoundImport } from './read-source.ts';
import { type Tree, workspaceOf } from './read-tree.ts';

/** Files of one workspace that import each other as they load: which of them is ready first is luck. */
export function findCircles(tree: Tree): Breach[] {
  const graph = importsInside(tree);
  const circles = new Map<string, Breach>();
  for (const file of graph.keys()) {
    const circle = shortestCircle(graph, file);
    const key = circle?.toSorted().join();
    if (circle === undefined || key === undefined || circles.has(key)) continue;
    circles.set(key, {
      file,
      line: graph.get(file)?.get(circle[0] ?? file)?.line ?? 1,
      rule: 'circle',
      problem: `imports in a circle: ${[file, ...circle].map(withinSource).join(' > ')}`,
      instead: 'Move what both need into a file below them.',
    });
  }
  return [...circles.values()];
}

const withinSource = (file: string) => file.slice(workspaceOf(file).length + 1).replace(/^src\//, '');

function importsInside(tree: Tree): Map<string, Map<string, FoundImport>> {
  return new Map(
    [...tree.sources].map(([file, { imports }]) => [
      file,
      new Map(
        imports.flatMap((found) => {
          const target = found.typeOnly || found.lazy ? undefined : tree.resolve(file, found.from);
          return target !== undefined && workspaceOf(target) === workspaceOf(file) ? [[target, found]] : [];
        }),
      ),
    ]),
  );
}

/** The files after `start` on the shortest way back to it, which ends the list. */
function shortestCircle(
  graph: ReadonlyMap<string, ReadonlyMap<string, FoundImport>>,
  start: string,
): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue)
    for (const next of graph.get(file)?.keys() ?? []) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      if (next === start) return wayTo(start, cameFrom);
      queue.push(next);
    }
  return undefined;
}

function wayTo(start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [start];
  for (let at = cameFrom.get(start); at !== undefined && at !== start; at = cameFrom.get(at)) way.unshift(at);
  return way;
}
