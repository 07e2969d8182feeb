import { expect, test } from 'vitest';
import { findCircles } from './find-circles.ts';
import { makeTree } from './read-tree.ts';

const circlesIn = (files: Record<string, string>) =>
  findCircles(makeTree(new Map(Object.entries(files)))).map(
    ({ file, line, problem }) => `${file}:${line} ${problem}`,
  );

test.each<[string, Record<string, string>, string[]]>([
  [
    'two files that import each other',
    {
      'packages/core/src/a.ts': "\nimport { b } from './b.ts';",
      'packages/core/src/b.ts': "import { a } from './a.ts';",
    },
    ['packages/core/src/a.ts:2 imports in a circle: a.ts > b.ts > a.ts'],
  ],
  [
    'each file’s shortest way round, once',
    {
      'apps/web/src/lib/a.ts': "import './b.ts';\nimport './c.ts';",
      'apps/web/src/lib/b.ts': "import './c.ts';",
      'apps/web/src/lib/c.ts': "export { a } from './a.ts';",
      'apps/web/src/lib/d.ts': "import './a.ts';",
    },
    [
      'apps/web/src/lib/a.ts:2 imports in a circle: lib/a.ts > lib/c.ts > lib/a.ts',
      'apps/web/src/lib/b.ts:1 imports in a circle: lib/b.ts > lib/c.ts > lib/a.ts > lib/b.ts',
    ],
  ],
  [
    'a file that imports itself through its package',
    {
      'packages/core/package.json': '{ "name": "@slipway/core", "exports": { ".": "./src/index.ts" } }',
      'packages/core/src/index.ts': "export * from './a.ts';",
      'packages/core/src/a.ts': "import { b } from '@slipway/core';",
    },
    ['packages/core/src/index.ts:1 imports in a circle: index.ts > a.ts > index.ts'],
  ],
  [
    'types that circle',
    {
      'packages/core/src/a.ts': "import type { B } from './b.ts';\nexport type * from './b.ts';",
      'packages/core/src/b.ts': "import { a } from './a.ts';",
    },
    [],
  ],
  [
    'a file that is loaded late',
    {
      'packages/core/src/a.ts': "export const late = () => import('./b.ts');",
      'packages/core/src/b.ts': "import { late } from './a.ts';",
    },
    [],
  ],
  [
    'a diamond',
    {
      'packages/core/src/a.ts': "import './b.ts';\nimport './c.ts';",
      'packages/core/src/b.ts': "import './d.ts';",
      'packages/core/src/c.ts': "import './d.ts';",
      'packages/core/src/d.ts': '',
    },
    [],
  ],
])('%s', (_, files, circles) => {
  expect(circlesIn(files)).toEqual(circles);
});
