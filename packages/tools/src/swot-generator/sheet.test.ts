import { type BoxesBlock, checkReport, listStatements, type Report, type Statement } from '@slipway/report';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { anyInput } from '../conformance/any-input.ts';
import { toldIdeas } from '../conformance/ideas/index.ts';
import { loadTools, runTool } from '../conformance/run-tool.ts';
import { readInput } from '../read-input.ts';
import { makeCase } from './case.ts';
import { chooseFactors, listFactors } from './choose.ts';
import { type BoxId, boxIds, isInside } from './factor.ts';
import { fields, sample } from './fields.ts';
import { gather } from './gather.ts';
import { meta } from './meta.ts';
import { rules } from './rules/index.ts';

const library = loadTestLibrary();
const tool = (await loadTools()).find(({ engine }) => engine.meta.id === meta.id);
if (tool === undefined) throw new Error('The catalogue does not know this tool.');
const run = (input: Readonly<Record<string, unknown>>) => runTool(tool, input, library).report;
const reports = toldIdeas.map((told) => ({ told, report: run({ ...told }) }));

function boxesOf(report: Report): BoxesBlock['boxes'] {
  const block = report.blocks.find(({ kind }) => kind === 'boxes');
  return block?.kind === 'boxes' ? block.boxes : [];
}
function itemsOf(report: Report): { box: string; id: string; statement: Statement }[] {
  return boxesOf(report).flatMap(({ id: box, items }) =>
    items.map(({ id, statement }) => ({ box, id, statement })),
  );
}
function isAsked({ box, statement }: { box: string; statement: Statement }): boolean {
  return box === 'weaknesses' && statement.text.endsWith('?');
}
function figureOf(report: Report, id: string): number {
  return report.figures[id]?.value ?? Number.NaN;
}
const telling = { ...sample, ltvToCac: 2.1, churnMonthly: 0.06, growthMonthly: 0.05, topCustomerShare: 0.4 };

test('there are more than sixty rules, each under its own id', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect(rules.length).toBeGreaterThan(60);
  for (const { impact, likelihood, confidence } of rules) {
    expect(impact).toBeGreaterThanOrEqual(1);
    expect(impact).toBeLessThanOrEqual(5);
    expect(likelihood * confidence).toBeGreaterThan(0);
    expect(likelihood * confidence).toBeLessThanOrEqual(1);
  }
});

