import { table } from '@slipway/finance/testing';
import { cellText, checkReport, fillText, headlineOf, listStatements, tablesOf } from '@slipway/report';
import { describe, expect, it } from 'vitest';
import { loadTestKnowledge } from '../../../../knowledge/test/known.ts';
import { engine } from '../engine.ts';
import type { Input, RawRow } from '../fields.ts';
import { gather } from '../gather.ts';
import { sample } from '../sample.ts';

const knowledge = loadTestKnowledge();

function sheetOf(cells: Partial<Record<keyof RawRow, readonly number[]>>, more: Input = {}) {
  const length = Math.max(...Object.values(cells).map((column) => column?.length ?? 0));
  const months = table(length, (at) =>
    Object.fromEntries(Object.entries(cells).map(([name, column]) => [name, column?.[at] ?? null])),
  );
  return read({ company: 'Tally', months, ...more });
}

function read(input: Input) {
  const report = engine.run(
    input,
    gather(input, {
      library: {
        knowledge,
        analyst: {
          read: () => expect.fail(),
          study: () => expect.fail(),
          suggestRivals: () => [],
        },
        naming: () => expect.fail(),
      },
    }),
  );
  expect(checkReport(report)).toEqual([]);
  const block = report.blocks[0];
  const tables = tablesOf(report);
  const texts = tables.flatMap(({ rows }) => rows.flatMap((row) => row.map(cellText)));
  return {
    report,
    tables,
    texts,
    verdict: headlineOf(report),
    tone: block?.kind === 'headline' ? block.tone : null,
    words: listStatements(report).map(({ text }) => fillText(text, report.figures)),
    value: (id: string) => report.figures[id]?.value ?? null,
  };
}

const flat = (value: number, length = 3) => Array.from({ length }, () => value);

describe('the headline and the cards are of the same months', () => {
  // Costs 30,000; revenue 10,000 + 10,000 + 60,000 is 26,667 a month: 3,333 a month are burned.
  const lumpy = sheetOf(
    {
      revenue: [10_000, 10_000, 60_000],
      cogs: flat(5_000),
      salesMarketing: flat(5_000),
      otherCosts: flat(20_000),
      cash: [110_000, 90_000, 100_000],
    },
    { mode: 'services' },
  );

  it('does not live on its revenue while it burns', () => {
    expect(lumpy.value('net-burn')).toBeCloseTo(30_000 - 80_000 / 3);
    expect(lumpy.value('runway')).toBeCloseTo(100_000 / (30_000 - 80_000 / 3));
    expect(lumpy.verdict).not.toMatch(/lives on its revenue|pays for everything/u);
  });

  it('lives on its revenue when the same months say so', () => {
    const { verdict, value } = sheetOf(
      {
        revenue: [38_000, 40_000, 42_000],
        cogs: flat(5_000),
        salesMarketing: flat(5_000),
        otherCosts: flat(20_000),
        cash: flat(50_000),
      },
      { mode: 'services' },
    );
    expect(value('net-burn')).toBe(-10_000);
    expect(verdict).toBe(
      'Tally lives on its revenue: $40,000 a month comes in and $30,000 a month goes out.',
    );
  });

  it('does not live on its revenue while the bank empties', () => {
    // 10,000 more come in than go out, and yet 15,000 leave the bank each month.
    const { verdict, tone } = sheetOf(
      {
        revenue: flat(40_000, 4),
        cogs: flat(5_000, 4),
        salesMarketing: flat(5_000, 4),
        otherCosts: flat(20_000, 4),
        cash: [145_000, 130_000, 115_000, 100_000],
      },
      { mode: 'services' },
    );
    expect(verdict).toBe(
      'On paper Tally lives on its revenue, $40,000 a month in and $30,000 a month out. But $15,000 a month leaves the bank: find out where it goes.',
    );
    expect(tone).toBe('fair');
  });

  it('says so when the cash is gone', () => {
    const { verdict, words } = sheetOf(
      {
        revenue: [900, 800],
        cogs: flat(100, 2),
        salesMarketing: flat(0, 2),
        otherCosts: flat(2_900, 2),
        cash: [0, -500],
      },
      { mode: 'services' },
    );
    expect(verdict).toBe('Tally is out of cash: -$500 in the bank and $2,150 a month of burn.');
    expect(words.join(' ')).not.toContain('0 months');
  });

  // Twice the months, twice the window: the verdict follows the cards.
  it.each([
    [3, 40_000 - 70_000 / 3],
    [6, 40_000 - 100_000 / 6],
  ])('over %d months', (windowMonths, burn) => {
    const { value } = sheetOf(
      {
        revenue: [10_000, 10_000, 10_000, 20_000, 20_000, 30_000],
        cogs: flat(5_000, 6),
        salesMarketing: flat(5_000, 6),
        otherCosts: flat(30_000, 6),
        cash: flat(400_000, 6),
      },
      { mode: 'services', assumptions: { windowMonths, growth: 0 } },
    );
    expect(value('net-burn')).toBeCloseTo(burn);
    expect(value('runway')).toBeCloseTo(400_000 / burn);
    expect(value('zero-month')).toBeCloseTo(400_000 / burn);
  });

  it('holds costs against the bank balance when burn is counted from it', () => {
    // 20,000 leave the bank each month beside 10,000 of revenue: 30,000 go out, whatever the cost columns say.
    const { value } = sheetOf(
      {
        revenue: flat(10_000, 4),
        cogs: flat(5_000, 4),
        salesMarketing: flat(5_000, 4),
        otherCosts: flat(5_000, 4),
        cash: [260_000, 240_000, 220_000, 200_000],
      },
      { mode: 'services', assumptions: { burnFrom: 'cash', growth: 0 } },
    );
    expect(value('cash-out')).toBe(30_000);
    expect([value('runway'), value('zero-month')]).toEqual([10, 10]);
  });
});

