import { loadReader } from '@slipway/analyst/load';
import { loadKnowledge } from '@slipway/knowledge/load';
import { describe, expect, it } from 'vitest';

const read = loadReader(loadKnowledge().niches);
const linesOf = (text: string) => read(text).claims.lines.map(({ kind, says }) => [kind, says]);

describe('clauses that stand on a sheet as they are', () => {
  it.each([
    [
      'We mend bikes in Ghent. Two courier firms asked for a contract.',
      'asked',
      'Two courier firms asked for a contract.',
    ],
    ['We rent rooms. Eleven dojos in Osaka would join.', 'asked', 'Eleven dojos in Osaka would join.'],
    ['We sew tents. I turn away three calls a week.', 'turned-away', 'You turn away three calls a week.'],
    [
      "I'm a speech therapist in Cork. We sell a course to parents.",
      'trade',
      'You are a speech therapist in Cork.',
    ],
  ])('%s', (text, kind, says) => {
    expect(linesOf(text)).toContainEqual([kind, says]);
  });

  it.each([
    'The inspector asks for the ledger every year.',
    'Customers ask for receipts.',
    'Two schools asked me not to come back.',
    "I'm not a software guy.",
    'Nobody asked for it.',
  ])('not: %s', (text) => {
    expect(linesOf(text)).toEqual([]);
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
