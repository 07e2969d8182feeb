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

test('a page is held against the voice of the brand, and takes its colour', () => {
  const voice = { gradeMost: 8, sentenceWordsMost: 12, youFirst: true, avoid: ['practice software'] };
  const basis = { ...gather(engine.sample, loadTestLibrary()), brand: { colour: '#0b7a75', voice } };
  const { colours: _typed, ...input } = engine.sample;
  const report = engine.run(input, basis);
  expect(checkReport(report)).toEqual([]);
  const block = report.blocks.find(({ id }) => id === 'voice');
  expect(JSON.stringify(block)).toContain('“practice software” is a word your brand leaves out.');
  expect(JSON.stringify(block)).toContain('Longer than a sentence of your brand.');
  expect(engine.documents?.(input, basis, report)[0]?.data).toMatchObject({ theme: { brand: '#0b7a75' } });
  expect(engine.run(input, gather(input, loadTestLibrary())).blocks.some(({ id }) => id === 'voice')).toBe(
    false,
  );
});
