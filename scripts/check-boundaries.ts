import { join } from 'node:path';
import { findBreaches } from './boundaries/find-breaches.ts';
import { findCircles } from './boundaries/find-circles.ts';
import { findUnused } from './boundaries/find-unused.ts';
import { readTree } from './boundaries/read-tree.ts';

const tree = readTree(join(import.meta.dirname, '..'));
const breaches = [...findBreaches(tree), ...findCircles(tree), ...findUnused(tree)];
for (const { file, line, rule, problem, instead } of breaches)
  console.error(`${file}:${line}  [${rule}] ${problem}. ${instead}`);
if (breaches.length > 0) {
  console.error(`${breaches.length} ${breaches.length === 1 ? 'boundary is' : 'boundaries are'} crossed.`);
  process.exitCode = 1;
}
