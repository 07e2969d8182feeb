import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { gatherIdea } from './gather.ts';

const doubted = [
  'i fix up old sewing machines in Medellin for small jeans workshops, a monthly plan per machine, we come within three hours',
  'We chase fresh meteorite falls with doorbell footage and radar, find the stones and sell slices to collectors',
];

describe.each(doubted)('%s', (idea) => {
  const { notes } = gatherIdea({ idea }, loadTestLibrary());

  it('is in a niche that nobody can be sure of', () => {
    expect(notes.niches[0]?.likely ?? 0).toBeLessThan(0.4);
  });

  it('gets no row that shares no words with it', () => {
    const { failures, prices, questions, channels, rivals, rules } = notes;
    const rows = [...failures, ...prices, ...questions, ...channels, ...rivals, ...rules];
    expect(rows.filter(({ likely }) => likely < 0.5)).toEqual([]);
    expect(notes.economics).toBeNull();
  });
});

describe('a niche that the text names', () => {
  it('tells whom such software meets, what failed and what others charge', () => {
    const idea =
      'Software that helps dental practices fill cancelled appointments by texting the waiting list';
    const { notes, profile } = gatherIdea({ idea }, loadTestLibrary());
    expect(notes.niches[0]).toMatchObject({ id: 'dental-clinic-software/recall' });
    expect(profile.side).toBe('supplier');
    expect(notes.rivals[0]?.name).toBe('Weave');
    expect(notes.failures.length).toBeGreaterThan(0);
    expect(notes.prices[0]?.whose).toBe('to-them');
    expect(notes.running).toBeNull();
  });

  it('tells whoever runs such a business what customers choose by, and nothing of its vendors', () => {
    const idea = 'Self-service laundry in a student town in Portugal';
    const { notes, profile } = gatherIdea({ idea }, loadTestLibrary());
    expect(profile.side).toBe('owner');
    expect(notes.running?.niche).toBe('local-retail/laundry');
    expect([...notes.rivals, ...notes.channels]).toEqual([]);
    expect(notes.prices.filter(({ whose }) => whose === 'to-them')).toEqual([]);
  });

  it('names the brands that whoever sells to the same people meets', () => {
    const { notes } = gatherIdea({ idea: 'Vegan dog food made from insects' }, loadTestLibrary());
    expect(notes.rivals.map(({ name }) => name)).toContain("The Farmer's Dog");
  });
});

it('a service is not sized by the price of software', () => {
  const idea =
    "night-time laundry pickup for firefighters' turnout gear in Ontario, washed and back before the next shift";
  const { notes } = gatherIdea({ idea }, loadTestLibrary());
  expect(notes.prices.filter(({ whose }) => whose === 'to-them')).toEqual([]);
});
