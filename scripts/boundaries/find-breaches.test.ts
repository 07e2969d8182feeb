import { expect, test } from 'vitest';
import { findBreaches } from './find-breaches.ts';
import { makeTree } from './read-tree.ts';

function rulesBrokenBy(files: Record<string, string>): string[] {
  const tree = makeTree(new Map(Object.entries(files)));
  return findBreaches(tree).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

test.each([
  ['a package importing up', 'packages/core/src/a.ts', "import { x } from '@slipway/tools';", 'layer'],
  [
    'a package importing an app',
    'packages/ui/src/a.ts',
    "import x from '../../../apps/web/src/main.tsx';",
    'layer',
  ],
  [
    'the kit importing the contract',
    'packages/ui/src/a.ts',
    "import type { X } from '@slipway/contracts';",
    'layer',
  ],
  [
    'one app importing the other',
    'apps/server/src/app.ts',
    "import x from '../../web/src/main.tsx';",
    'layer',
  ],
  ['a re-export that points up', 'packages/core/src/a.ts', "export * from '@slipway/contracts';", 'layer'],
  [
    'a tool importing its neighbour',
    'packages/tools/src/swot-generator/rules/a.ts',
    "import { x } from '../../score-your-idea/x.ts';",
    'direction',
  ],
  [
    'what tools share importing a tool',
    'packages/tools/src/idea/a.ts',
    "import { x } from '../swot-generator/x.ts';",
    'direction',
  ],
  [
    'a file beside the tools importing a tool',
    'packages/tools/src/read-input.ts',
    "import { x } from './swot-generator/x.ts';",
    'direction',
  ],
  ...[
    ['read', 'retrieve'],
    ['profile', 'notes'],
    ['profile', 'findings'],
    ['notes', 'profile'],
    ['notes', 'findings'],
    ['findings', 'next-step'],
    ['scope', 'findings'],
    ['scope', 'read'],
  ].map(([from, to]): [string, string, string, string] => [
    `the analyst’s ${from} importing ${to}`,
    `packages/analyst/src/${from}/a.ts`,
    `import { x } from '../${to}/b.ts';`,
    'direction',
  ]),
  [
    'a block that knows its drawing',
    'packages/report/src/block.ts',
    "import type { X } from './geometry/dial.ts';",
    'direction',
  ],
  [
    'a rule of reports importing an export',
    'packages/report/src/check-report.ts',
    "import { x } from './export/to-csv.ts';",
    'direction',
  ],
  [
    'a drawing importing an export',
    'packages/report/src/geometry/dial.ts',
    "import { x } from '../export/to-csv.ts';",
    'direction',
  ],
  ['a pure package reading files', 'packages/tools/src/a.ts', "import fs from 'node:fs';", 'pure'],
  ['a pure package reading the clock', 'packages/tools/src/a.ts', 'export const now = Date.now();', 'pure'],
  ['a pure package making dates of now', 'packages/tools/src/a.ts', 'export const now = new Date();', 'pure'],
  ['a pure package drawing lots', 'packages/tools/src/a.ts', 'export const x = Math.random();', 'pure'],
  [
    'a page importing the shell',
    'apps/web/src/pages/home.tsx',
    "import x from '../app/paths.ts';",
    'direction',
  ],
  [
    'a lazy import that points up',
    'apps/web/src/lib/a.ts',
    "export const x = () => import('../pages/home.tsx');",
    'direction',
  ],
  [
    'a feature importing a feature',
    'apps/web/src/features/auth/a.ts',
    "import x from '../profile/b.ts';",
    'sideways',
  ],
  [
    'schemas in the browser',
    'apps/web/src/lib/a.ts',
    "import { me } from '@slipway/contracts';",
    'types-only',
  ],
  ['zod in the browser', 'apps/web/src/lib/a.ts', "import { z } from 'zod';", 'types-only'],
  [
    'SQL in a use case',
    'apps/server/src/modules/a/do-it.ts',
    "import { sql } from 'kysely';",
    'query-builder',
  ],
  [
    'HTTP in a use case',
    'apps/server/src/modules/a/do-it.ts',
    "import { Hono } from 'hono';",
    'web-framework',
  ],
  [
    'a socket in a use case',
    'apps/server/src/modules/a/do-it.ts',
    "await fetch('https://x.example');",
    'sockets',
  ],
  ['a socket by another name', 'apps/server/src/http/a.ts', "await globalThis.fetch('/');", 'sockets'],
  [
    'mail outside the adapters',
    'apps/server/src/modules/a/do-it.ts',
    "import x from 'nodemailer';",
    'sockets',
  ],
  [
    'the environment read twice',
    'apps/server/src/http/a.ts',
    'export const x = process.env.PORT;',
    'environment',
  ],
  [
    'an adapter built in a module',
    'apps/server/src/modules/a/b.ts',
    "import x from '../../adapters/mail.ts';",
    'direction',
  ],
  [
    'another module’s store',
    'apps/server/src/modules/a/b.ts',
    "import x from '../c/store.ts';",
    'foreign-store',
  ],
  ['a drawer', 'apps/web/src/lib/utils.ts', 'export {};', 'drawer'],
  ['a drawer as a folder', 'packages/core/src/helpers/a.ts', 'export {};', 'drawer'],
])('%s is refused', (_, file, text, rule) => {
  expect(rulesBrokenBy({ [file]: `\n${text}\n` })).toContainEqual(
    rule === 'drawer' ? `${file}:1 drawer` : `${file}:2 ${rule}`,
  );
});

test('a long file is refused, a generated one is not', () => {
  const long = 'export {};\n'.repeat(401);
  const broken = rulesBrokenBy({ 'scripts/a.ts': long, 'packages/tools/src/catalogue.gen.ts': long });
  expect(broken).toEqual(['scripts/a.ts:401 length']);
});

test('a folder nobody declared is refused at every level', () => {
  const broken = rulesBrokenBy({
    'apps/mobile/src/main.ts': '',
    'packages/tsconfig.json': '{}',
    'packages/extra/src/index.ts': '',
    'apps/server/src/jobs/run.ts': '',
    'apps/web/src/hooks/use-x.ts': '',
  });
  expect(broken).toEqual([
    'apps/mobile:1 undeclared',
    'packages/extra:1 undeclared',
    'apps/server/src/jobs/:1 undeclared',
    'apps/web/src/hooks/:1 undeclared',
  ]);
});

test('what points down is let through', () => {
  const broken = rulesBrokenBy({
    'apps/server/src/deps.ts': "import type { X } from './modules/a/b.ts';",
    'apps/server/src/main.ts':
      "import './adapters/mail.ts';\nimport { serve } from '@hono/node-server';\nread(process.env);",
    'apps/server/src/modules/a/store.ts': "import { sql } from 'kysely';",
    'apps/server/src/modules/a/routes.ts':
      "import { Hono } from 'hono';\nimport './do-it.ts';\nimport '../c/do-that.ts';",
    'apps/server/src/modules/a/do-it.test.ts':
      "await fetch('http://127.0.0.1');\nimport '../../adapters/mail.ts';",
    'apps/web/src/pages/home.tsx':
      "import type { Me } from '@slipway/contracts';\nimport x from '../features/auth/index.ts';\n// process.env, fetch()\nexport default () => <p>Don't fetch()</p>;",
    'apps/web/src/features/legal/text.ts': "import terms from '../../../../../content/legal/terms.md?raw';",
    'packages/tools/src/swot-generator/rules/a.ts':
      "import { x } from '../../idea/gather.ts';\nimport { y } from '@slipway/language';\nimport '../../tool.ts';",
    'packages/tools/src/engines.gen.ts': "import { engine } from './swot-generator/engine.ts';",
    'packages/tools/src/conformance/lint-report.ts': "import { fields } from '../swot-generator/fields.ts';",
    'packages/analyst/src/create-analyst.ts': "import './read/a.ts';\nimport './scope/a.ts';",
    'packages/analyst/src/findings/a.ts':
      "import '../profile/a.ts';\nimport '../notes/a.ts';\nimport type { X } from '../read/a.ts';",
    'packages/analyst/src/notes/a.ts':
      "import type { X } from '../profile/a.ts';\nimport '../retrieve/a.ts';",
    'packages/analyst/src/scope/a.ts': "import '../profile/a.ts';\nimport '../retrieve/a.ts';",
    'packages/report/src/export/a.ts': "import '../geometry/a.ts';\nimport '../placeholders.ts';",
    'packages/report/src/placeholders.ts': "import type { X } from './report.ts';",
    'packages/contracts/src/a.ts':
      "import { z } from 'zod';\nimport { isEmail } from '@slipway/core';\nnew Date(0);",
  });
  expect(broken).toEqual([]);
});
