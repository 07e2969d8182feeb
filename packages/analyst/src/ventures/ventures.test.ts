import { createWriter } from '@slipway/report';
import { expect, test } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';
import { ventureFindings } from '../findings/venture-findings.ts';

const analyst = loadTestAnalyst();
const profileOf = (idea: string) => analyst.study({ idea }).profile;

/** In words that are not those of our notes. */
test.each([
  [
    'Mobile hoof trimming for dairy herds under 40 cows, nobody big wants to drive out to them',
    /hoof-trimming/,
  ],
  [
    're-caning and re-rushing old chairs, collected and returned to your door around Shropshire',
    /cane-chair|chair-caning/,
  ],
  ['is there a market for left handed secateurs and pruning saws made in small batches?', /left-hand/],
  ['Rent scaffolding towers to house painters in Nakuru, KES 1,500 per day', /scaffold/],
])('a worked business comes near: %s', (idea, id) => {
  const { venture } = profileOf(idea);
  expect(venture).toMatchObject({ standing: 'unsure' });
  expect(venture.value).toMatch(id);
});

test('no business speaks for an idea that none is like', () => {
  const { venture, pays } = profileOf(
    'A repair vessel on call for operators of submarine cables in the South Pacific',
  );
  expect(venture).toMatchObject({ value: null, standing: 'open' });
  expect(pays.value ?? '').toMatch(/operators|^$/u);
});

test('who pays such a business is taken to pay where the text names nobody, and never against the text', () => {
  const { pays } = profileOf('re-caning and re-rushing old chairs, collected and returned to your door');
  expect(pays).toMatchObject({ standing: 'unsure', quote: null });
  expect(pays.value).toMatch(/owners of old chairs|antique dealers/u);
  expect(profileOf('Scaffolding towers rented out to house painters in Nakuru').pays.value).toBe(
    'house painters',
  );
  const { venture, ...rest } = profileOf('re-caning of old chairs for museums in Vienna');
  expect(venture.alternatives.length).toBeGreaterThan(0);
  expect([rest.pays.value, ...rest.pays.alternatives].find((name) => name !== null)).toBe('museums');
});

test('where no word is known, no business is near and nobody is offered as payer', () => {
  const { profile } = analyst.study({ idea: 'नमस्ते' });
  expect(profile.pays.alternatives).toEqual([]);
  expect(profile.venture.alternatives).toEqual([]);
});

test('a text is read once, and who pays counts anew with each answer', () => {
  const idea = 'Rent scaffolding towers to house painters in Nakuru, KES 1,500 per day';
  expect(analyst.read(idea)).toBe(analyst.read(idea));
  const likelyFor = (customer: string) => analyst.study({ idea, customer }).notes.venture?.likely ?? 0;
  const before = likelyFor('house painters');
  expect(likelyFor('airports')).toBeLessThan(before);
  expect(likelyFor('house painters')).toBe(before);
});

test('words to be found by stay out of the notes, which are kept with each run', () => {
  const { notes } = analyst.study({
    idea: 'Rent scaffolding towers to house painters in Nakuru, KES 1,500 per day',
  });
  expect(notes.venture?.id).toMatch(/scaffold/u);
  expect(notes.venture).not.toHaveProperty('also');
});

test('what was noted in another country says which, and its price is brought here', () => {
  const { notes } = analyst.study({ idea: 'umbrella vending machines outside metro stations in Dubai' });
  expect(notes.venture?.from).toBe('Brazil');
  const findings = ventureFindings(notes, createWriter());
  expect(findings.today[0]?.statement.text).toMatch(/^In Brazil: /u);
  expect(findings.decides[0]?.statement.text).not.toMatch(/^In Brazil/u);
  const [price] = notes.prices;
  expect(price?.currency).toBe('AED');
  expect(price?.what).toMatch(/, after prices in Brazil$/u);
  expect(price?.broughtFrom).toMatch(/ BRL$/u);
});
