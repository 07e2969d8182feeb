import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dimensions, firstRead, firstReadMaxLength, ladder } from './first-read.ts';
import { heardIdeas } from './heard-ideas.ts';

const bare = 'A better way to keep in touch with old school friends';
/** One sentence per dimension that says something about it and nothing about evidence. */
const sentences = {
  severity: 'It costs them $900 a month.',
  frequency: 'It happens every day.',
  'willingness-to-pay': 'We charge $40/month.',
  market: 'It is for plumbers in Ohio.',
  timing: 'A new law from 2027 forces it.',
  competition: 'Unlike QuickBooks it is small.',
  differentiation: 'It is 10x faster.',
  distribution: 'We sell through trade associations.',
  'founder-fit': 'I ran a workshop for ten years.',
  feasibility: 'We built a working prototype.',
} as const;
const evidence = [
  'I asked my friends.',
  'According to Eurostat it is common.',
  'We interviewed 14 of them.',
  '120 people signed up.',
  'Three of them pay us already.',
] as const;

describe('what is heard in an idea', () => {
  it.each(heardIdeas)('$idea', ({ idea, rung, proof, heard }) => {
    const read = firstRead(idea);
    const said = read.dimensions.filter((dimension) => dimension.said);
    expect(Object.fromEntries(said.map(({ id, quote }) => [id, quote]))).toEqual(heard);
    expect(read.evidence).toMatchObject({ rung, quote: proof });
  });

  it.each(Object.entries(sentences))('hears %s in its own sentence', (id, sentence) => {
    const read = firstRead(`${bare}. ${sentence}`);
    const dimension = read.dimensions.find((one) => one.id === id);
    expect(dimension?.said).toBe(true);
    expect(sentence).toContain(dimension?.quote);
    expect(read.missing).not.toContain(id);
  });
});

describe('the evidence ladder', () => {
  it.each([
    ['We interviewed 12 clinics.', 'interviews'],
    ['Three schools in Ericeira try it since May.', 'waitlist'],
    ['Nine undertakers nearby said yes.', 'interviews'],
    ['Four undertakers nearby said yes.', 'opinion'],
    ['Five hospitals signed for January.', 'payment'],
    ['We want to interview 12 clinics.', 'none'],
    ['We have not interviewed 12 clinics.', 'none'],
    ['I interviewed 2 clinics.', 'opinion'],
    ['I talked to 12 friends.', 'opinion'],
    ['3 clinics pay.', 'payment'],
    ['No one pays.', 'none'],
    ['0 clinics pay us.', 'none'],
    ['If 3 clinics pay us, we start.', 'none'],
    ['3 clinics would pay us.', 'none'],
    ['40 on the waitlist.', 'waitlist'],
    ['A waitlist of 40 shops.', 'waitlist'],
    ['4 on the waitlist.', 'opinion'],
    ['We plan a waitlist of 40 shops.', 'none'],
    ['We signed letters of intent.', 'payment'],
    ['We have no letters of intent.', 'none'],
    ['$2,000 MRR so far.', 'payment'],
    ['12 million people pay rent in cash.', 'none'],
    ['Workers wait 30 days to get paid.', 'none'],
  ])('%s → %s', (text, rung) => {
    expect(firstRead(text).evidence.rung).toBe(rung);
  });

  it('keeps every idea without evidence at 40 or less, and says why', () => {
    const read = firstRead(`${bare}. ${Object.values(sentences).join(' ')}`);
    expect(read).toMatchObject({ high: 40, missing: [], evidence: { rung: 'none', ceiling: 4 } });
    expect(read.evidence.why).toContain('4 of 10');
  });

  it('has ceilings that only rise', () => {
    const ceilings = ladder.map(({ ceiling }) => ceiling);
    expect(ceilings).toEqual(ceilings.toSorted((a, b) => a - b));
  });
});

