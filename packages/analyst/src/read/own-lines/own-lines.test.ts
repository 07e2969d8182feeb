import { loadLists, loadNicheTables } from '@slipway/analyst/load';
import { describe, expect, it } from 'vitest';
import { loadTestKnowledge } from '../../../../knowledge/test/known.ts';
import { loadTestAnalyst, loadTestVectors } from '../../../test/known.ts';
import { createParts } from '../create-reader.ts';
import { parseText } from '../parse-text.ts';
import { splitParts } from './split-parts.ts';

const read = loadTestAnalyst().read;
const { language } = createParts({
  ...loadLists(),
  vectors: loadTestVectors(),
  sentences: null,
  numbers: null,
  lines: null,
  niches: loadNicheTables(loadTestKnowledge().niches),
  businesses: { near: () => [], meaningOf: () => new Float64Array() },
});
const parsed = (text: string) => parseText(text, language);
const linesOf = (text: string) => read(text).claims.lines.map(({ kind, says }) => [kind, says]);

describe('clauses that stand on a sheet as they are', () => {
  const story =
    'We mend bicycles in Ghent from a van, from March to November, and people book by phone. A visit is €65, parts are €14 and the lease is €420 a month.';
  it.each([
    ['Two courier firms asked for a contract.', 'opportunity', 'Two courier firms asked for a contract.'],
    ['Three hotels have asked us for a quote.', 'opportunity', 'Three hotels have asked you for a quote.'],
    [
      "I'm a mechanic with fourteen years in the trade.",
      'strength',
      'You are a mechanic with fourteen years in the trade.',
    ],
    ['I have repaired bikes for fourteen years.', 'strength', 'You have repaired bikes for fourteen years.'],
    [
      'The big chain sells the same for half our price.',
      'threat',
      'The big chain sells the same for half your price.',
    ],
    ['I have no driving licence.', 'weakness', 'You have no driving licence.'],
  ])('%s', (said, kind, says) => {
    expect(linesOf(`${story} ${said}`)).toContainEqual([kind, says]);
  });

  it.each([
    'We charge €65 a visit.',
    'Should I buy a second van?',
    'That has been going for five months.',
    'I want to sell it in shops later.',
  ])('not: %s', (said) => {
    expect(linesOf(`${story} ${said}`)).toEqual([]);
  });

  it('a clause without a subject of its own stays with the one before it', () => {
    const { tokens, clauses } = parsed('We have signed 340 farmers and two packhouses, and moved 41 tonnes.');
    expect(splitParts({ tokens, clauses })).toHaveLength(1);
    const two = parsed('Two cafés left us in May, but a school asked for bread every day.');
    expect(splitParts(two)).toHaveLength(2);
  });
});

describe('who pays in a story', () => {
  const story = (last: string) =>
    `I repair bicycles from a van in Ghent, from March to November, and people book by phone. We had 46 customers last month at €65 a visit, parts cost €14 and the lease is €420. ${last}`;

  it('is not whoever asked for a contract while others pay', () => {
    const { pays } = read(story('Two courier firms asked for a contract.'));
    expect(pays?.value ?? '').not.toContain('courier');
  });

  it('is sure only where the text says that they pay', () => {
    const { pays } = read(
      'Vet clinics in Ohio lose hours on the phone every morning with owners who cancel. Our line answers for them and books the next visit by itself, day and night, in both languages.',
    );
    expect(pays?.sure ?? false).toBe(false);
  });
});
