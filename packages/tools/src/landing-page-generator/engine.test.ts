import { checkReport } from '@slipway/report';
import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { engine } from './engine.ts';
import { gather } from './gather.ts';

test('a headline that is only the name rests on the name, whatever number it holds', () => {
  const input = {
    idea: 'Skate hire by the pier, for 12 euros an hour.',
    company: 'Pier 39',
    tagline: 'Pier 39',
  };
  const report = engine.run(input, gather(input, loadTestLibrary()));
  expect(checkReport(report)).toEqual([]);
  expect(JSON.stringify(report)).toContain('"field":"company","quote":"Pier 39"');
});
