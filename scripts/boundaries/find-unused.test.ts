import { expect, test } from 'vitest';
import { findUnused } from './find-unused.ts';
import { makeTree } from './read-tree.ts';

const manifest =
  '{ "name": "@slipway/core", "exports": { ".": "./src/index.ts", "./more": "./src/more/index.ts" } }';
const unusedIn = (files: Record<string, string>) =>
  findUnused(makeTree(new Map([['packages/core/package.json', manifest], ...Object.entries(files)]))).map(
    ({ file, line, problem }) => `${file}:${line} ${problem}`,
  );

const a = 'packages/core/src/a.ts';
const declared = 'export const x = 1;\nexport type X = typeof x;';
const neither = [
  `${a}:1 exports x, which no other file imports`,
  `${a}:2 exports X, which no other file imports`,
];

test.each<[string, Record<string, string>, string[]]>([
  ['nobody imports it', { [a]: declared }, neither],
  [
    'a neighbour imports one of two',
    { [a]: declared, 'packages/core/src/b.ts': "import { x as y } from './a.ts';" },
    neither.slice(1),
  ],
  [
    'every way to take it by name',
    {
      [a]: `${declared}\nconst y = 2, z = 3;\nexport { y, z as zed };\nexport function f() {}\nexport default 1;`,
      'packages/core/src/b.ts': "import type { X } from './a.ts';\nimport { x, y } from './a.ts';",
      'packages/core/src/c.ts': "export { zed as z } from './a.ts';",
      'scripts/d.ts':
        "import { z } from '../packages/core/src/c.ts';\nimport { f } from '../packages/core/src/a.ts';",
    },
    [],
  ],
  [
    'a file taken whole',
    { [a]: declared, 'scripts/b.ts': "import * as all from '../packages/core/src/a.ts';" },
    [],
  ],
  ['a file taken late', { [a]: declared, 'scripts/b.ts': "await import('../packages/core/src/a.ts');" }, []],
  [
    'a file named in a type',
    { [a]: declared, 'scripts/b.ts': "type A = typeof import('../packages/core/src/a.ts');" },
    [],
  ],
  ['a description of a script', { 'scripts/a.d.mts': 'export declare const x: 1;' }, []],
  [
    'a package taken late',
    { 'packages/core/src/index.ts': declared, 'bench/b.ts': "await import('@slipway/core');" },
    [],
  ],
])('%s', (_, files, unused) => {
  expect(unusedIn(files)).toEqual(unused);
});

const entry = 'packages/core/src/index.ts';
test.each<[string, Record<string, string>, string[]]>([
  [
    'passed on, but to nobody outside',
    {
      [a]: declared,
      [entry]: "export { x } from './a.ts';\nexport type { X } from './a.ts';",
      'packages/core/src/b.ts': "import { x } from './index.ts';",
      'packages/core/src/b.test.ts': "import type { X } from '@slipway/core';",
    },
    [
      `${entry}:1 exports x, which no other workspace imports`,
      `${entry}:2 exports X, which no other workspace imports`,
    ],
  ],
  [
    'passed on to a workspace, to a test there and to the scripts',
    {
      [a]: `${declared}\nexport const y = 2;`,
      [entry]: "export { x, type X, y } from './a.ts';",
      'packages/credits/src/b.ts': "import { x } from '@slipway/core';",
      'apps/web/src/lib/b.test.ts': "import type { X } from '@slipway/core';",
      'e2e/b.spec.ts': "import { y } from '@slipway/core';",
    },
    [],
  ],
  [
    'passed on whole: each name is asked for on its own',
    {
      [a]: declared,
      'packages/core/src/more/index.ts': "export * from '../a.ts';",
      'apps/web/src/lib/b.ts': "import { x } from '@slipway/core/more';",
    },
    neither.slice(1),
  ],
  [
    'declared in the entry and used inside',
    { [entry]: declared, 'packages/core/src/b.ts': "import { x, type X } from './index.ts';" },
    [],
  ],
])('an entry: %s', (_, files, unused) => {
  expect(unusedIn(files)).toEqual(unused);
});

const used = 'export const x = 1;\nexport type X = typeof x;\nconst y: X = x;';
test.each<[string, Record<string, string>, string[]]>([
  [
    'its own, of what the file uses',
    { [a]: used, 'packages/core/src/a.test.ts': "import { x, type X } from './a.ts';" },
    [],
  ],
  [
    'its own, of what the product does not use',
    { [a]: declared, 'packages/core/src/a.test.ts': "import { x, type X } from './a.ts';" },
    [`${a}:2 exports X, which only tests import`],
  ],
  [
    'another folder’s',
    { [a]: used, 'packages/core/src/more/b.test.ts': "import { type X, x } from '../a.ts';" },
    [`${a}:1 exports x, which only tests import`, `${a}:2 exports X, which only tests import`],
  ],
  [
    'the kit under test/',
    { [a]: used, 'packages/core/test/kit.ts': "import { x, type X } from '../src/a.ts';" },
    [],
  ],
  [
    'what a package opens whole',
    {
      [a]: declared,
      [entry]: "export * from './a.ts';",
      'packages/core/src/a.test.ts': "import { x, type X } from './a.ts';",
    },
    [],
  ],
  [
    'what a package opens by name before anybody needs it',
    {
      [a]: declared,
      [entry]: "export { x, type X } from './a.ts';",
      'packages/core/src/a.test.ts': "import { x } from './a.ts';",
    },
    [`${entry}:1 exports X, which no other workspace imports`],
  ],
  [
    'material made for them',
    {
      'packages/core/src/testing/a.ts': declared,
      'packages/core/src/more/b.test.ts': "import { x } from '../testing/a.ts';",
    },
    ['packages/core/src/testing/a.ts:2 exports X, which no other file imports'],
  ],
  [
    'those that use a helper under test/',
    {
      'apps/server/test/kit.ts': declared,
      'apps/server/src/modules/a/b.test.ts': "import { x } from '../../../test/kit.ts';",
    },
    ['apps/server/test/kit.ts:2 exports X, which no other file imports'],
  ],
])('tests: %s', (_, files, unused) => {
  expect(unusedIn(files)).toEqual(unused);
});