describe('months of cash', () => {
  // 220,000 / 10,000 is 22, not "23, the first month that ends below zero".
  it.each([
    ['whole months', 220_000, 22, '22 months'],
    ['a part of one', 225_000, 22.5, '22.5 months'],
  ])('%s read the same in the headline and on the card', (_, cash, months, shown) => {
    const { verdict, value, texts } = sheetOf({
      revenue: flat(0),
      cogs: flat(0),
      salesMarketing: flat(2_000),
      otherCosts: flat(8_000),
      cash: flat(cash),
    });
    expect(value('runway')).toBe(months);
    expect(verdict).toContain(shown);
    expect(texts).not.toContain('23 months');
  });
});

describe('after all customers were lost', () => {
  const lost = sheetOf(
    {
      mrr: [4_000, 4_800, 4_200, 1_800, 900, 0],
      revenue: [4_000, 4_800, 4_200, 1_800, 900, 0],
      customers: [40, 48, 42, 18, 9, 0],
      newCustomers: [6, 9, 2, 0, 0, 0],
      lostCustomers: [1, 1, 8, 24, 9, 9],
      cogs: flat(600, 6),
      salesMarketing: flat(2_000, 6),
      otherCosts: flat(9_000, 6),
      cash: [105_000, 98_000, 90_000, 80_000, 69_600, 58_000],
    },
    { mode: 'saas' },
  );

  it('says that revenue is gone, not that it has not begun', () => {
    expect(lost.verdict).toBe(
      'Tally has lost its revenue: $4,800 a month in February, nothing in June. $58,000 lasts 5 months at $11,600 a month, into November.',
    );
    expect(lost.tone).toBe('poor');
    expect(lost.words.join(' ')).not.toMatch(/no revenue yet|before the first revenue|Before revenue/u);
  });

  it('asks what changes, not which customers leave', () => {
    expect(lost.words).toContain(
      '42 customers left and revenue ended: what do you change before you sell again?',
    );
    expect(lost.tables.map(({ id }) => id)).not.toContain('to-add');
  });

  it('counts burn from the month in which revenue ended', () => {
    // The months before had revenue that no longer comes: 58,000 / 11,600, not 58,000 / 10,700.
    expect(lost.value('net-burn')).toBe(11_600);
    expect(lost.value('runway')).toBe(5);
    expect(lost.value('zero-month')).toBe(5);
  });

  it('gives no growth rate for a fall to nothing', () => {
    expect(lost.report.figures.growth?.value ?? null).toBeNull();
    expect(lost.texts.filter((text) => /there are no paying customers/u.test(text))).toEqual([]);
  });
});

describe('growth in percent', () => {
  it('comes with the lowest cash in dollars', () => {
    const { report, verdict, value } = read(sample);
    // July to September: 100,931 out and 50,844 in.
    const [out, income] = [302_793 / 3, 152_533 / 3];
    const growth = (54_921 / 38_831) ** (1 / 6) - 1;
    let cash = 398_420;
    let lowest = cash;
    for (let month = 1; income * (1 + growth) ** month < out; month++) {
      cash += income * (1 + growth) ** month - out;
      lowest = Math.min(lowest, cash);
    }
    expect(value('lowest-cash')).toBeCloseTo(lowest);
    expect(verdict).toContain(fillText('{{f:lowest-cash}}', report.figures));
  });

  it('does not hide that revenue was higher', () => {
    const { words } = sheetOf(
      {
        revenue: [50_000, 50_000, 9_000, 10_000, 10_000, 10_000, 12_000, 14_000, 16_000],
        cogs: flat(1_000, 9),
        salesMarketing: flat(1_000, 9),
        otherCosts: flat(20_000, 9),
        cash: flat(500_000, 9),
      },
      { mode: 'services' },
    );
    // (16,000 / 10,000)^(1/3) − 1 = 17 %.
    expect(words).toContain(
      'Revenue grew 17% a month in the last three months, but $16,000 a month is still below the $50,000 a month of January.',
    );
  });
});

