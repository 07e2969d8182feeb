import { describe, expect, it } from 'vitest';
import { calculators } from './index.ts';
import { findProblem, readInputs } from './read-inputs.ts';

/** Each sum was done on paper or is in the reference (metrics, A3 and A5; WCAG 2.2). */
const cases: readonly (readonly [name: string, inputs: Record<string, string>, says: readonly string[]])[] = [
  ['runway', { cash: '420000', burn: '35,000' }, ['The money lasts 12 months.']],
  ['runway', { cash: '420000', burn: '0' }, ['Never runs out: nothing is burned.']],
  ['runway', { cash: '420000', burn: '-5000' }, ['Never runs out: cash flow is positive.']],
  // 50 × 80 % ÷ 4 % = 1,000; stopped after 60 months: 40 × (1 − 0.96^60) ÷ 0.04 = 913.6
  ['ltv', { price: '50', margin: '80', churn: '4' }, ['leaves $1,000 of margin', 'stays 25 months', '$914']],
  ['ltv', { price: '50', margin: '80', churn: '0' }, ['Not defined: nobody has left yet.', '$2,400']],
  // ln(1 − 400 × 0.04 ÷ 40) ÷ ln 0.96 = 12.51
  [
    'cac-payback',
    { cac: '400', price: '50', margin: '80', churn: '4' },
    ['back after 12.5 months', '10 months'],
  ],
  ['cac-payback', { cac: '2000', price: '50', margin: '80', churn: '4' }, ['Never: customers leave']],
  [
    'default-alive',
    { cash: '500000', expenses: '60000', revenue: '20000', growth: '10' },
    ['Default alive', 'month 12'],
  ],
  [
    'default-alive',
    { cash: '100000', expenses: '60000', revenue: '20000', growth: '2' },
    ['Default dead', 'It lives at a growth of'],
  ],
  // 73,403.6 would be one dollar too many when rounded: what is printed as the limit is alive when typed.
  [
    'default-alive',
    { cash: '400000', expenses: '79000', revenue: '24000', growth: '8' },
    ['growth of 9.6 %', '$73,403'],
  ],
  ['default-alive', { cash: '400000', expenses: '73403', revenue: '24000', growth: '8' }, ['Default alive']],
  ['default-alive', { cash: '400000', expenses: '73404', revenue: '24000', growth: '8' }, ['Default dead']],
  [
    'default-alive',
    { cash: '400000', expenses: '79000', revenue: '24000', growth: '9.6' },
    ['Default alive'],
  ],
  [
    'breakeven',
    { fixed: '9000', price: '40', variable: '10' },
    ['Sell 300 a month', '$12,000', '265 are enough'],
  ],
  ['breakeven', { fixed: '9000', price: '10', variable: '10' }, ['Never: each one sold']],
  ['churn-months', { churn: '5' }, ['20 months', '13.5 months', '54 are left', '46 %']],
  ['cohort-curve', { active: '1000, 869, 743, 653, 593, 551, 517, 491' }, ['Of 1,000, about']],
  ['cohort-curve', { active: '10, 10, 10' }, ['Nobody has left yet']],
  [
    'market-bottom-up',
    { goal: '1000000', price: '40', market: '20000' },
    ['2,084 customers: 10.4 %', '$9,600,000 a year'],
  ],
  ['market-bottom-up', { goal: '1000000', price: '40', market: '2000' }, ['there are only 2,000']],
  // 16 × 0.035 × 0.965 ÷ 0.01² = 5,404
  ['sample-size', { share: '3', difference: '1', visitors: '1000' }, ['5,404 visitors', '10.8 weeks']],
  ['sample-size', { share: '3', difference: '0', visitors: '1000' }, ['No number of visitors']],
  ['spoken-time', { words: '420', pace: '140' }, ['It takes 3 minutes to say.', '420 words']],
  ['spoken-time', { words: '211', pace: '140' }, ['1 minute 30 seconds']],
  ['contrast', { text: '#000000', background: '#ffffff' }, ['21.0:1', 'enough for all text']],
  [
    'contrast',
    { text: '#777777', background: '#ffffff' },
    ['4.4:1', 'large text only', 'nearest colour that passes'],
  ],
  // (100 ÷ 10)^(1 ÷ 24) − 1 = 10.07 %
  [
    'growth-goal',
    { now: '10000', goal: '100000', months: '24' },
    ['10.1 % every month', '7.2 months', '$31,623'],
  ],
];

it.each(cases)('%s of %j', async (name, inputs, says) => {
  const { calculator } = (await calculators[name]?.()) ?? {};
  expect(calculator?.fields.map((field) => findProblem(field, inputs[field.name] ?? ''))).toEqual(
    calculator?.fields.map(() => null),
  );
  const answer = calculator?.answer(readInputs(inputs));
  const text = [answer?.sentence, ...(answer?.notes ?? [])].join(' ');
  for (const words of says) expect(text).toContain(words);
});

it('every calculator has a case', () => {
  expect(new Set(cases.map(([name]) => name))).toEqual(new Set(Object.keys(calculators)));
});

describe('what is typed', () => {
  const money = { name: 'a', label: 'A', min: 0, max: 100 };
  it.each([
    ['$1,2', null],
    ['', 'Write a number.'],
    ['1e3', 'Write a number.'],
    ['-1', 'At least 0.'],
    ['101', 'At most 100.'],
  ])('%j → %s', (typed, problem) => expect(findProblem(money, typed)).toBe(problem));

  it('numbers fall, colours are whole', () => {
    expect(findProblem({ ...money, kind: 'numbers' }, '10, 12, 9')).toBe(
      'Each number is at most the one before it.',
    );
    expect(findProblem({ ...money, kind: 'numbers' }, '10, 9')).toContain('three numbers');
    expect(findProblem({ ...money, kind: 'colour' }, '#abc')).toBe(
      'Write a colour as # and six digits or letters a to f.',
    );
  });
});
