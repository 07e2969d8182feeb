import { describe, expect, it } from 'vitest';
import { loadTestKnowledge } from '../test/known.ts';
import type { BusinessModel } from './business-model.ts';
import { readBusinessModel } from './parse/read-business-model.ts';

const { businessModels } = loadTestKnowledge();

const linesOf = (model: BusinessModel): readonly string[] => [
  ...model.decides,
  ...model.hard,
  ...model.failures,
  ...model.works,
  ...model.needs,
  ...model.questions,
  model.today,
];

describe('the notes on business models', () => {
  it('are many, each with a name of its own', () => {
    expect(businessModels.length).toBeGreaterThanOrEqual(50);
    expect(new Set(businessModels.map(({ name }) => name)).size).toBe(businessModels.length);
  });

  it('compare by eight features, each once', () => {
    for (const { compared } of businessModels) expect(new Set(compared).size).toBe(8);
  });

  it('say nothing twice', () => {
    const lines = businessModels.flatMap(linesOf);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });

  it.each(businessModels)('$id has shares that can be and tests that can be filled in', (model) => {
    const least = model.cuts.reduce((sum, { share }) => sum + share[0], 0);
    expect(least).toBeLessThan(1);
    expect(model.lostMonthly?.[1] ?? 0).toBeLessThan(0.5);
    for (const { do: what, passes, days } of [...model.tests, model.firstStep]) {
      expect(`${what} ${passes}`.replaceAll(/\{payer\|[a-z' -]+\}/gu, '')).not.toMatch(/[{}]/u);
      expect(days).toBeLessThanOrEqual(60);
    }
  });
});

const whole = `name: Gadget
they: gadgets
side: people
decides: One.
decides: Two.
hard: Three.
hard: Four.
fail: Five. => Sell five before you build.
fail: Six.
works: It works where seven.
works: It works where eight.
${Array.from({ length: 8 }, (_, at) => `compare: Feature ${at + 1}\n`).join('')}needs: Nine.
needs: Ten.
cut: shops keep | 35-50
loss: 2-4
price: 20-80 USD | piece
ask: How many?
ask: How much?
ask: How long?
test: Sell 20 pieces to {payer|buyers}. | At least 4 pay. | 21
before: Film it. | At least 5 reserve one. | 14
rule EU: CE | a file
rule *: Tax | a number
today: They improvise.
grade: low
`;

describe('a file', () => {
  it('is read line by line', () => {
    const model = readBusinessModel('gadget', whole);
    expect(model.cuts).toEqual([{ says: 'shops keep', share: [0.35, 0.5] }]);
    expect(model.lostMonthly).toEqual([0.02, 0.04]);
    expect(model.winMonths).toBeNull();
    expect(model.tests).toEqual([
      { do: 'Sell 20 pieces to {payer|buyers}.', passes: 'At least 4 pay.', days: 21 },
    ]);
    expect(model.failures).toEqual(['Five.', 'Six.']);
    expect(model.moves).toEqual({ 'Five.': 'Sell five before you build.' });
    expect(model.rules.map(({ region }) => region)).toEqual(['EU', null]);
  });

  it.each([
    ['a label nobody knows', 'name: Gadget', 'colour: red', 'gadget: no line is called "colour"'],
    ['a line too few', 'hard: Four.\n', '', 'gadget: has 1 of "hard", wanted are 2 to 2.'],
    ['no full stop', 'decides: One.', 'decides: One', 'a sentence ends with "."'],
    ['braces in a sentence', 'decides: One.', 'decides: On{e}.', 'no quotation marks or braces'],
    ['a move that is none', '=> Sell five before you build.', '=> sell five', 'what to do is one sentence'],
    ['a feature that is a sentence', 'compare: Feature 1\n', 'compare: Feature 1.\n', 'has no full stop'],
    ['a test without days', '| 21', '| soon', 'a test ends with its days'],
    ['a span the wrong way round', '35-50', '50-35', 'a span is two numbers'],
  ])('with %s is named', (_, from, to, message) => {
    expect(() => readBusinessModel('gadget', whole.replace(from, to))).toThrow(message);
  });
});
