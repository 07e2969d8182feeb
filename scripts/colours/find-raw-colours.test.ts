import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findRawColours, rawColoursIn } from './find-raw-colours.ts';

test.each([
  ['a.tsx', '<p style={{ color: "#c8401a" }}>', '#c8401a'],
  ['a.tsx', '<p className="bg-[#fff] p-2">', '#fff'],
  ['a.ts', "const line = '#0E1B2A80';", '#0E1B2A80'],
  ['a.ts', 'const wash = `rgba(0, 0, 0, 0.4)`;', 'rgba('],
  ['a.ts', "const wash = 'oklch(0.7 0.1 200)';", 'oklch('],
  ['a.tsx', '<p className="hover:bg-red-500">', 'bg-red-500'],
  ['a.tsx', '<p className="dark:border-t-zinc-950/50">', 'border-t-zinc-950'],
  ['a.tsx', '<p className="text-white">', 'text-white'],
  ['a.tsx', '<path fill="red" />', 'red'],
  ['a.tsx', "<p style={{ backgroundColor: 'navy' }}>", 'navy'],
  ['a.css', 'a { color: white; }', 'white'],
  ['a.css', 'a { border: 1px solid rebeccapurple; }', 'rebeccapurple'],
  ['a.css', 'a { --edge: hsl(20 10% 10%); }', 'hsl('],
  ['a.css', 'a { outline-color: #add; }', '#add'],
  ['a.md', 'Text <b style="color:#c00">x</b>', '#c00'],
])('%s: %s is raw', (file, text, found) => {
  expect(rawColoursIn(`\n${text}`, file)).toEqual([{ line: 2, found }]);
});

test.each([
  ['a.tsx', '<a href="/#demo" className="bg-paper text-red border-slate">White paper, red tape</a>'],
  ['a.tsx', '<a href="/terms#add">See &#8377; and Fig. #3</a>'],
  ['a.tsx', '<path fill="currentColor" stroke="none" mask="url(#cafe)" />'],
  ['a.ts', 'class Bag { #add(rgb: string) { this.#add(rgb); } }'],
  ['a.css', 'a { color: var(--red); background: color-mix(in oklch, var(--ink) 10%, transparent); }'],
  ['a.css', '.white { white-space: pre; }'],
])('%s: %s is not', (file, text) => {
  expect(rawColoursIn(text, file)).toEqual([]);
});

test('tokens and tests may hold values; an exception that is no longer needed is reported', () => {
  const root = mkdtempSync(join(tmpdir(), 'colours-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = [
    'packages/ui/src/tokens/a.css',
    'apps/web/src/a.test.ts',
    'apps/web/src/b.css',
    'apps/web/src/c.css',
  ];
  for (const file of files) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), 'a { color: #123456; }');
  }
  const { raw, idle } = findRawColours(root, [
    { file: 'apps/web/src/c.css', values: ['#123456', '#654321'], reason: 'one is needed' },
  ]);
  expect(raw).toEqual([{ file: 'apps/web/src/b.css', line: 1, found: '#123456' }]);
  expect(idle.flatMap(({ values }) => values)).toEqual(['#654321']);
});
