import {
  checkReport,
  fillText,
  findClumsy,
  findGeneric,
  genericContext,
  listSentences,
  listStatements,
  type Report,
  sharedSentences,
} from '@slipway/report';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisOf, runIdea } from '../../test/run-score.ts';
import { readInput } from '../read-input.ts';
import { labelledIdeas } from '../reading/labelled-ideas/index.ts';
import { anyInput } from './any-input.ts';
import { engine } from './engine.ts';
import type { ScoreInput } from './fields.ts';
import { judgementIdeas } from './judgement-ideas.ts';

function verdictOf(report: Report): string {
  const block = report.blocks.find(({ kind }) => kind === 'headline');
  return block?.kind === 'headline' ? fillText(block.verdict.text, report.figures) : '';
}

function blockOf<K extends Report['blocks'][number]['kind']>(report: Report, id: string, kind: K) {
  const block = report.blocks.find((one) => one.id === id);
  if (block?.kind !== kind) throw new Error(`There is no ${kind} called ${id}.`);
  return block as Extract<Report['blocks'][number], { kind: K }>;
}

function classOf(report: Report): 'good' | 'poor' | 'stop' {
  const verdict = verdictOf(report);
  if (/^Stop\b/u.test(verdict)) return 'stop';
  return (report.figures.score?.value ?? 0) >= 50 ? 'good' : 'poor';
}

const short = labelledIdeas.map(({ text }) => ({ idea: text }));
const dental =
  'Dental offices lose six hours a week calling patients who cancel. We text the waiting list and fill the gap.';

describe('the judgement', () => {
  it.each(judgementIdeas)('$name: $expected', ({ input, expected }) => {
    expect(classOf(runIdea(input))).toBe(expected);
  });

  it.each(judgementIdeas.filter(({ expected }) => expected === 'poor'))('says no to $name', ({ input }) => {
    expect(verdictOf(runIdea(input))).toMatch(/do not build/iu);
  });

  it('turns with the facts: the same idea with payment is worth going on with', () => {
    const poor = judgementIdeas.find(({ name }) => name === 'dental gaps, nothing tested')?.input ?? {};
    const paid = {
      ...poor,
      evidence: 'paying',
      evidenceCount: 8,
      channel: 'Dental dealers',
      edge: '10x faster',
    } as const;
    expect(classOf(runIdea(poor))).toBe('poor');
    expect(classOf(runIdea(paid))).toBe('good');
  });
});

