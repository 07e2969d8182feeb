import { expect, test } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';

test.each([
  'ada@example.com',
  'ada.lovelace+launch@mail.example.co.uk',
  "o'brien@example.org",
  'ada@bücher.example',
  `${'a'.repeat(64)}@example.com`,
])('%s is an address', (value) => {
  expect(isEmail(value)).toBe(true);
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@example.c',
  'ada@@example.com',
  'ada lovelace@example.com',
  'ada@exam ple.com',
  '.ada@example.com',
  'ada.@example.com',
  'a..da@example.com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example..com',
  'ada@example.com\nBcc: all@example.com',
  'ada\u0000@example.com',
  'Ada <ada@example.com>',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a'.repeat(250)}.com`,
])('%j is not', (value) => {
  expect(isEmail(value)).toBe(false);
});

test('case and spaces around it do not make another address', () => {
  expect(normaliseEmail('  Ada@Example.COM ')).toBe('ada@example.com');
});
