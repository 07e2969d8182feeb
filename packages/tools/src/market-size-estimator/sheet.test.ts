import { type AnswerBlock, checkReport, fillText, type Report, type Statement } from '@slipway/report';
import { describe, expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { engine } from './engine.ts';
import type { MarketInput } from './fields.ts';
import { gather } from './gather.ts';

const library = loadTestLibrary();

interface Read {
  readonly report: Report;
  readonly answer: AnswerBlock;
  readonly verdict: string;
  readonly reasons: Readonly<Record<string, string>>;
  readonly big: string;
  readonly blocks: readonly string[];
  value(figure: string): number | null | undefined;
}

function read(input: MarketInput): Read {
  const report = engine.run(input, gather(input, library));
  expect(checkReport(report)).toEqual([]);
  const answer = report.blocks.find((block) => block.kind === 'answer');
  if (answer === undefined) throw new Error('There is no answer.');
  const say = ({ text }: Statement) => fillText(text, report.figures).replaceAll('\u00a0', ' ');
  return {
    report,
    answer,
    verdict: say(answer.verdict),
    reasons: Object.fromEntries(answer.reasons.map(({ label, statement }) => [label, say(statement)])),
    big: answer.big === undefined ? '' : fillText(`{{f:${answer.big.figure}}}`, report.figures),
    blocks: report.blocks.map(({ id }) => id),
    value: (figure) => report.figures[figure]?.value,
  };
}

const idea = 'Software that takes phone orders.';
const dental: MarketInput = {
  idea,
  customer: 'dental offices',
  region: 'US',
  charges: 'subscription',
  price: 249,
  per: 'month',
  currency: 'USD',
};

describe('a count of who pays', () => {
  test('is multiplied by the price', () => {
    const { verdict, reasons, big, value, answer } = read(dental);
    expect(verdict).toBe('$1M a year is 330 dental offices at $249 a month.');
    // 136,855 × 249 × 12 = 408.9 million; a million is 0.24 % of it.
    expect(value('tam')).toBe(410_000_000);
    expect(big).toBe('$410M a year');
    expect(value('needShare')).toBe(0.0024);
    expect(reasons.Count).toBe(
      'BLS QCEW annual averages, 2024: 140,000 dental offices in the United States. $1M a year takes 0.2% of them.',
    );
    expect(answer.word).toBeNull();
    expect(answer.question?.field).toBe('dealsPerSeller');
  });

  test.each<[string, MarketInput, number]>([
    // 9,300 firms of the SRA × £60 × 12
    [
      'in pounds',
      { ...dental, customer: 'law firms', region: 'GB', currency: 'GBP', price: 60, count: 'uk-law-firms' },
      6_700_000,
    ],
    // 136,855 × 20 × 12 × 4 seats
    [
      'by seats',
      { ...dental, charges: 'seat', price: 20, per: 'seat a month', unitsPerCustomer: 4 },
      130_000_000,
    ],
    // 136,855 × 3 uses × 300
    ['by use', { ...dental, charges: 'usage', price: 3, per: 'order', timesPerYear: 300 }, 120_000_000],
    // 136,855 × 12 % × 500 × 100
    [
      'by a share of sales',
      { ...dental, charges: 'take-rate', takeRate: 0.12, saleSize: 500, timesPerYear: 100 },
      820_000_000,
    ],
    // 136,855 × 1 % × 50 × 10,000
    [
      'by card fees',
      { ...dental, charges: 'interchange', takeRate: 0.01, saleSize: 50, timesPerYear: 10_000 },
      680_000_000,
    ],
    // 136,855 × 8,000 every four years
    [
      'sold once',
      { ...dental, charges: 'one-off', price: 8000, per: 'unit', timesPerYear: 0.25 },
      270_000_000,
    ],
    // 136,855 × 14 × 12
    ['by rent', { ...dental, charges: 'rent', price: 14, per: 'month' }, 23_000_000],
    // 136,855 × 150 × 12 visits
    ['by the job', { ...dental, charges: 'fee', price: 150, per: 'job', timesPerYear: 12 }, 250_000_000],
    ['by a licence', { ...dental, charges: 'licence', price: 1000, per: 'year' }, 140_000_000],
  ])('%s', (_, input, tam) => {
    expect(read(input).value('tam')).toBe(tam);
  });

  test.each<[string, MarketInput, string]>([
    ['seats a customer', { ...dental, charges: 'seat', price: 20, per: 'seat a month' }, 'unitsPerCustomer'],
    ['uses a year', { ...dental, charges: 'usage', price: 3, per: 'order' }, 'timesPerYear'],
    ['the size of a sale', { ...dental, charges: 'take-rate', takeRate: 0.12 }, 'saleSize'],
  ])('waits for %s', (_, input, field) => {
    const { value, answer, blocks } = read(input);
    expect(value('tam')).toBeUndefined();
    expect(blocks).not.toContain('rings');
    expect(answer.question?.field).toBe(field);
  });
});

describe('no count of somebody else', () => {
  test('asks for it, and takes one that is typed', () => {
    const input: MarketInput = { ...dental, customer: 'grease haulers' };
    const { reasons, answer, value } = read(input);
    expect(reasons.Count).toBeUndefined();
    expect(value('tam')).toBeUndefined();
    expect(answer.question?.field).toBe('buyers');
    // 2,000 × 249 × 12 = 5.98 million
    const own = read({ ...input, buyers: 2000 });
    expect(own.value('tam')).toBe(6_000_000);
    expect(own.reasons.Count).toBe(
      'You count 2,000 grease haulers in the United States. $1M a year takes 17% of them.',
    );
  });

  test('a wider group is offered, and used only when chosen', () => {
    const input: MarketInput = { ...dental, customer: 'compounding pharmacies' };
    const { answer, value } = read(input);
    expect(value('tam')).toBeUndefined();
    expect(answer.question?.field).toBe('count');
    expect(answer.question?.options).toEqual([
      { value: 'us-independent-pharmacies', label: 'Independent pharmacies: 19,000 (NCPA Digest, 2024)' },
      { value: 'rate/pharmacies/US', label: 'pharmacies: 52,000 to 170,000 (our estimate)' },
      { value: 'none', label: 'None of these' },
    ]);
    // 19,000 × 249 × 12 = 56.8 million
    expect(read({ ...input, count: 'us-independent-pharmacies' }).value('tam')).toBe(57_000_000);
    const refused = read({ ...input, count: 'none' });
    expect(refused.value('tam')).toBeUndefined();
    expect(refused.answer.question?.field).toBe('buyers');
  });

  test('another country is another count', () => {
    const { value, reasons } = read({ ...dental, region: 'KE' });
    // Nothing published is of Kenya: a range, and a sum with the same ends.
    expect(value('buyers')).toBe(7600);
    expect(reasons.Count).toContain(
      'We estimate 3,400–17,000 dental offices in Kenya, at 60 to 300 for a million',
    );
  });

  test('without a place, the place is asked and no country stands in', () => {
    const { region: _, ...placeless } = dental;
    const { value, reasons, answer } = read(placeless);
    expect(value('tam')).toBeUndefined();
    expect(reasons.Count).toBeUndefined();
    expect(answer.question?.field).toBe('region');
  });

  test('while who pays is in doubt, that is asked first', () => {
    const basis = gather(dental, library);
    const doubted = {
      ...basis,
      profile: { ...basis.profile, pays: { ...basis.profile.pays, standing: 'unsure' as const } },
    };
    const report = engine.run(dental, doubted);
    const answer = report.blocks.find((block) => block.kind === 'answer');
    expect(report.figures.tam).toBeUndefined();
    expect(answer?.question?.field).toBe('customer');
    expect(answer?.question?.options[0]).toEqual({ value: 'dental offices', label: 'dental offices' });
    // Said with an if, and not multiplied.
    expect(fillText(answer?.reasons[0]?.statement.text ?? '', report.figures)).toBe(
      'If they pay, BLS QCEW annual averages, 2024, has 140,000 dental offices in the United States.',
    );
    expect(checkReport(report)).toEqual([]);
  });
});

describe('without a price', () => {
  test('nothing is counted, and the run costs nothing', () => {
    const { report, answer } = read({ idea, customer: 'grease haulers', region: 'US' });
    expect(report.asksBack).toBe(true);
    expect(answer.question?.field).toBe('price');
    expect(answer.reasons).toEqual([]);
    expect(report.blocks.map(({ kind }) => kind)).toEqual(['reading', 'answer']);
  });

  test('one that stands for itself is still counted', () => {
    const { report, big, verdict } = read({ idea, customer: 'hospitals', region: 'US' });
    expect(verdict).toBe(
      'There are 6,100 hospitals in the United States. If one in twenty buys, $1M a year takes $3,300 a year from each.',
    );
    expect(report.asksBack).toBeUndefined();
    expect(big).toContain('hospitals');
  });

  const recall = {
    id: 'dental/recall#price:0',
    niche: null,
    likely: 0.7,
    what: 'recall software',
    low: 100,
    high: 400,
    currency: 'USD',
    per: 'office a month',
    whose: 'to-them',
  } as const;

  test('a comparable price of our notes stands in, as a range and marked as ours', () => {
    const { price: _, per: __, currency: ___, ...unpriced } = dental;
    const basis = gather(unpriced, library);
    const report = engine.run(unpriced, {
      ...basis,
      profile: { ...basis.profile, niche: { ...basis.profile.niche, standing: 'confirmed' } },
      notes: { ...basis.notes, known: 'near', prices: [recall] },
    });
    const answer = report.blocks.find((block) => block.kind === 'answer');
    expect(checkReport(report)).toEqual([]);
    // A million ÷ 4,800 and ÷ 1,200; 136,855 × the same.
    expect(fillText(answer?.verdict.text ?? '', report.figures)).toBe(
      '$1M a year is 210–830 dental offices at $100–$400 a month: recall software, by our notes.',
    );
    expect(report.figures.tam).toMatchObject({ value: null, range: { low: 160_000_000, high: 660_000_000 } });
    expect(answer?.question?.field).toBe('price');
    expect(answer?.assumed).toBeDefined();
  });

  test('a yearly price of our notes stands beside a monthly one as a twelfth', () => {
    const basis = gather(dental, library);
    const yearly = { ...recall, low: 1200, high: 4800, per: 'year' };
    const notes = { ...basis.notes, known: 'near', prices: [yearly] } as const;
    const niche = { ...basis.profile.niche, standing: 'confirmed' } as const;
    const report = engine.run(dental, { ...basis, profile: { ...basis.profile, niche }, notes });
    expect(checkReport(report)).toEqual([]);
    expect(report.figures['at:low:price']).toMatchObject({ value: 100, provenance: { kind: 'assumed' } });
    expect(report.figures['at:high:price']).toMatchObject({ value: 400 });
    expect(report.figures['at:high:needed']).toMatchObject({ value: 210 });
  });

  test.each([
    ['ads', 'adRate'],
    ['grant', 'price'],
    ['take-rate', 'takeRate'],
    ['interchange', 'takeRate'],
  ] as const)('%s asks for its own number', (charges, field) => {
    expect(read({ idea, customer: 'grease haulers', region: 'US', charges }).answer.question?.field).toBe(
      field,
    );
  });

  test('advertisers pay by the view, and there is no market of customers', () => {
    const { verdict, blocks } = read({ idea, charges: 'ads', adRate: 5, region: 'US', customer: 'readers' });
    expect(verdict).toBe('$1M a year is 200 million views at $5 per thousand.');
    expect(blocks).not.toContain('rings');
  });
});

describe('what can be won', () => {
  const sold: MarketInput = { ...dental, sellers: 2, dealsPerSeller: 4, churnPerMonth: 0.02, years: 3 };

  test('is what the people who sell can sign and keep', () => {
    const { value, reasons, blocks } = read(sold);
    const months = 36 - (value('cycleMonths') ?? 0);
    const kept = (8 * (1 - 0.98 ** months)) / 0.02;
    expect(value('som')).toBe(Number((kept * 249 * 12).toPrecision(2)));
    expect(reasons['What bounds you']).toMatch(
      /^At 4 customers a month each, 2 sellers can keep \d+ dental offices after 3 years\.$/u,
    );
    expect(blocks).toEqual(
      expect.arrayContaining(['methods', 'rings', 'distribution', 'tornado', 'assumptions', 'working']),
    );
  });

  test('shares are the founder’s to set: until then all are served', () => {
    expect(read(sold).value('sam')).toBeUndefined();
    expect(read({ ...sold, fitShare: 0.6 }).value('sam')).toBe(250_000_000);
  });
});

test('the arithmetic says stop when all of them together are too few', () => {
  // 40 × 249 × 12 = 119,520
  const small: MarketInput = { ...dental, customer: 'cable car operators', buyers: 40 };
  const { answer, verdict } = read(small);
  expect(answer.word).toBe('Stop');
  expect(answer.question?.field).toBe('price');
  expect(verdict).toBe('All 40 cable car operators together pay $120,000 a year; you want $1M a year.');
  expect(read({ ...small, yardstick: 'side-income' }).answer.word).toBeNull();
  expect(read({ ...small, yardstick: 'public-good' }).answer.word).toBeNull();
  // 410 million is enough for a venture that asks for 100, and 57 million is not.
  expect(read({ ...dental, yardstick: 'venture' }).answer.word).toBeNull();
  expect(read({ ...dental, customer: 'independent pharmacies', yardstick: 'venture' }).answer.word).toBe(
    'Stop',
  );
});

test.each<[string, MarketInput, string | null]>([
  ['a share and nobody who sells', { ...dental, adoption: 0.01 }, 'lint-share'],
  ['a share and somebody who sells', { ...dental, adoption: 0.01, sellers: 1, dealsPerSeller: 2 }, null],
  ['a large part of all', { ...dental, buyers: 300, sellers: 2, dealsPerSeller: 4 }, 'lint-implied'],
  ['ways that differ', { ...dental, marketFigure: 1e11, marketShare: 0.2 }, 'lint-gap'],
  ['years far apart', { ...dental, marketFigure: 1e10, marketShare: 0.05, marketYear: 2016 }, 'lint-years'],
  [
    'people counted and rooms charged',
    { ...dental, customer: 'dentists', count: 'us-dentists', per: 'unit', charges: 'fee', timesPerYear: 2 },
    'lint-units',
  ],
  ['more than there are', { ...dental, buyers: 400_000 }, 'lint-double'],
  ['nothing amiss', dental, null],
])('a warning fires on %s', (_, input, id) => {
  const fired = read(input).blocks.filter((block) => block.startsWith('lint-') && block !== 'lint-currency');
  expect(fired).toEqual(id === null ? [] : [id]);
});

test('the answer fits on one screen', () => {
  for (const input of [dental, engine.sample, { ...dental, customer: 'grease haulers' }]) {
    const { report, answer } = read(input);
    const said = [
      answer.verdict,
      ...answer.reasons.map(({ statement }) => statement),
      answer.next?.do,
      answer.next?.passes,
      answer.assumed,
      answer.question?.question,
    ].flatMap((one) => (one === undefined ? [] : fillText(one.text, report.figures).split(/\s+/u)));
    expect(said.length).toBeLessThanOrEqual(120);
  }
});
