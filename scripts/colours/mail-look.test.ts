import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { look } from '../../apps/server/src/adapters/mail/look.ts';

const tokens = readFileSync(
  join(import.meta.dirname, '../../packages/ui/src/tokens/tokens.css'),
  'utf8',
).toLowerCase();

const { font: _, ...colours } = look;
test.each(Object.entries(colours))('mails paint %s with the light value of the token', (name, value) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const light = new RegExp(`--(?:color-)?${token}:\\s*light-dark\\(\\s*(#[\\da-f]+)`).exec(tokens)?.[1];
  expect(light).toBe(value.toLowerCase());
});