describe('every report', () => {
  const inputs: readonly ScoreInput[] = [
    engine.sample,
    ...judgementIdeas.map(({ input }) => input),
    ...short,
  ];

  it('is whole, specific and grammatical', () => {
    for (const input of inputs) {
      const report = runIdea(input);
      expect(checkReport(report)).toEqual([]);
      const context = genericContext(report, input);
      const generic = listStatements(report).filter(
        (statement) => !statement.text.endsWith('?') && findGeneric(statement, context) !== null,
      );
      expect(generic.map(({ text }) => text)).toEqual([]);
      const sentences = listSentences(report);
      expect(sentences.flatMap(findClumsy)).toEqual([]);
      expect(sentences.filter((sentence) => sentence.split(/\s+/u).length > 30)).toEqual([]);
    }
  });

  it('shares less than a fifth of its sentences with any other', () => {
    const reports = short.map(runIdea);
    for (const [index, report] of reports.entries())
      for (const other of reports.slice(0, index))
        expect(sharedSentences(report, other)).toBeLessThanOrEqual(0.2);
  });

  it('holds together for any input, and gives the same bytes twice', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const basis = basisOf(input);
        const report = engine.run(input, basis);
        expect(checkReport(report)).toEqual([]);
        expect(JSON.stringify(engine.run(input, basis))).toBe(JSON.stringify(report));
        const turned = Object.fromEntries(Object.entries(input).toReversed());
        expect(JSON.stringify(engine.run(turned, JSON.parse(JSON.stringify(basis))))).toBe(
          JSON.stringify(report),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('stands on a basis of a few KB', () => {
    for (const input of inputs) expect(JSON.stringify(basisOf(input)).length).toBeLessThan(20_000);
  });

  it('always shows three reasons to stop, the best idea included', () => {
    const best: ScoreInput = {
      ...engine.sample,
      frequency: 'daily',
      workaroundCostPerMonth: 50_000,
      pricePerMonth: 900,
      edge: '10x faster than calling',
      whyNow: 'A new law from 2027 forces it, HIPAA included',
      channel: 'Search ads, CAC of $80',
      evidence: 'paying',
      evidenceCount: 400,
      founderYears: 20,
      stage: 'growing',
    };
    for (const input of [best, engine.sample, { idea: dental }]) {
      const { items } = blockOf(runIdea(input), 'reasons', 'list');
      expect(items).toHaveLength(3);
    }
    expect(verdictOf(runIdea(best))).toMatch(/^Build it/u);
  });
});

describe('the sample', () => {
  const report = runIdea(engine.sample);

  it('is a valid input', () => {
    expect(readInput(engine.fields, engine.sample)).toEqual({ ok: true, input: engine.sample });
    expect(engine.check(engine.sample)).toEqual([]);
  });

  it('draws every bar under the ceiling of its evidence, with a note', () => {
    const { rows } = blockOf(report, 'dimensions', 'bars');
    expect(rows).toHaveLength(10);
    for (const { figure, ceiling, note } of rows) {
      expect(ceiling).toEqual({ at: 7, label: 'Interviews' });
      expect(report.figures[figure]?.range?.high).toBeLessThanOrEqual(7);
      expect(note?.text).toBeTruthy();
    }
  });

  it('counts the market from a published number of buyers', () => {
    expect(report.figures.buyers?.value).toBe(136_855);
    expect(report.figures['market-year']?.value).toBe(136_855 * 249 * 12);
    expect(report.sources['buyers-us-dental-offices']?.publisher).toMatch(/BLS/u);
  });

  it('names incumbents, and the rule of a regulated field that is not spoken of', () => {
    const text = listSentences(report).join(' ');
    expect(text).toMatch(/Weave|NexHealth|Dentrix|Open Dental/u);
    expect(text).toMatch(/HIPAA/u);
    const told = runIdea({ ...engine.sample, solution: 'We are HIPAA compliant.' });
    const caps = listStatements(told).filter(({ id }) => id.startsWith('cap-'));
    expect(caps.map(({ text: cap }) => cap).join(' ')).not.toMatch(/HIPAA/u);
  });

  it('ranks what would move the score, widest first', () => {
    const { rows } = blockOf(report, 'tornado', 'tornado');
    const widths = rows.map(
      ({ low, high }) => (report.figures[high]?.value ?? 0) - (report.figures[low]?.value ?? 0),
    );
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(rows[0]?.label).toBe('Evidence');
  });

  it('fixes sample and threshold of the cheapest test beforehand', () => {
    const { steps } = blockOf(report, 'test', 'steps');
    expect(steps[0]?.passes).toBeDefined();
    expect(steps[0]?.dueDays).toBeGreaterThan(0);
    expect(report.figures['test-pass']?.value).toBeGreaterThan(report.figures['test-fail']?.value ?? 99);
  });
});

describe('what-if', () => {
  it('recomputes with edited weights and evidence, and keeps the words', () => {
    const basis = basisOf(engine.sample);
    const before = engine.run(engine.sample, basis);
    const after = engine.run(
      { ...engine.sample, assumptions: { evidence: 'payment', 'weight-timing': 0 } },
      basis,
    );
    expect(after.figures.score?.value).toBeGreaterThan(before.figures.score?.value ?? 100);
    const { rows } = blockOf(after, 'assumptions', 'assumptions');
    expect(rows.filter(({ isOwn }) => isOwn).map(({ id }) => id)).toEqual(['evidence', 'weight-timing']);
    const riskOf = (report: Report) => blockOf(report, 'dimensions', 'bars').rows.map(({ label }) => label);
    expect(riskOf(after)).toEqual(riskOf(before));
  });
});

describe('the gate', () => {
  it.each([
    { idea: 'Uber for dogs' },
    { idea: 'app' },
    { problem: 'Everything is bad' },
    { idea: 'We want to make the world a better place with technology' },
    { idea: 'asdf qwer zxcv uiop hjkl' },
  ])('asks back instead of scoring %j', (input) => {
    const report = runIdea(input);
    expect(report.figures.score).toBeUndefined();
    expect(report.blocks.map(({ kind }) => kind)).toEqual(['headline', 'question']);
    expect(checkReport(report)).toEqual([]);
  });

  it('needs the idea or the problem', () => {
    expect(engine.check({})).toHaveLength(1);
    expect(engine.check({ customer: 'dental offices' })).toHaveLength(1);
    expect(engine.check({ problem: dental })).toEqual([]);
  });

  it('asks which field it is when that is not clear, and leaves out what depends on it', () => {
    const report = runIdea({
      idea: 'Bell ringers in English villages cannot find learners. We lend a silent practice bell for the living room.',
    });
    expect(report.blocks.some(({ id }) => id === 'ask-vertical')).toBe(true);
    expect(Object.keys(report.sources).filter((id) => id.startsWith('field-'))).toEqual([]);
  });
});

describe('contradictions', () => {
  it.each<[string, ScoreInput, RegExp]>([
    ['evidence', { idea: `${dental} 12 offices pay us.`, evidence: 'none' }, /12 offices pay us.*none yet/iu],
    [
      'price',
      { idea: `${dental} It costs $40 a month.`, pricePerMonth: 99, currency: 'USD' },
      /\$40 a month.*\$99/u,
    ],
    [
      'frequency',
      { idea: `${dental} It happens every day.`, frequency: 'yearly' },
      /every day.*once a year/iu,
    ],
    ['years', { idea: `${dental} I ran an office for 10 years.`, founderYears: 1 }, /10 years.*1 year/u],
    ['stage', { idea: dental, stage: 'growing', evidence: 'none' }, /growing revenue.*none yet/iu],
  ])('shows both sides: %s', (_, input, expected) => {
    const report = runIdea(input);
    const { items } = blockOf(report, 'contradictions', 'list');
    expect(items.map(({ text }) => fillText(text, report.figures)).join(' ')).toMatch(expected);
  });

  it('sees none where text and fields agree', () => {
    const input = {
      idea: `${dental} We interviewed 14 offices.`,
      evidence: 'interviews',
      evidenceCount: 14,
    } as const;
    expect(runIdea(input).blocks.some(({ id }) => id === 'contradictions')).toBe(false);
  });
});

describe('red flags', () => {
  it.each<[ScoreInput, RegExp]>([
    [{ idea: `${dental} We have no competitors.` }, /no competitors.*already sell/iu],
    [{ idea: `${dental} We only need 1% of the market.` }, /1% of the market/u],
    [{ idea: `${dental} Sold by a sales team.`, pricePerMonth: 40, currency: 'USD' }, /sales team.*\$40/u],
    [{ idea: dental, pricePerMonth: 9000, currency: 'USD' }, /\$9,000 a month is above/u],
    [{ idea: dental, frequency: 'yearly', pricePerMonth: 100, currency: 'USD' }, /Billed each month/u],
    [{ idea: dental, evidence: 'interviews', evidenceCount: 2 }, /2 is a handful/u],
    [{ idea: dental, channel: 'Social media and influencers' }, /is a hope/u],
  ])('%j', (input, expected) => {
    const report = runIdea(input);
    const { items } = blockOf(report, 'flags', 'list');
    expect(items.map(({ text }) => fillText(text, report.figures)).join(' ')).toMatch(expected);
  });

  it.each([
    'We detect fake reviews for restaurants that lose guests to them, for $99 a month.',
    'Pharmacies in Kenya fight pills without a prescription: our scanner tells the pharmacist who may buy.',
  ])('does not take a remedy for the crime: %s', (idea) => {
    expect(verdictOf(runIdea({ idea }))).not.toMatch(/against the law/u);
  });
});