describe('every sheet', () => {
  const all = [...reports.map(({ report }) => report), run(sample), run(telling)];

  test('holds two to four items a box, or says what would fill it', () => {
    for (const report of all)
      for (const { items, empty } of boxesOf(report)) {
        expect(items.length).toBeLessThanOrEqual(4);
        expect(items.length >= 2 || empty !== undefined).toBe(true);
      }
  });

  test('speaks of each factor once', () => {
    for (const report of all) {
      const ids = itemsOf(report).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const texts = itemsOf(report).map(({ statement }) => statement.text);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('lets the first rule that finds a matter keep it', () => {
    const input = { idea: toldIdeas[0]?.idea ?? '', founderYears: 9 };
    const factors = listFactors(makeCase(input, gather(input, library)));
    const ids = factors.map(({ id }) => id);
    expect(ids).toContain('years');
    expect(ids).not.toContain('worked-there');
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('keeps the company and its surroundings apart, by what a factor stands on', () => {
    for (const { told } of reports) {
      const input = { idea: told.idea };
      const one = makeCase(input, gather(input, library));
      for (const factor of chooseFactors(listFactors(one))) {
        const rule = rules.find(({ id }) => id === factor.ruleId);
        expect(rule?.box, factor.ruleId).toBe(factor.home);
        // What is known of the field never makes a strength or a weakness; a published price may measure one.
        const known = factor.evidence.filter(
          (one) =>
            one.kind === 'source' &&
            /^(?:field-(?:risk|trend|rule|channel)|place|buyers-|fact-)/u.test(one.id),
        );
        if (isInside(factor.home)) expect(known, factor.id).toEqual([]);
        else expect(factor.clause, factor.id).toBeTruthy();
      }
    }
  });

  test('weighs by impact × likelihood × confidence, and the boxes add up', () => {
    for (const report of all) {
      for (const { id } of itemsOf(report)) {
        const weight = figureOf(report, `weight:${id}`);
        expect(weight).toBeCloseTo(
          figureOf(report, `impact:${id}`) *
            figureOf(report, `likelihood:${id}`) *
            figureOf(report, `confidence:${id}`),
        );
        expect(weight).toBeGreaterThan(0);
        expect(weight).toBeLessThanOrEqual(5);
      }
      for (const { id: box, items } of boxesOf(report)) {
        if (items.length === 0) continue;
        const sum = items.reduce((total, { id }) => total + figureOf(report, `weight:${id}`), 0);
        expect(figureOf(report, `total:${box}`)).toBeCloseTo(sum);
      }
    }
  });

  test('an open question widens the range and never counts as known', () => {
    const report = all.find((one) => itemsOf(one).some(isAsked)) ?? run(sample);
    const total = report.figures['total:weaknesses'];
    expect(itemsOf(report).filter(isAsked).length).toBeGreaterThan(0);
    expect(total?.range?.low).toBeLessThan(total?.value ?? 0);
    expect(total?.range?.high).toBeGreaterThan(total?.value ?? 0);
  });

  test('fits a browser: the basis stays under twenty kilobytes', () => {
    for (const { told } of reports)
      expect(JSON.stringify(runTool(tool, { ...told }, library).basis).length).toBeLessThan(20_000);
  });
});

describe('the verdict', () => {
  const toneOf = (report: Report) => (report.blocks[0]?.kind === 'headline' ? report.blocks[0].tone : null);
  const told = (report: Report) =>
    report.blocks[0]?.kind === 'headline' ? report.blocks[0].verdict.text : '';

  test('is a hard no when everything is told and more speaks against it, with the two decisive factors', () => {
    const report = run({
      ...sample,
      evidence: 'none',
      evidenceCount: undefined,
      founderYears: 0,
      team: 'just me, no developer',
      runwayMonths: 3,
      churnMonthly: 0.09,
      growthMonthly: -0.04,
    });
    expect(toneOf(report)).toBe('poor');
    expect(told(report)).toMatch(/^(?:On this evidence, no|Not as it stands)/);
    expect(told(report)).toContain(';');
  });

  test('stops where each customer loses money, whatever else is true', () => {
    const report = run({
      ...sample,
      evidence: 'paying',
      evidenceCount: 300,
      runwayMonths: 30,
      ltvToCac: 0.6,
    });
    expect(told(report)).toMatch(/^Stop here: each customer loses money/);
  });

  test('stops at a law that forbids it', () => {
    const report = run({
      idea: 'A fantasy cricket app where players in India stake money on their own team and the winner takes the pot.',
      vertical: 'gaming',
      region: 'IN',
    });
    expect(told(report)).toMatch(/^Stop here: .*Online Gaming Act/);
  });

  test('is never a yes before somebody has used it, signed or paid', () => {
    for (const { report } of reports.filter(({ report }) => toneOf(report) === 'good'))
      expect(itemsOf(report).map(({ id }) => id)).toEqual(expect.arrayContaining(['in-use']));
    const talked = { ...sample, runwayMonths: 36, edge: 'confirms in two minutes instead of a day' };
    expect(toneOf(run(talked))).not.toBe('good');
    const paid = { ...talked, evidence: 'paying', evidenceCount: 40, churnMonthly: 0.01, ltvToCac: 6 };
    expect(toneOf(run(paid))).toBe('good');
  });

  test('stays open while nobody told', () => {
    expect(toneOf(run({ idea: toldIdeas[9]?.idea }))).toBe('fair');
  });
});

describe('moving an item', () => {
  const before = run(sample);
  const moved = itemsOf(before).find(({ box }) => box === 'strengths');
  const after = run({ ...sample, assumptions: { [`box:${moved?.id}`]: 'weaknesses' } });

  test('moves it and nothing else', () => {
    const place = (report: Report) => Object.fromEntries(itemsOf(report).map(({ id, box }) => [id, box]));
    expect(place(after)).toEqual({ ...place(before), [moved?.id ?? '']: 'weaknesses' });
    expect(checkReport(after)).toEqual([]);
  });

  test('changes the two boxes, the side, the pairs and the verdict; the items keep their words', () => {
    const words = (report: Report) =>
      new Map(itemsOf(report).map(({ id, statement }) => [id, statement.text]));
    expect(words(after)).toEqual(words(before));
    const changed = boxIds.filter(
      (box: BoxId) => figureOf(before, `total:${box}`) !== figureOf(after, `total:${box}`),
    );
    expect(changed).toEqual(['strengths', 'weaknesses']);
    for (const tab of ['PESTEL', 'Five forces'])
      expect(after.blocks.filter((block) => block.tab === tab)).toEqual(
        before.blocks.filter((block) => block.tab === tab),
      );
  });

  test('against its kind is said', () => {
    const outside = run({ ...sample, assumptions: { [`box:${moved?.id}`]: 'threats' } });
    expect(outside.blocks.map(({ id }) => id)).toContain('moved-across');
    expect(after.blocks.map(({ id }) => id)).not.toContain('moved-across');
  });
});

describe('changing one answer', () => {
  test('another region changes what depends on it; the founder’s own side stays', () => {
    const there = run({ ...sample, region: 'DE' });
    const here = run(sample);
    // Which system and which channel are met depends on the place, and one of them may need another's room.
    const isPlaced = ({ id }: { readonly id: string }) => /^(?:system|channel|price)/u.test(id);
    const inner = (report: Report) =>
      itemsOf(report).filter(({ box }) => box === 'strengths' || box === 'weaknesses');
    const stays = inner(here).filter(
      (item) => !isPlaced(item) && inner(there).some(({ id }) => id === item.id),
    );
    expect(inner(there).filter(({ id }) => stays.some((one) => one.id === id))).toEqual(stays);
    expect(inner(here).length - stays.length).toBeLessThanOrEqual(2 * inner(here).filter(isPlaced).length);
    const texts = listStatements(there)
      .map(({ text }) => text)
      .join('\n');
    expect(texts).not.toMatch(/HIPAA|American rules|BLS/);
    expect(texts).toMatch(/GDPR/);
  });

  test('naming rivals brings them onto the sheet and leaves the rest of the company alone', () => {
    const { rivals: _, ...alone } = sample;
    const without = run(alone);
    const named = run({ ...alone, rivals: ['Solutionreach'] });
    expect(itemsOf(named).find(({ id }) => id === 'rivals-named')?.statement.text).toContain('Solutionreach');
    expect(itemsOf(without).map(({ id }) => id)).not.toContain('rivals-named');
    const strengths = (report: Report) => itemsOf(report).filter(({ box }) => box === 'strengths');
    expect(strengths(named)).toEqual(strengths(without));
    for (const { id } of itemsOf(named))
      if (itemsOf(without).some((item) => item.id === id))
        expect(figureOf(named, `weight:${id}`), id).toBe(figureOf(without, `weight:${id}`));
  });

  test.each([
    ['runwayMonths', 4, 'cash-short'],
    ['runwayMonths', 24, 'cash-long'],
    ['ltvToCac', 4, 'earns-well'],
    ['churnMonthly', 0.08, 'leaks'],
    ['growthMonthly', 0.12, 'grows-well'],
    ['topCustomerShare', 0.6, 'one-customer'],
  ])('%s of %d puts %s on the sheet', (field, value, id) => {
    expect(itemsOf(run({ ...sample, [field]: value })).map((item) => item.id)).toContain(id);
  });
});

describe('what is not understood', () => {
  test('switches off everything that depends on the field, and asks for it', () => {
    const report = run({
      idea: 'Bell ringers in English villages cannot find learners. We lend a silent practice bell for the living room, with a rope, a counter and a teacher who listens from afar.',
    });
    expect(Object.keys(report.sources).filter((id) => id.startsWith('field-'))).toEqual([]);
    const question = report.blocks.find(({ id }) => id === 'ask-vertical');
    expect(question?.kind === 'question' ? question.options.length : 0).toBeGreaterThan(1);
    expect(report.blocks.some(({ tab }) => tab === 'PESTEL' || tab === 'Five forces')).toBe(false);
  });

  test('too little to sort gets a question and no sheet', () => {
    const report = run({ idea: 'An app.' });
    expect(report.blocks.map(({ kind }) => kind)).toEqual(['headline', 'question']);
    expect(checkReport(report)).toEqual([]);
  });
});

test('whatever is answered, no factor stands twice, weights stay within bounds and the boxes add up', () => {
  const ideas = toldIdeas.map(({ idea }) => idea);
  fc.assert(
    fc.property(anyInput(fields, ideas), fc.constantFrom(...ideas), (raw, idea) => {
      if (!readInput(fields, { ...raw, idea }).ok) return;
      const report = run({ ...raw, idea });
      expect(checkReport(report)).toEqual([]);
      const ids = itemsOf(report).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id: box, items } of boxesOf(report)) {
        const weights = items.map(({ id }) => figureOf(report, `weight:${id}`));
        for (const weight of weights) expect(weight > 0 && weight <= 5).toBe(true);
        if (items.length > 0)
          expect(figureOf(report, `total:${box}`)).toBeCloseTo(
            weights.reduce((sum, weight) => sum + weight, 0),
          );
      }
    }),
    { numRuns: 60 },
  );
});
