import { type AnswerBlock, fillText, listSentences, type Report } from '@slipway/report';
import { describe, expect, test } from 'vitest';
import { readInput } from '../read-input.ts';
import type { Basis } from './basis.ts';
import { engine } from './engine.ts';
import { fields, type Input } from './fields.ts';
import { learns } from './learns.ts';

const basis: Basis = { asOf: '2026-11-16', benchmarks: [], views: null };

/** As a person would paste it: a line a period. Answers the sheet, or the sentence that refuses it. */
function give(text: string, more: Record<string, unknown> = {}, day = basis.asOf): Report | string {
  const rows = text.split('\n').map((line) => {
    const [at = '', value = ''] = line.split('|').map((part) => part.trim());
    return { at, value };
  });
  const read = readInput(fields, { series: rows, measure: 'customers', ...more });
  if (!read.ok) return read.problems.map(({ message }) => message).join(' ');
  const problems = engine.check(read.input as Input);
  if (problems.length > 0) return problems.map(({ message }) => message).join(' ');
  return engine.run(read.input as Input, { ...basis, asOf: day });
}

const months = (values: readonly (number | string)[], from = 2025) =>
  values
    .map((value, at) => `${from + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')} | ${value}`)
    .join('\n');
const sheet = (given: Report | string): Report => {
  if (typeof given === 'string') throw new Error(given);
  return given;
};
const answer = (given: Report | string) => {
  const { blocks, figures } = sheet(given);
  const block = blocks[0] as AnswerBlock;
  return {
    verdict: fillText(block.verdict.text, figures),
    reasons: Object.fromEntries(
      block.reasons.map(({ label, statement }) => [label, fillText(statement.text, figures)]),
    ),
    next: block.next && fillText(`${block.next.do.text} ${block.next.passes?.text ?? ''}`, figures),
  };
};
const figure = (given: Report | string, id: string) => sheet(given).figures[id]?.value ?? null;
const steady = (rate: number, count: number, start = 100) =>
  Array.from({ length: count }, (_, at) =>
    Math.round(start * (1 + rate) ** at * (1 + 0.004 * Math.sin(at * 2.1))),
  );

describe('vectors of the metrics reference', () => {
  test('growth from 20,000 to 50,000 over 11 months is 8.687 %', () => {
    const rows = [
      20_000, 21_500, 23_800, 25_400, 27_900, 30_100, 33_000, 36_200, 39_000, 42_800, 46_100, 50_000,
    ];
    const report = sheet(give(months(rows), { assumptions: { window: 11 } }, '2026-01-16'));
    expect(figure(report, 'growth')).toBeCloseTo(0.08687, 5);
  });

  test('growth a week becomes growth a month: 5 % is 23.5 %', () => {
    const weeks = Array.from({ length: 14 }, (_, at) => {
      const day = new Date(Date.UTC(2026, 7, 3 + 7 * at)).toISOString().slice(0, 10);
      return `${day} | ${(1000 * 1.05 ** at).toFixed(4)}`;
    });
    const report = give(weeks.join('\n'));
    expect(figure(report, 'growth')).toBeCloseTo(0.05, 4);
    expect(figure(report, 'growth-month')).toBeCloseTo(0.2355, 3);
    expect(figure(report, 'doubling')).toBeCloseTo(Math.log(2) / Math.log(1.05), 2);
  });

  test('growth changed: 12 % to 4 % a month', () => {
    const rows = [100];
    for (let at = 0; at < 20; at++)
      rows.push((rows.at(-1) ?? 0) * (at < 10 ? 1.12 + 0.004 * (-1) ** at : 1.04 + 0.004 * (-1) ** at));
    const { reasons } = answer(give(months(rows.map((value) => value.toFixed(2)))));
    expect(reasons.Slower).toMatch(/^The pace changed in December: 12% a month before, 4% a month since\.$/u);
    const again = [...rows];
    for (let at = 0; at < 10; at++) again.push((again.at(-1) ?? 0) * (1.09 + 0.004 * (-1) ** at));
    const twice = answer(give(months(again.map((value) => value.toFixed(2))), {}, '2027-08-10')).reasons;
    expect(twice.Faster).toMatch(
      /^The pace changed in October: 4(?:\.\d)?% a month before, 9% a month since\. Until 19 months ago it was 12% a month\.$/u,
    );
  });
});

