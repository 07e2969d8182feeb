import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { gatherIdea } from './gather.ts';

const demurrage =
  'software for small freight forwarders in Rotterdam that spots demurrage charges and drafts the dispute email';
const doubted = [
  'i fix up old sewing machines in Medellin for small jeans workshops, a monthly plan per machine, we come within three hours',
  'Software that reads old ship drawings and gives repair yards in Turkey a steel cutting list',
  demurrage,
];

describe.each(doubted)('%s', (idea) => {
  const { notes } = gatherIdea({ idea }, loadTestLibrary());

  it('is in a niche that nobody can be sure of', () => {
    expect(notes.niches[0]?.likely ?? 0).toBeLessThan(0.7);
  });

  it('gets no row that shares no words with it', () => {
    const { failures, prices, questions, channels, rivals, rules } = notes;
    const rows = [...failures, ...prices, ...questions, ...channels, ...rivals, ...rules];
    expect(rows.filter(({ likely }) => likely < 0.5)).toEqual([]);
    expect(notes.economics).toBeNull();
  });
});

it('a niche that the founder picks brings its questions and ways in, but no failure or price without a word of the idea', () => {
  const { notes } = gatherIdea({ idea: demurrage, niche: 'logistics/customs' }, loadTestLibrary());
  expect(notes.questions.length).toBeGreaterThan(0);
  expect(notes.failures).toEqual([]);
});

it('a service is not sized by the price of software', () => {
  const idea =
    "night-time laundry pickup for firefighters' turnout gear in Ontario, washed and back before the next shift";
  const { notes } = gatherIdea({ idea }, loadTestLibrary());
  expect(notes.prices.filter(({ whose }) => whose === 'to-them')).toEqual([]);
});
