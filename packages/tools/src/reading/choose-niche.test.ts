import { loadKnowledge } from '@slipway/facts/load';
import { expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { chooseField, chooseNiche, noNiche } from './index.ts';

const knowledge = loadKnowledge();
const read = loadTestLibrary().readIdea;
const recall = 'dental-clinic-software/recall';
const claims = 'dental-clinic-software/claims';
const sure = read(
  'Dental offices lose hygiene hours to late cancellations. We text the short-notice list and fill the empty chair with patients overdue for recall.',
);
const vague = read('make life better with blockchain');

it('takes what was read for sure, and the founder’s own choice before it', () => {
  expect(chooseNiche(sure, undefined, knowledge)?.id).toBe(recall);
  expect(chooseNiche(sure, claims, knowledge)?.id).toBe(claims);
  expect(chooseNiche(vague, undefined, knowledge)).toBeNull();
  expect(chooseNiche(vague, claims, knowledge)?.id).toBe(claims);
});

it('takes none where the founder says so, and ignores an id it does not know', () => {
  expect(chooseNiche(sure, noNiche, knowledge)).toBeNull();
  expect(chooseNiche(sure, 'no-such/niche', knowledge)?.id).toBe(recall);
});

it('never takes a niche of another field than the one taken', () => {
  expect(chooseNiche(sure, claims, knowledge, 'travel')).toBeNull();
  expect(chooseNiche(sure, undefined, knowledge, 'travel')).toBeNull();
  expect(chooseNiche(sure, undefined, knowledge, null)).toBeNull();
});

it.each([
  [{}, 'dental-clinic-software', recall],
  [{ niche: claims }, 'dental-clinic-software', claims],
  [{ vertical: 'travel' }, 'travel', null],
  [{ vertical: 'travel', niche: claims }, 'travel', null],
  [{ niche: 'travel/tours' }, 'travel', 'travel/tours'],
  [{ niche: noNiche }, 'dental-clinic-software', null],
])('settles field and niche together: %o', (chosen, vertical, niche) => {
  const found = chooseField(sure, chosen, knowledge);
  expect(found.vertical?.id).toBe(vertical);
  expect(found.niche?.id ?? null).toBe(niche);
});

it('lets a picked niche settle a field that was not clear', () => {
  expect(chooseField(vague, { niche: 'travel/tours' }, knowledge).vertical?.id).toBe('travel');
});