describe('each gives a right answer or one clear sentence', () => {
  test.each([
    ['one month', '2026-10 | 120', 'One month is a value, not a trend. Please add at least 3 more.'],
    [
      'two months',
      '2026-09 | 100\n2026-10 | 120',
      'Two months make a difference, not a trend. Please add at least 2 more.',
    ],
    ['nothing but a heading', 'Date | Customers', 'Your numbers, row 1, Number must be a number.'],
    [
      'two currencies',
      '2026-08 | €5\n2026-09 | $6\n2026-10 | €7',
      'Row 2, Number: $ in a table in €. Please use one currency.',
    ],
    [
      'a date that may be two',
      '03/04/2026 | 5\n05/06/2026 | 6',
      'Your numbers, row 1: does 03/04/2026 mean 3 April or 4 March? Please write 2026-04-03 or 2026-03-04.',
    ],
    ['rubbish', 'asdf | qwer\n!!! | ???', 'Your numbers, row 1, Number must be a number.'],
  ])('%s is refused', (_what, text, sentence) => {
    expect(give(text)).toBe(sentence);
  });

  const plain = [100, 108, 117, 126, 136, 147];
  test.each([
    ['the newest first', months(plain).split('\n').reverse().join('\n')],
    [
      'dates of Excel',
      ['45658', '45689', '45717', '45748', '45778', '45809']
        .map((day, at) => `${day} | ${plain[at]}`)
        .join('\n'),
    ],
    ['decimal commas', months(plain.map((value) => `${value},0`))],
    ['one currency', months(plain.map((value) => `€ ${value}`))],
    ['the first of each month', months(plain).replaceAll(' |', '-01 |')],
  ])('%s: the same answer', (_what, text) => {
    expect(answer(give(text)).verdict).toBe(answer(give(months(plain))).verdict);
  });

  test('a zero is a value: no rate begins there, and the slope of the others stands in', () => {
    const { verdict } = answer(give(months([0, 10, 12, 15, 18, 22])));
    expect(verdict).toBe(
      'Customers grew 21.9% a month so far, to 22 customers: 6 months give scenarios, not a forecast.',
    );
  });

  test('a gap stays open', () => {
    const rows = steady(0.05, 20).map((value, at) => (at === 9 || at === 10 ? '' : value));
    const report = sheet(give(months(rows), {}, '2026-09-16'));
    expect(listSentences(report)).toContain(
      '2 months had no number: a line was drawn across, and no error counted there.',
    );
    const holes = steady(0.05, 20).map((value, at) => (at % 3 === 1 ? '' : value));
    expect(answer(give(months(holes), {}, '2026-09-16')).verdict).toMatch(
      /^No forecast: 6 months of the history are open/u,
    );
  });

  test('below zero no rate is shown', () => {
    const { reasons } = answer(
      give(months([-10, 5, -3, 4, -8, 2, 1, -4, 3, 6, -2, 5, -1, 2, 4]), { measure: 'revenue' }),
    );
    expect(reasons.Change).toBe(
      'From $3 a month to $4 a month; with 6 months below zero a growth rate would mislead.',
    );
    expect(reasons.Growth).toBeUndefined();
  });

  test('all the same', () => {
    expect(answer(give(months(new Array(14).fill(7)))).verdict).toBe(
      'Customers are flat: 7 customers in each of 14 months.',
    );
  });

  test('from old numbers nothing is forecast, unless the founder wants it', () => {
    const rows = months(steady(0.06, 22));
    expect(answer(give(rows, {}, '2026-12-31')).verdict).toMatch(/it is a trend/u);
    expect(answer(give(rows, {}, '2027-01-01')).verdict).toMatch(
      /^No forecast: the last number, \d+ customers, is 3 months old\. Add the months since\.$/u,
    );
    const forced = sheet(give(rows, { assumptions: { old: 'forecast' } }, '2027-01-01'));
    expect(answer(forced).verdict).toMatch(/it is a trend/u);
    expect(listSentences(forced).join(' ')).toContain('Your last number is 3 months old');
  });
});

