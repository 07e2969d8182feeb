import { loadAnalyst } from '@slipway/analyst/load-analyst';
import { type AssumptionRow, checkReport, listSentences, type Report } from '@slipway/report';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadTestLibrary } from '../test/library.ts';
import { catalogue } from './catalogue.gen.ts';
import { anyInput } from './conformance/any-input.ts';
import { changedElsewhere, listAssumptions, otherValues } from './conformance/change-assumption.ts';
import { toldIdeas } from './conformance/ideas/index.ts';
import { lintReport } from './conformance/lint-report.ts';
import { loadTools, runTool } from './conformance/run-tool.ts';
import { engineLoaders } from './engines.gen.ts';
import { readInput } from './read-input.ts';

/** What every tool promises, whoever wrote it. A new folder is under test as soon as it is in the catalogue. */
const library = loadTestLibrary();
const freshLibrary = { ...library, analyst: loadAnalyst(library.knowledge) };
const tools = await loadTools();
const largestBasisBytes = 64 * 1024;

test('every tool of the catalogue has an engine under its own id', () => {
  expect(catalogue.length).toBeGreaterThan(0);
  expect(tools.map(({ engine }) => engine.meta)).toEqual(
    Object.keys(engineLoaders).map((id) => catalogue.find((meta) => meta.id === id)),
  );
});

test('a field of one name takes the same answers in every tool', () => {
  const taken = new Map<string, string>();
  for (const { engine } of tools)
    for (const field of engine.fields) {
      const answers = JSON.stringify(
        field.kind === 'choice'
          ? field.options.map(({ value }) => value)
          : field.kind === 'number'
            ? [field.unit]
            : [field.kind],
      );
      expect(answers, `${engine.meta.id}: ${field.name}`).toBe(taken.get(field.name) ?? answers);
      taken.set(field.name, answers);
    }
});

describe.each(tools.map((tool) => [tool.engine.meta.id, tool] as const))('%s', (_, tool) => {
  const { engine } = tool;
  const sample = engine.sample;
  const run = (raw: Readonly<Record<string, unknown>>) => runTool(tool, raw, library);

  test('fields are named, explained and unique', () => {
    const names = engine.fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const field of engine.fields) {
      expect(field.name).toMatch(/^[a-z][A-Za-z0-9]*$/);
      expect(field.label, field.name).toMatch(/^\S.{1,69}$/);
      // A choice shows its options and a number its unit; what is written freely must be told what to write.
      if (field.kind !== 'choice' && field.kind !== 'number' && field.hidden !== true)
        expect(field.help, field.name).toBeTruthy();
      if (field.kind === 'choice')
        expect(new Set(field.options.map(({ value }) => value)).size).toBe(field.options.length);
    }
    expect(engine.fields.some(({ essential }) => essential)).toBe(true);
  });

  test('the sample is valid, fills what is essential, and survives reading unchanged', () => {
    const read = readInput(engine.fields, sample);
    expect(read).toEqual({ ok: true, input: sample });
    expect(engine.check(sample)).toEqual([]);
    for (const field of engine.fields)
      if (field.essential) expect(sample, field.name).toHaveProperty(field.name);
  });

  test('nothing at all is refused with a sentence', () => {
    const problems = engine.check({});
    expect(problems.length).toBeGreaterThan(0);
    for (const { message } of problems) expect(message).toMatch(/^\p{Lu}.+[.?]$/u);
  });

  test('the sample’s report is whole, specific and well worded', () => {
    const { report } = run(sample);
    expect(report.toolId).toBe(engine.meta.id);
    expect(lintReport(report, library.knowledge)).toEqual([]);
    expect(listSentences(report).length).toBeGreaterThan(0);
    // What was understood comes first, or the answer where nothing has to be read.
    expect(['reading', 'headline']).toContain(report.blocks[0]?.kind);
  });

  test('same input, same bytes: again, with the keys turned round, and with a fresh library', () => {
    const bytes = JSON.stringify(run(sample).report);
    expect(JSON.stringify(run(sample).report)).toBe(bytes);
    const turned = Object.fromEntries(Object.entries(sample).reverse());
    expect(JSON.stringify(run(turned).report)).toBe(bytes);
    expect(JSON.stringify(runTool(tool, sample, freshLibrary).report)).toBe(bytes);
  });

  test('report and basis are plain JSON, and the basis is small', () => {
    const { report, input, basis } = run(sample);
    expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report);
    const gathered = tool.gather(input, library);
    expect(JSON.parse(JSON.stringify(gathered))).toStrictEqual(gathered);
    expect(Buffer.byteLength(JSON.stringify(basis))).toBeLessThan(largestBasisBytes);
  });

  test('running changes neither input nor basis', () => {
    const { input, basis } = run(sample);
    const before = JSON.stringify([input, basis]);
    engine.run(deepFreeze(input), deepFreeze(basis));
    expect(JSON.stringify([input, basis])).toBe(before);
  });

  test('another input gives another report', () => {
    const other = JSON.parse(JSON.stringify(sample), (_key, value) =>
      typeof value === 'number' && value > 1 ? Math.round(value * 0.8) : value,
    );
    const told = engine.fields.some(({ name }) => name === 'idea')
      ? { ...other, idea: toldIdeas[3]?.idea }
      : other;
    expect(JSON.stringify(run(told).report)).not.toBe(JSON.stringify(run(sample).report));
  });

  /** The first other value that moves something elsewhere: mostly the very first. */
  const findMove = (report: Report, row: AssumptionRow) => {
    for (const value of otherValues(row, report)) {
      const after = run({ ...sample, assumptions: { [row.id]: value } }).report;
      if (changedElsewhere(report, after, row).length > 0) return { value, after };
    }
    return undefined;
  };

  test('each assumption that is changed moves something, and its row says whose it is', () => {
    const { report } = run(sample);
    for (const row of listAssumptions(report)) {
      const moved = findMove(report, row);
      expect(moved, `${row.id} moves nothing`).toBeDefined();
      const now = listAssumptions(moved?.after ?? report).find(({ id }) => id === row.id);
      expect(now?.isOwn, row.id).toBe(true);
      if (moved !== undefined) {
        expect(checkReport(moved.after)).toEqual([]);
        const shown =
          now?.control.type === 'choice' ? now.chosen : moved.after.figures[now?.figure ?? '']?.value;
        expect(shown, row.id).toBe(moved.value);
      }
    }
  });

  test('no input makes it throw or break its report', () => {
    const ideas = toldIdeas.map(({ idea }) => idea);
    fc.assert(
      fc.property(anyInput(engine.fields, ideas), (raw) => {
        const read = readInput(engine.fields, raw);
        if (!read.ok || engine.check(read.input).length > 0) return;
        const report: Report = run(raw).report;
        expect(checkReport(report), JSON.stringify(raw)).toEqual([]);
        expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report);
      }),
      // Tools have properties of their own on top of these.
      { numRuns: 25 },
    );
  });
});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