describe('the score range', () => {
  it('leaves silence open from nothing to the ceiling', () => {
    const read = firstRead('Three bakeries already pay us €120 a month.');
    const timing = read.dimensions.find(({ id }) => id === 'timing');
    expect(timing).toMatchObject({ said: false, quote: null, levelLow: 0, levelHigh: 10 });
  });

  it('counts "no competitors" against the idea', () => {
    const competition = firstRead('An app for dog walkers. We have no competitors.').dimensions[5];
    expect(competition).toMatchObject({ id: 'competition', levelLow: 0, levelHigh: 2 });
    expect(competition?.flag).toMatch(/not looked/);
  });

  it('asks first for the heaviest thing left unsaid, in the founder’s own noun', () => {
    expect(firstRead('An app for mobile dog groomers who work alone').next).toEqual({
      dimension: 'severity',
      question: 'What does this cost mobile dog groomers today, in hours or in money?',
    });
  });

  it('calls a few words too short', () => {
    expect(firstRead('Uber for dogs').verdict).toBe('too-short');
    expect(firstRead('').verdict).toBe('too-short');
    expect(firstRead('A shared calendar for choir conductors').verdict).toBe('read');
  });

  it('weighs to 100', () => {
    expect(dimensions.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  });
});

const piece = fc.oneof(
  fc.constantFrom(...Object.values(sentences), ...evidence, ...heardIdeas.map(({ idea }) => idea)),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('no', 'not', 'never', '$', '₹499', '10,000,000', '’', 'a a a a a a', '(((', '\n', '%'),
);
const anyText = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' '));

describe('for any text', () => {
  it('gives a range inside 0 to 100, levels under the ceiling and quotes from the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const read = firstRead(text);
        expect(read.low).toBeGreaterThanOrEqual(0);
        expect(read.high).toBeLessThanOrEqual(100);
        expect(read.low).toBeLessThanOrEqual(read.high);
        expect(read.high).toBeLessThanOrEqual(read.evidence.ceiling * 10);
        expect(read.dimensions.map(({ id }) => id)).toEqual(dimensions.map(({ id }) => id));
        for (const { quote, said, levelLow, levelHigh, ceiling } of read.dimensions) {
          expect(said).toBe(quote !== null);
          if (quote !== null) expect(text.includes(quote) && quote.length > 0).toBe(true);
          expect(levelLow).toBeLessThanOrEqual(levelHigh);
          expect(levelHigh).toBeLessThanOrEqual(ceiling);
        }
        expect(text).toContain(read.evidence.quote ?? '');
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same bytes twice, whatever was read in between', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        const first = JSON.stringify(firstRead(text));
        firstRead(other);
        expect(JSON.stringify(firstRead(text))).toBe(first);
      }),
    );
  });

  it('reads the first 600 characters only', () => {
    const long = `${bare}. `.padEnd(firstReadMaxLength, 'x ');
    expect(firstRead(`${long} We interviewed 12 clinics.`)).toEqual(firstRead(long));
  });

  it('never lowers the top when evidence is added', () => {
    const short = fc.constantFrom(...heardIdeas.map(({ idea }) => idea));
    fc.assert(
      fc.property(short, fc.constantFrom(...evidence), (idea, proof) => {
        expect(firstRead(`${idea}. ${proof}`).high).toBeGreaterThanOrEqual(firstRead(idea).high);
      }),
    );
  });

  it('never widens the range when something more is said', () => {
    const order = fc.shuffledSubarray(Object.values(sentences), { minLength: 2 });
    fc.assert(
      fc.property(order, fc.constantFrom('', ...evidence), (said, proof) => {
        let width = Number.POSITIVE_INFINITY;
        for (let upTo = 0; upTo <= said.length; upTo += 1) {
          const { low, high } = firstRead([`${bare}.`, proof, ...said.slice(0, upTo)].join(' '));
          // Both ends are rounded outwards, which may move each by less than a point.
          expect(high - low).toBeLessThanOrEqual(width + 1);
          width = Math.min(width, high - low);
        }
      }),
    );
  });
});