describe('the answer', () => {
  test('a trend, its test and a line to hold the next month against', () => {
    const { verdict, reasons, next } = answer(give(months(steady(0.06, 22)), { company: 'Acme' }));
    expect(verdict).toMatch(
      /^Acme grows (?:5\.9|6|6\.1)% a month, and it is a trend: expect \d+ customers in 6 months\.$/u,
    );
    expect(reasons.Tested).toMatch(
      /^\d+(?:\.\d)?% less error than repeating the last number, in \d+ back-tests on your past\.$/u,
    );
    expect(next).toMatch(
      /^Compare November with the forecast of \d+ customers\. It comes in at \d+ customers or more/u,
    );
  });

  test('noise about a level has no trend you can bank on', () => {
    const walk = [50, 58, 47, 60, 66, 52, 49, 61, 70, 62, 55, 68, 59, 47, 52, 63, 58, 66, 74, 61];
    const { verdict } = answer(give(months(walk), {}, '2026-09-10'));
    expect(verdict).toMatch(/^No trend you can bank on: /u);
  });

  test('nor has a walk, where the last value wins', () => {
    const walk = [
      400, 412, 405, 421, 433, 428, 417, 409, 398, 407, 395, 388, 402, 414, 409, 423, 436, 431, 440, 429, 417,
      422,
    ];
    const { verdict, next } = answer(give(months(walk)));
    expect(verdict).toMatch(
      /^No trend you can bank on: none of \d+ methods beat repeating 422 customers\.$/u,
    );
    expect(next).toMatch(/^Plan on 422 customers, with no growth in the budget\./u);
  });

  test('a year of growth and no trend all the same: why is said', () => {
    const walk = [
      300, 304, 310, 318, 324, 331, 338, 344, 350, 358, 385, 412, 431, 433, 428, 417, 429, 418, 427, 415, 430,
      421,
    ];
    const { verdict, reasons } = answer(give(months(walk)));
    expect(verdict).toMatch(/^No trend you can bank on/u);
    expect(reasons.Growth ?? '').not.toContain('doubles');
    expect(figure(give(months(walk)), 'doubling')).toBeNull();
    expect(reasons['Past year']).toMatch(
      /^Growth of \d+(?:\.\d)?% a year up to now\. Forecasts that carried it on missed by more, in \d+ back-tests on your past\.$/u,
    );
  });

  test('one leap is a spike', () => {
    const { reasons } = answer(give(months([100, 101, 100, 102, 101, 103, 102, 103, 160, 161, 162])));
    expect(reasons.Spike).toMatch(
      /^9\d(?:\.\d)?% of the gain over 6 months came in September, in one month\.$/u,
    );
  });

  test('a goal with a date: what it needs, what was done, what is forecast', () => {
    const rows = months(steady(0.06, 22));
    const { reasons } = answer(give(rows, { goal: 700, goalDate: '2027-06-15' }));
    expect(reasons.Goal).toMatch(
      /^700 customers by June needs 9(?:\.\d)?% a month; you did (?:5\.9|6|6\.1)% a month\.$/u,
    );
    expect(figure(give(rows, { goal: 700, goalDate: '2027-06-15' }), 'needed')).toBeCloseTo(
      (700 / (steady(0.06, 22).at(-1) ?? 0)) ** (1 / 8) - 1,
      9,
    );
    const long = months(steady(0.03, 28), 2024);
    expect(answer(give(long, { goal: 500, goalDate: '2026-12-31' }, '2026-05-20')).reasons.Goal).toMatch(
      /, and the forecast says 2\d\d customers\.$/u,
    );
    expect(answer(give(rows, { goal: 700 })).reasons.Goal).toMatch(
      /you reach 700 customers in 1[2-4] months\.$/u,
    );
    expect(answer(give(rows, { goal: 50 })).reasons.Goal).toMatch(/^Reached: /u);
    expect(answer(give(rows, { goal: 700, goalDate: '2020-01-01' })).reasons.Goal).toMatch(
      /is before your last number/u,
    );
  });

  test('the month that still runs is left out of a flow, and kept in a stock', () => {
    const rows = `${months(steady(0.05, 22))}\n2026-11 | 20`;
    expect(figure(give(rows, { measure: 'orders' }), 'last')).toBe(steady(0.05, 22).at(-1));
    expect(figure(give(rows, { measure: 'orders', assumptions: { unfinished: 'keep' } }), 'last')).toBe(20);
    expect(figure(give(rows), 'last')).toBe(20);
  });

  test('an odd number is named, and left out on demand', () => {
    const rows = months(steady(0.02, 22).map((value, at) => (at === 8 ? value * 2 : value)));
    const report = sheet(give(rows));
    expect(listSentences(report).join(' ')).toContain(
      'One number is far off: 234 customers beside 118 customers',
    );
    expect(figure(give(rows, { assumptions: { spikes: 'leave-out' } }), 'last')).toBe(figure(report, 'last'));
    expect(JSON.stringify(give(rows, { assumptions: { spikes: 'leave-out' } }))).not.toBe(
      JSON.stringify(report),
    );
  });

  test('it keeps to 120 words, and to 500 with what is open', () => {
    const report = engine.run(engine.sample, basis);
    const { verdict, reasons, next } = answer(report);
    const words = (texts: readonly string[]) => texts.join(' ').split(/\s+/u).length;
    expect(words([verdict, ...Object.values(reasons), next ?? ''])).toBeLessThanOrEqual(120);
    const shown = { ...report, blocks: report.blocks.filter(({ folded }) => folded !== true) };
    expect(words(listSentences(shown))).toBeLessThanOrEqual(500);
  });

  test('at the height of a season the forecast is lower, and stands beside the year before', () => {
    const wave = Array.from({ length: 40 }, (_, at) =>
      Math.round(
        1000 * 1.03 ** at * (1 + 0.3 * Math.sin((2 * Math.PI * at) / 12)) * (1 + 0.01 * Math.cos(at * 7)),
      ),
    );
    const given = give(months(wave, 2023), {}, '2026-05-10');
    const { verdict } = answer(given);
    expect(verdict).toMatch(
      / and it is a trend: expect [\d,]+ customers in 6 months, against [\d,]+ customers a year before\.$/u,
    );
    expect(figure(given, 'season-before')).toBe(wave[40 - 1 + 6 - 12]);
  });

  test('a season, the contest and both bands are on the sheet', () => {
    const wave = Array.from({ length: 36 }, (_, at) =>
      Math.round(
        1000 * 1.01 ** at * (1 + 0.3 * Math.sin((2 * Math.PI * at) / 12)) * (1 + 0.01 * Math.cos(at * 7)),
      ),
    );
    const report = sheet(give(months(wave, 2023), {}, '2026-01-10'));
    const block = (id: string) => report.blocks.find((one) => one.id === id);
    // The sine is highest in its fourth month, April, and lowest in October.
    expect(fillText(block('season')?.intro?.text ?? '', report.figures)).toMatch(
      /^April is (?:2\d|3\d)(?:\.\d)?% against the trend, October -(?:2\d|3\d)(?:\.\d)?%/u,
    );
    const contest = block('contest');
    if (contest?.kind !== 'table') throw new Error('There is no contest.');
    const names = contest.rows.map(({ cells: [first] }) => (first && 'label' in first ? first.label : ''));
    expect(names).toEqual(expect.arrayContaining(['The same time last season', 'Holt-Winters', 'Theta']));
    const errors = contest.rows.map(({ cells: [, second] }) =>
      second && 'figure' in second && second.figure !== undefined ? figure(report, second.figure) : null,
    );
    expect(errors).toEqual(errors.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    const chart = block('chart');
    if (chart?.kind !== 'line') throw new Error('There is no chart.');
    const [inner, outer] = chart.series[1]?.bands ?? [];
    const at = wave.length + 2;
    expect(outer?.low[at]).toBeLessThan(inner?.low[at] ?? Number.NaN);
    expect(outer?.high[at]).toBeGreaterThan(inner?.high[at] ?? Number.NaN);
  });

  test('a market by weeks stands beside months; by months beside weeks it is said', () => {
    const weekly = Array.from({ length: 60 }, (_, at) => ({
      at: new Date(Date.UTC(2025, 11, 29 + 7 * at)).toISOString().slice(0, 10),
      value: String(1000 + 10 * at),
    }));
    const own = months(steady(0.05, 10), 2026);
    const beside = sheet(give(own, { market: weekly }));
    expect(listSentences(beside).join(' ')).toMatch(/Your market grew 3\.7% a month over 9 months, you/u);
    const weeks = weekly.slice(0, 40).map(({ at, value }) => `${at} | ${value}`);
    const market = months(steady(0.05, 10), 2026)
      .split('\n')
      .map((line) => line.split(' | '))
      .map(([at, value]) => ({ at, value }));
    expect(listSentences(sheet(give(weeks.join('\n'), { market }))).join(' ')).toContain(
      'The numbers of the market are by longer steps than yours, by week.',
    );
  });

  test('growth is learnt of customers, not of visits', () => {
    const rows = months(steady(0.05, 22));
    expect(learns(sheet(give(rows)))).toMatchObject([{ id: 'growthPerMonth', figure: 'growth' }]);
    expect(learns(sheet(give(rows, { measure: 'visits' })))).toEqual([]);
  });
});

describe('who came and who left', () => {
  const rows = months([200, 210, 222]);
  const moved = [
    { month: '2025-02', new: 25, back: 1, lost: 16 },
    { month: '2025-03', new: 30, back: 2, lost: 20 },
  ];

  test('adds up to the numbers', () => {
    const report = give(rows, { movements: moved });
    expect(figure(report, 'moved-end')).toBe(222);
    expect(figure(report, 'quick')).toBeCloseTo(58 / 36, 9);
    // 16 of 200 and 20 of 210 left.
    expect(figure(report, 'kept')).toBeCloseTo(1 - 36 / 410, 9);
    expect(figure(report, 'moved-kept-2025-03')).toBe(190);
    // Of visits nobody knows who was there before.
    expect(figure(give(rows, { movements: moved, measure: 'visits' }), 'moved-back')).toBe(3);
  });

  test('says where it does not', () => {
    const report = sheet(give(rows, { movements: moved.map((row) => ({ ...row, new: 40 })) }));
    expect(listSentences(report).join(' ')).toContain(
      'That makes 247 customers; your numbers say 222 customers: one of them is wrong.',
    );
  });
});
