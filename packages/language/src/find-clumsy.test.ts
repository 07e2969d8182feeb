import { expect, test } from 'vitest';
import { findClumsy } from './find-clumsy.ts';

test.each([
  ['Offices offices pay.', 'said twice'],
  ['It costs $49 a month a month.', 'said twice'],
  ['There are 40 dental offices dental offices.', 'said twice'],
  ['Sold to a office.', 'a before a vowel'],
  ['Sold to an clinic.', 'an before a consonant'],
  ['Sold to a the clinic.', 'two articles'],
  ['It is undefined today.', 'a value of the machine'],
  ['It costs {{f:x}}.', 'a bare placeholder'],
  ['Only 1 clinics said so.', 'one of many'],
  ['Wait , please.', 'blank before a mark'],
  ['Wait., please.', 'two marks'],
  ['Two  blanks.', 'two blanks'],
  ['small start.', 'begins small'],
])('%s', (text, slip) => {
  expect(findClumsy(text).join()).toContain(slip);
});

test.each([
  'An hour a day is lost to a unicorn.',
  'iPhone repair pays.',
  'A user of a US firm, at an MRI clinic.',
  'You say “a app for for clinics”.',
  'They had had enough… by then.',
  'At 1 of 20 offices it fails; 1 business said so.',
  'It costs $1.50, i.e. little.',
])('%s is fine', (text) => {
  expect(findClumsy(text)).toEqual([]);
});
