import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nameChunk } from './chunks.ts';

const root = join(import.meta.dirname, '../../..');

it.each([
  ['node_modules/react-dom/client.js', 'vendor'],
  ['apps/web/src/lib/http.ts', 'shell'],
  ['packages/ui/src/primitives/field.tsx', 'basics'],
  ['packages/credits/src/price.ts', 'public'],
  ['packages/tools/src/swot-generator/meta.ts', 'catalogue'],
  ['apps/web/src/features/billing/checkout.ts', 'account'],
  // Drawings before what is said of them, and what every sheet has before both.
  ['apps/web/src/features/report/blocks/radar.tsx', 'blocks'],
  ['packages/report/src/blocks/radar/draw.ts', 'blocks'],
  ['packages/report/src/blocks/radar/kind.ts', 'figures'],
  ['apps/web/src/features/report/blocks/answer.tsx', 'report'],
  ['packages/tools/src/idea/fields.ts', 'runs'],
  ['packages/tools/src/idea/gather.ts', 'idea'],
  ['packages/finance/src/formulas/cash.ts', 'finance'],
])('%s goes into %s', (file, name) => {
  expect(nameChunk(join(root, file))).toBe(name);
});

it.each([
  'apps/web/src/pages/home.tsx',
  'apps/web/src/features/auth/hosted/identity-hosted.ts',
  'node_modules/@firebase/util/dist/index.esm.js',
  'packages/tools/src/score-your-idea/engine.ts',
  'packages/ui/src/primitives/fieldset.tsx',
])('%s is left to the bundler', (file) => {
  expect(nameChunk(join(root, file))).toBeNull();
});
