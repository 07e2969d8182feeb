import { table } from '@slipway/finance/testing';
import { findClumsy } from '@slipway/language';
import {
  checkReport,
  findGeneric,
  genericContext,
  listSentences,
  listStatements,
  type Report,
  sayFormula,
  sayNumbers,
} from '@slipway/report';
import { describe, expect, it } from 'vitest';
import { loadTestKnowledge } from '../../../knowledge/test/known.ts';
import { readInput } from '../read-input.ts';
import { engine } from './engine.ts';
import type { Input } from './fields.ts';
import { gather } from './gather.ts';
import { sample } from './sample.ts';
import { oddInputs } from './testing/odd-inputs.ts';

const knowledge = loadTestKnowledge();
const library = {
  knowledge,
  analyst: {
    read: () => {
      throw new Error('No idea is read here.');
    },
    study: () => {
      throw new Error('No idea is read here.');
    },
    suggestRivals: () => [],
  },
  naming: () => {
    throw new Error('Nothing is named here.');
  },
};

function run(input: Input): Report {
  return engine.run(input, gather(input, { library }));
}

const all = Object.entries({ sample, ...oddInputs });

describe.each(all)('%s', (_, input) => {
  const report = run(input);

  it('the movements that a month is said to be made of add up to it', () => {
    const said = listStatements(report).find(({ text }) => text.includes('after all movements'));
    const [sum = 0, ...parts] = [
      ...(said?.text.matchAll(/\{\{f:([^}]+)\}\}(?: (churned|to downgrades))?/gu) ?? []),
    ].map(([, id = '', lost]) => (report.figures[id]?.value ?? 0) * (lost === undefined ? 1 : -1));
    expect(parts.reduce((all, one) => all + one, 0)).toBeCloseTo(sum, 6);
  });

  it('gives a report in which everything named is there', () => {
    expect(checkReport(report)).toEqual([]);
    expect(report.blocks[0]?.kind).toBe('headline');
    expect(report.blocks.at(-1)?.kind).toBe('assumptions');
  });

  it('gives the same bytes again', () => {
    expect(JSON.stringify(run(structuredClone(input)))).toBe(JSON.stringify(report));
  });

  it('reads as written for this company', () => {
    const context = genericContext(report, input);
    const generic = listStatements(report).flatMap((statement) => {
      const why = findGeneric(statement, context);
      return why === null ? [] : [`${statement.text}: ${why}`];
    });
    expect(generic).toEqual([]);
    const sentences = listSentences(report);
    expect(
      sentences.flatMap((sentence) => findClumsy(sentence).map((slip) => `${slip} in ${sentence}`)),
    ).toEqual([]);
    expect(sentences.filter((sentence) => sentence.split(/\s+/u).length > 30)).toEqual([]);
  });

  it('leads every derived figure to cells, sources or assumptions', () => {
    for (const figure of Object.values(report.figures))
      expect(['measured', 'sourced', 'assumed']).toContain(endOf(report, figure.id));
  });
});

function endOf(report: Report, id: string, depth = 0): string {
  const provenance = report.figures[id]?.provenance;
  if (provenance?.kind !== 'derived' || depth > 12) return provenance?.kind ?? 'nothing';
  return endOf(report, provenance.inputs[0] ?? '', depth + 1);
}

