import { expect, test } from 'vitest';
import { findReach } from './reach.ts';

test.each([
  ['a page', ['apps/web/src/pages/tool.tsx'], ['apps/web', 'scripts'], 'all'],
  ['a test', ['packages/core/src/errors.test.ts'], ['packages/core'], 'none'],
  ['a browser test', ['e2e/home.spec.ts'], [], ['e2e/home.spec.ts']],
  ['what browser tests share', ['e2e/support/axe.ts'], [], 'all'],
  ['a decision', ['docs/decisions/0001-node-through-npm.md'], [], 'none'],
  ['the README', ['README.md'], ['scripts'], 'none'],
  ['a script', ['scripts/test.ts'], ['scripts'], 'none'],
  ['a bar of the screen', ['packages/ui/src/button.tsx'], ['packages/ui', 'apps/web', 'scripts'], 'all'],
  ['labelled ideas', ['packages/evals/src/marks.ts'], ['packages/evals', 'scripts'], 'none'],
  ['nothing', [], [], 'none'],
] as const)('%s', (_, changed, folders, browser) => {
  const reach = findReach(changed);
  expect([reach.folders, reach.browser]).toEqual([folders, browser]);
  expect(reach.leftOut.filter((folder) => reach.folders.includes(folder))).toEqual([]);
});

test('what lies lowest reaches everything above it', () => {
  const { folders, leftOut } = findReach(['packages/language/src/stem.ts']);
  for (const folder of ['packages/report', 'packages/tools', 'apps/server', 'apps/web'])
    expect(folders).toContain(folder);
  expect(leftOut).toContain('packages/credits');
});

test('knowledge reaches those who read it, and the lockfile reaches all', () => {
  expect(findReach(['content/knowledge/d2c/facts.tsv']).folders).toContain('packages/tools');
  expect(findReach(['package-lock.json']).leftOut).toEqual([]);
});
