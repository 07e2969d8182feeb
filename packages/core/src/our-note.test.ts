import { expect, it } from 'vitest';
import { isOurNote } from './our-note.ts';

it.each([
  ['Slipway trade notes: dental recall', true],
  ['Slipway reference', true],
  ['Slipway rule on the Tunguz table', true],
  ['Slipway default; no authoritative table exists', true],
  ['slipway', true],
  ['Convention', true],
  ['rule of thumb', true],
  ['', true],
  ['  ', true],
  ['Slipways of Norway Association', false],
  ['Convention Industry Council', false],
  ['BLS QCEW', false],
  ['Sequoia Capital', false],
])('%s is a note of ours: %s', (publisher, isOurs) => {
  expect(isOurNote({ publisher })).toBe(isOurs);
});
