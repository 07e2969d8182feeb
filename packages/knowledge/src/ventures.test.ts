import { describe, expect, it } from 'vitest';
import { loadTestKnowledge } from '../test/known.ts';
import { readVentures } from './parse/read-ventures.ts';
import { VentureList } from './venture.ts';

const { ventures } = loadTestKnowledge();
const all = Array.from({ length: ventures.length }, (_, at) => ventures.at(at)).filter(
  (one) => one !== undefined,
);

describe('the worked businesses', () => {
  it('are thousands, and each kind of business has some', () => {
    expect(all.length).toBeGreaterThan(4000);
    const industries = new Set(all.map(({ niche }) => niche.split('/')[0]));
    expect(industries.size).toBe(loadTestKnowledge().verticals.length);
  });

  it('say no sentence for two of them', () => {
    const said = all.flatMap(({ decides, fails, works, instead }) => [
      decides.says,
      fails.says,
      works.says,
      instead,
    ]);
    const seen = new Set<string>();
    expect(said.filter((line) => seen.size === seen.add(line).size)).toEqual([]);
  });

  it('have tests within a year', () => {
    expect(all.filter(({ test }) => test.days > 366).map(({ id }) => id)).toEqual([]);
  });
});

const whole = `# Mobile shearing for small flocks
in: grazing-herds
said: I shear sheep for smallholders.
said: travelling shearer
pays: smallholders with sheep
model: home-visit-service
decides: Driving eats the day. => Book one valley a day.
instead: Contract shearers take big flocks first, *Wool & Co* or *shear.it* the rest.
fails: They drive an hour for six sheep. => Set a minimum charge.
works: Keepers rebook who comes on the day. => Open the calendar in March.
price: a small flock shorn at home | 6-15 GBP | head
test: Ring 30 smallholders. | 8 book a date. | 14
ask: How many sheep can you reach?
rule GB: Welfare rules | cuts are treated => Carry what treats a cut.
mark: 58
`;

describe('a file', () => {
  it('is read block by block', () => {
    const [first, second, ...others] = readVentures(
      'agritech',
      `${whole}\n\n${whole.replace('Mobile', 'Barn')}`,
    );
    expect(others).toEqual([]);
    expect(second?.id).toBe('agritech/barn-shearing-for-small-flocks');
    expect(first).toMatchObject({
      id: 'agritech/mobile-shearing-for-small-flocks',
      niche: 'agritech/grazing-herds',
      instead: 'Contract shearers take big flocks first, Wool & Co or shear.it the rest.',
      named: ['Wool & Co', 'shear.it'],
      decides: { says: 'Driving eats the day.', move: 'Book one valley a day.' },
      price: { low: 6, high: 15, currency: 'GBP', per: 'head' },
      test: { do: 'Ring 30 smallholders.', passes: '8 book a date.', days: 14 },
      rules: [{ region: 'GB', name: 'Welfare rules', says: 'cuts are treated' }],
      mark: 58,
    });
  });

  it('may have words to be found by', () => {
    const [first] = readVentures('agritech', whole.replace('pays:', 'also: clipper fleece wool\npays:'));
    expect(first?.also).toBe('clipper fleece wool');
    expect(readVentures('agritech', whole)[0]).not.toHaveProperty('also');
  });

  it.each([
    ['no name', '# Mobile', 'Mobile', 'a business begins with "# "'],
    ['a label that is none', 'pays:', 'buys:', 'a line begins with its label'],
    ['a line too few', 'said: travelling shearer\n', '', 'has 1 of "said", wanted are 2 to 2.'],
    ['no order behind a line', ' => Book one valley a day.', '', 'what to do about it is wanted'],
    ['a price without a currency', '6-15 GBP', '6-15', 'a currency of three letters'],
    ['a test without days', '| 14', '| soon', 'a test ends with its days'],
    ['a rule of no place', 'rule GB:', 'rule:', 'only a rule, has a region'],
    ['a name marked on one side', '*shear.it*', '*shear.it', 'a name stands between two asterisks'],
    ['a mark around nothing', '*shear.it*', '**', 'a marked name is empty'],
    ['a mark beyond the scale', 'mark: 58', 'mark: 580', 'a mark is 0 to 100'],
  ])('with %s is named', (_, from, to, message) => {
    expect(() => readVentures('agritech', whole.replace(from, to))).toThrow(message);
  });
});

it('a list unpacks each as it was', () => {
  const read = readVentures('agritech', whole);
  const list = VentureList.of(read);
  expect([list.length, list.at(0), list.at(1)]).toEqual([1, read[0], undefined]);
});
