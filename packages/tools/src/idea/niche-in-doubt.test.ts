import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { gatherIdea } from './gather.ts';
import type { IdeaInput } from './input.ts';

const gather = (input: IdeaInput) => gatherIdea({ venture: 'none', ...input }, loadTestLibrary());
const dental = 'Software that helps dental practices fill cancelled appointments by texting the waiting list';

it('says no row of a niche that is only guessed', () => {
  const { notes } = gather({ idea: dental });
  const { failures, prices, questions, channels, rivals, rules, economics, season, cost } = notes;
  expect(notes.known).toBe('adjacent');
  expect([failures, prices, questions, channels, rivals, rules].flat()).toEqual([]);
  expect([economics, season, cost]).toEqual([null, null, null]);
});

it('a business that we know, and that the idea is like, settles niche and model', () => {
  const [first] = gather({ idea: dental }).notes.ventures;
  const { profile, notes } = gather({ idea: dental, venture: first?.id ?? '' });
  expect(notes.venture?.likely).toBe(1);
  expect(profile.niche).toMatchObject({ value: notes.venture?.niche, standing: 'confirmed' });
  expect(profile.businessModel).toMatchObject({ value: notes.venture?.model, standing: 'confirmed' });
});

it('a rule of a business is said where it holds, and nowhere else', () => {
  const { ventures } = loadTestLibrary().knowledge;
  const places = Array.from({ length: ventures.length }, (_, at) => at);
  const ruled = ventures.at(places.find((at) => ventures.at(at)?.rules[0]?.region === 'GB') ?? -1);
  const rulesIn = (region: string) =>
    gather({ idea: ruled?.said[0] ?? '', venture: ruled?.id ?? '', region }).notes.venture?.rules;
  expect(rulesIn('GB')).toEqual(ruled?.rules.filter(({ region }) => region === 'GB'));
  expect(rulesIn('GB')).not.toEqual([]);
  expect(rulesIn('KE')).toEqual([]);
});

describe('a niche that the founder confirmed', () => {
  it('tells whom such software meets, what failed and what others charge', () => {
    const { notes, profile } = gather({ idea: dental, niche: 'dental-clinic-software/recall' });
    expect(profile.side).toBe('supplier');
    expect(notes.rivals[0]?.name).toBe('Weave');
    expect(notes.failures.length).toBeGreaterThan(0);
    expect(notes.prices[0]?.whose).toBe('to-them');
    expect(notes.running).toBeNull();
  });

  it('tells whoever runs such a business what customers choose by, and nothing of its vendors', () => {
    const idea = 'Self-service laundry in a student town in Portugal';
    const { notes, profile } = gather({ idea, niche: 'local-retail/laundry' });
    expect(profile.side).toBe('owner');
    expect(notes.running?.niche).toBe('local-retail/laundry');
    expect([...notes.rivals, ...notes.channels]).toEqual([]);
    expect(notes.prices.filter(({ whose }) => whose === 'to-them')).toEqual([]);
  });
});

it('a service is not sized by the price of software', () => {
  const idea =
    "night-time laundry pickup for firefighters' turnout gear in Ontario, washed and back before the next shift";
  const { notes } = gather({ idea });
  expect(notes.prices.filter(({ whose }) => whose === 'to-them')).toEqual([]);
});