describe('not earning yet', () => {
  // Costs 14,000 + 15,000 + 16,000: 15,000 a month; 150,000 lasts ten months from March.
  const costs = { otherCosts: [14_000, 15_000, 16_000], cash: [181_000, 166_000, 150_000] };

  it.each([
    ['costs and cash alone', costs, {}],
    ['said in the form', costs, { mode: 'before-revenue' } as const],
    [
      'zeros in a subscription table',
      { ...costs, mrr: flat(0), customers: flat(0) },
      { mode: 'saas' } as const,
    ],
  ])('%s', (_, cells, more) => {
    const { verdict, value, words, texts, tables, report } = sheetOf(cells, { currency: 'EUR', ...more });
    expect(verdict).toBe(
      'Tally is not earning yet: €150,000 lasts 10 months at €15,000 a month, into January.',
    );
    expect(value('runway')).toBe(10);
    expect(report.figures.runway?.period).toBe('until January 2027');
    expect(value('breakeven')).toBe(15_000);
    expect(words).toContain(
      'Revenue of €15,000 a month covers today’s costs if a sale costs nothing to make.',
    );
    // 150,000 / 12.
    expect(words).toContain('To last a year, burn must fall from €15,000 a month to €12,500 a month.');
    // 15,000 / 0.8 and 15,000 / 0.5.
    expect(texts).toEqual(expect.arrayContaining(['€18,750 a month', '€30,000 a month']));
    const shown = tables.filter(({ id }) => /cards|terms|scenarios|margins/u.test(id));
    const zeros = shown
      .flatMap(({ rows }) => rows.flat().map(cellText))
      .filter((text) => /^€?0\b/u.test(text));
    expect(zeros).toEqual([]);
    expect(texts.join(' ')).not.toMatch(/MRR|ARPA|LTV|CAC/u);
    const what = tables.find(({ id }) => id === 'scenarios');
    expect(what?.columns).toEqual(['', 'Today', 'Other costs −10%']);
    // 150,000 / 13,500.
    expect(what?.rows.at(-1)?.map(cellText)).toEqual(['Cash gone in', '10 months', '11.1 months']);
  });

  it('reads the bank balance when there are no costs in the table', () => {
    // 10,000 a month leave the bank.
    const { value, verdict } = sheetOf({ cash: [50_000, 40_000, 30_000] }, { mode: 'before-revenue' });
    expect(value('runway')).toBe(3);
    expect(verdict).toContain('is not earning yet: $30,000 lasts 3 months at $10,000 a month');
  });

  it('is not taken from a table that earns', () => {
    const { verdict } = sheetOf({ revenue: flat(900), cash: flat(5_000) }, { mode: 'before-revenue' });
    expect(verdict).not.toContain('not earning yet');
  });
});

describe('a month of negative revenue', () => {
  it('is mentioned', () => {
    const { words } = sheetOf({ revenue: [5_000, -1_200, 6_000], cash: flat(50_000) }, { mode: 'services' });
    expect(words).toContain(
      'Revenue is below zero in 1 month, -$1,200 a month at the lowest, in February. It is counted as refunds: check that it is not a typing slip.',
    );
  });
});

describe('tables of the sheet', () => {
  const { tables, report, texts } = read(sample);

  it('have no empty column', () => {
    for (const { columns, rows, id } of tables)
      for (const [at, column] of columns.entries())
        expect(
          rows.some((row) => cellText(row[at] ?? { text: '' }) !== ''),
          `${id}: ${column}`,
        ).toBe(true);
  });

  it('show the unit of every ratio', () => {
    const ratios = Object.values(report.figures).filter(
      ({ unit, value }) => unit === 'ratio' && value !== null,
    );
    expect(ratios.length).toBeGreaterThan(5);
    expect(ratios.filter((figure) => !cellText({ figure }).endsWith('×'))).toEqual([]);
    expect(texts).toContain('2.51×');
    expect(cellText({ figure: report.figures['rule-of-40'] ?? expect.fail() })).toMatch(/ points$/u);
  });
});