describe('the sample', () => {
  const report = run(sample);
  const value = (id: string) => report.figures[id]?.value;

  it('is valid input', () => {
    expect(readInput(engine.fields, { ...sample })).toMatchObject({ ok: true });
    expect(engine.check(sample)).toEqual([]);
  });

  it('counts what a person would count by hand from the table', () => {
    expect(value('mrr')).toBe(54_921);
    expect(value('arr')).toBe(54_921 * 12);
    expect(value('arpa')).toBeCloseTo(54_921 / 237);
    expect(value('growth')).toBeCloseTo((54_921 / 38_831) ** (1 / 6) - 1);
    expect(value('logo-churn')).toBeCloseTo(20 / (207 + 217 + 227));
    expect(value('gross-margin')).toBeCloseTo(1 - (11_597 + 12_105 + 12_691) / (48_122 + 50_863 + 53_548));
    expect(value('cac.blended')).toBeCloseTo((36_900 + 38_100 + 39_400) / 50);
    expect(value('net-burn')).toBeCloseTo((50_175 + 50_442 + 49_643) / 3);
    expect(value('runway')).toBeCloseTo(398_420 / ((50_175 + 50_442 + 49_643) / 3));
    expect(value('burn-multiple.year')).toBeCloseTo(573_096 / ((54_921 - 24_744) * 12));
    expect(value('quick-ratio')).toBeCloseTo((20_435 + 2_990 + 655) / (6_897 + 1_093));
  });

  it.each([
    ['gross-margin', '(revenue − cost of goods sold) ÷ revenue', '= ($152,533 − $36,393) ÷ $152,533'],
    ['arpa', 'MRR ÷ paying customers of the same month', '= $54,921 ÷ 237'],
    ['runway', 'cash ÷ net burn', '= $398,420 ÷ $50,087'],
    ['arr', 'MRR of the latest month × 12', '= $54,921 × 12'],
    [
      'cac.blended',
      'sales and marketing cost ÷ new customers. The cost is of one sales cycle earlier.',
      '= $114,400 ÷ 50',
    ],
    [
      'burn.year',
      'all costs − revenue; all costs = cost of goods sold + sales and marketing + all other costs',
      '= $114,084 + $380,700 + $548,900 − $470,588',
    ],
  ])('explains %s', (id, words, numbers) => {
    const provenance = report.figures[id]?.provenance;
    if (provenance?.kind !== 'derived') throw new Error(`${id} is not derived.`);
    expect(sayFormula(provenance, report.figures)).toBe(words);
    expect(sayNumbers(provenance, report.figures)).toBe(numbers);
  });

  it('names a scenario’s figures as the columns of its table are named', () => {
    const columns = report.blocks.flatMap((block) =>
      block.id === 'scenarios' && block.kind === 'table' ? block.columns.slice(1) : [],
    );
    expect(columns.length).toBeGreaterThan(3);
    const ends = columns.map(({ label }) => `, ${label}`.toLowerCase());
    for (const { id, label } of Object.values(report.figures))
      if (/^scenario\..*\.ltv$/u.test(id)) expect(ends, label).toContain(label.toLowerCase().slice(3));
  });

  it('leaves words alone to what is simulated, fitted or searched for', () => {
    const inWords = Object.values(report.figures)
      .filter(({ provenance }) => provenance.kind === 'derived' && typeof provenance.formula === 'string')
      .map(({ id }) => id);
    const allowed =
      /^(?:scenario\.(?:.*\.(?:lowest|zero)|churn\.(?:ltv|payback)|price\.(?:ltv|payback)|cac\.payback)|growth\.slope|(?:profit|zero)-month.*|lowest-cash.*|.*-to-live)$/u;
    expect(inWords.filter((id) => !allowed.test(id))).toEqual([]);
  });

  it('shows bands with publisher and year', () => {
    const key = report.blocks.find(({ id }) => id === 'cards.key');
    const cards = key?.kind === 'cards' ? key.cards : [];
    const banded = cards.filter(({ bands }) => bands.length > 0);
    expect(banded.map(({ figure }) => figure)).toEqual([
      'logo-churn',
      'nrr',
      'gross-margin',
      'ltv-cac',
      'payback.simple',
      'burn-multiple.year',
      'runway',
    ]);
    for (const { source } of banded) expect(report.sources[source ?? '']?.year).toBeGreaterThan(2000);
  });

  it('recomputes everything when an assumption moves', () => {
    const moved = run({ ...sample, assumptions: { churnKind: 'revenue', growth: 0.02 } });
    expect(moved.figures['ltv.margin']?.value).not.toBe(value('ltv.margin'));
    expect(moved.figures['zero-month']?.status).toBeUndefined();
    expect(moved.blocks.find(({ id }) => id === 'survival')?.title).toBe('Default dead');
    expect(report.blocks.find(({ id }) => id === 'survival')?.title).toBe('Default alive');
  });

  it('keeps the basis to a few KB', () => {
    expect(JSON.stringify(gather(sample, { library })).length).toBeLessThan(20_000);
  });
});

describe('a blank cell', () => {
  const without = (cells: Partial<Record<'cogs' | 'churnedMrr' | 'cash', number | null>>) =>
    run({
      ...sample,
      months: (sample.months ?? []).map((one, at, all) =>
        at === all.length - 1 ? { ...one, ...cells } : one,
      ),
    });

  it('is not a zero', () => {
    const blank = without({ cogs: null });
    expect(blank.figures['gross-margin']).toMatchObject({
      value: null,
      status: 'missing',
      reason: 'Add cost of goods sold for September 2026 to see this.',
    });
    expect(listStatements(blank).some(({ text }) => text.includes('gross-margin'))).toBe(false);
    expect(JSON.stringify(blank.blocks)).toContain('Cost of goods sold, latest month');
  });

  it('is told apart from a zero', () => {
    expect(without({ cogs: 0 }).figures['gross-margin']?.value).toBeGreaterThan(0.8);
    expect(without({ cash: 0 }).figures.runway?.value).toBe(0);
    expect(without({ cash: null }).figures.runway?.value ?? null).toBeNull();
  });
});

describe('a hard no', () => {
  const titles = (input: Input) => run(input).blocks.map(({ title }) => title);

  it.each(['sold below cost', 'burning, shrinking'])('%s', (name) => {
    expect(titles(oddInputs[name] ?? {})).toContain('Stop');
  });

  it('is not given to the sample', () => {
    expect(titles(sample)).not.toContain('Stop');
  });
});

describe('each kind of business', () => {
  const figures = (name: string) => Object.keys(run(oddInputs[name] ?? {}).figures);

  it('keeps GMV apart from revenue for a marketplace', () => {
    expect(figures('market')).toEqual(expect.arrayContaining(['take-rate', 'order-value', 'run-rate']));
    expect(figures('market')).not.toContain('arr');
  });

  it('shows contribution an order for a shop, and no ARR', () => {
    expect(figures('shop')).toEqual(expect.arrayContaining(['contribution.order', 'contribution-margin']));
    expect(figures('shop')).not.toContain('burn-multiple.year');
  });

  it('shows the basics for services', () => {
    expect(figures('agency')).toEqual(
      expect.arrayContaining(['arr-per-head', 'working-capital', 'cash-cycle']),
    );
  });
});

describe('check', () => {
  it.each([
    ['nothing', {}, 'at least one month'],
    ['months twice', { months: [...table(1, () => ({ mrr: 1 })), ...table(1, () => ({ mrr: 2 }))] }, 'twice'],
    [
      'no month',
      { months: table(1, () => ({ mrr: 1 })).map((one) => ({ ...one, month: null })) },
      'name the month',
    ],
    ['GMV below revenue', { months: table(1, () => ({ gmv: 5, revenue: 9 })) }, 'GMV'],
    [
      'paid above all',
      { months: table(1, () => ({ paidMarketing: 5, salesMarketing: 2 })) },
      'paid channels',
    ],
  ])('%s', (_, input, words) => {
    expect(engine.check(input)[0]?.message).toContain(words);
  });

  it.each(all)('lets %s run or says why', (_, input) => {
    for (const { message } of engine.check(input)) expect(message).toMatch(/^\p{Lu}.*\.$/u);
  });
});
