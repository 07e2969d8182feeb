import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { stripSonnerStyle } from './strip-sonner-style.ts';

it('takes the style out of the installed sonner, and fails on one it does not know', () => {
  const file = fileURLToPath(import.meta.resolve('sonner'));
  const { transform } = stripSonnerStyle();
  if (typeof transform !== 'function') throw new Error('The step has no transform');
  const errors: string[] = [];
  const context = { error: (text: string) => errors.push(text) };
  const run = (code: string): unknown => Reflect.apply(transform, context, [code, file]);
  const result = run(readFileSync(file, 'utf8'));
  expect(errors).toEqual([]);
  expect(JSON.stringify(result)).not.toContain('[data-sonner-toaster][dir=ltr]');
  expect(JSON.stringify(result)).toContain('Toaster');
  run('export const Toaster = 1;');
  expect(errors).toHaveLength(1);
});
