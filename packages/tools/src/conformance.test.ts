import { loadAnalyst } from '@slipway/analyst/load-analyst';
import { once } from '@slipway/core';
import { facts, isFactId } from '@slipway/record';
import { type AssumptionRow, checkReport, listSentences, type Report } from '@slipway/report';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadTestLibrary } from '../test/library.ts';
import { bareAround } from './around.ts';
import { catalogue } from './catalogue.gen.ts';
import { anyInput } from './conformance/any-input.ts';
import { changedElsewhere, listAssumptions, otherValues } from './conformance/change-assumption.ts';
import { toldIdeas } from './conformance/ideas/index.ts';
import { lintReport } from './conformance/lint-report.ts';
import { loadTools, runTool, testDay } from './conformance/run-tool.ts';
import { engineLoaders } from './engines.gen.ts';
import { isReadingField } from './idea/same-idea.ts';
import { listLearnt } from './list-learnt.ts';
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
  /** Most promises are looked for in one and the same run. */
  const runSample = once(() => run(sample));

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

  test('its version is a whole number, and each step brings an older one to the next', () => {
    expect(engine.meta.version).toSatisfy((version: number) => Number.isInteger(version) && version >= 1);
    const from = Object.keys(engine.migrate ?? {}).map(Number);
    expect(from.sort((a, b) => a - b)).toEqual(
      Array.from({ length: from.length }, (_each, index) => engine.meta.version - from.length + index),
    );
  });

  test('nothing at all is refused with a sentence', () => {
    const problems = engine.check({});
    expect(problems.length).toBeGreaterThan(0);
    for (const { message } of problems) expect(message).toMatch(/^\p{Lu}.+[.?]$/u);
  });

  test('the sample’s report is whole, specific and well worded', async () => {
    const { report } = await runSample();
    expect(report.toolId).toBe(engine.meta.id);
    expect(lintReport(report, library.knowledge)).toEqual([]);
    expect(listSentences(report).length).toBeGreaterThan(0);
    // What was understood comes first, or the answer where nothing has to be read.
    expect(['reading', 'headline', 'answer']).toContain(report.blocks[0]?.kind);
  });

  test('each fact it teaches is one of its figures, in the fact’s unit', async () => {
    const made = await runSample();
    const taught = engine.learns?.(made.report, made.input, made.basis) ?? [];
    expect(listLearnt(engine, made).map(({ id }) => id)).toEqual(taught.map(({ id }) => id));
    if (engine.learns) expect(taught.length).toBeGreaterThan(0);
  });

  test('a field that is named like a fact asks for it in the same unit', () => {
    for (const field of engine.fields)
      if (isFactId(field.name)) expect(field).toMatchObject({ kind: 'number', unit: facts[field.name].unit });
  });

  test('what can be edited free of charge leaves the idea and the basis alone', async () => {
    const editable = engine.fields.filter((field) => field.editable).map(({ name }) => name);
    // The currency of a table is the founder's own word; that of an idea is read from it.
    const isAboutIdea = engine.fields.some(({ name }) => name === 'idea');
    if (isAboutIdea)
      for (const name of editable) expect(isReadingField(name) || name === 'idea', name).toBe(false);
    const kept = Object.fromEntries(Object.entries(sample).filter(([name]) => !editable.includes(name)));
    const gather = async (input: typeof sample) => tool.gather(input, bareAround(library, testDay));
    expect(await gather(kept)).toEqual(await gather(sample));
  });

  test('same input, same bytes: again, and with the keys turned round and a fresh library', async () => {
    const bytes = JSON.stringify((await runSample()).report);
    expect(JSON.stringify((await run(sample)).report)).toBe(bytes);
    const turned = Object.fromEntries(Object.entries(sample).reverse());
    expect(JSON.stringify((await runTool(tool, turned, freshLibrary)).report)).toBe(bytes);
  });

  test('report and basis are plain JSON, and the basis is small', async () => {
    const { report, input, basis } = await runSample();
    expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report);
    const gathered = await tool.gather(input, bareAround(library, testDay));
    expect(JSON.parse(JSON.stringify(gathered))).toStrictEqual(gathered);
    expect(Buffer.byteLength(JSON.stringify(basis))).toBeLessThan(largestBasisBytes);
  });

  test('running changes neither input nor basis', async () => {
    const { input, basis } = structuredClone(await runSample());
    const before = JSON.stringify([input, basis]);
    engine.run(deepFreeze(input), deepFreeze(basis));
    expect(JSON.stringify([input, basis])).toBe(before);
  });

  test('another input gives another report', async () => {
    const other = JSON.parse(JSON.stringify(sample), (_key, value) =>
      typeof value === 'number' && value > 1 ? Math.round(value * 0.8) : value,
    );
    const told = engine.fields.some(({ name }) => name === 'idea')
      ? { ...other, idea: toldIdeas[3]?.idea }
      : other;
    expect(JSON.stringify((await run(told)).report)).not.toBe(JSON.stringify((await runSample()).report));
  });

  /** The first other value that moves something elsewhere: mostly the very first. On the kept basis, as a change on the sheet is. */
  const findMove = async (report: Report, row: AssumptionRow) => {
    const { basis } = await runSample();
    for (const value of otherValues(row, report)) {
      const read = readInput(engine.fields, { ...sample, assumptions: { [row.id]: value } });
      if (!read.ok) expect.fail(`${row.id} cannot be ${value}`);
      const after = engine.run(read.input, basis);
      if (changedElsewhere(report, after, row).length > 0) return { value, after };
    }
    return undefined;
  };

  test('each assumption that is changed moves something, and its row says whose it is', async () => {
    const { report } = await runSample();
    for (const row of listAssumptions(report)) {
      const moved = await findMove(report, row);
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

  test('no input makes it throw or break its report', async () => {
    const ideas = toldIdeas.map(({ idea }) => idea);
    await fc.assert(
      fc.asyncProperty(anyInput(engine.fields, ideas), async (raw) => {
        const read = readInput(engine.fields, raw);
        if (!read.ok || engine.check(read.input).length > 0) return;
        const report: Report = (await run(raw)).report;
        expect(checkReport(report), JSON.stringify(raw)).toEqual([]);
        expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report);
      }),
      // Tools have properties of their own on top of these; the same inputs are drawn in each run.
      { numRuns: 5 },
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
