import { describe, expect, test } from 'vitest';
import type { LearntFact } from './facts.ts';
import { forgetFacts, mergeFacts } from './merge-facts.ts';
import { prefill } from './prefill.ts';
import { type CompanyRecord, emptyRecord, mergeRecord } from './record.ts';

const on = (day: number) => `2026-10-0${day}T08:00:00.000Z`;
const runway = (value: number): readonly LearntFact[] => [{ id: 'runwayMonths', value, figure: 'runway' }];
const find = (record: CompanyRecord, day: number, value: number, input = {}) =>
  mergeFacts(record, { toolId: 'retention-burn', runId: `r${day}`, input, at: on(day) }, runway(value));
const tell = (record: CompanyRecord, day: number, input: Record<string, unknown>) =>
  mergeRecord(record, 'health-score', input, on(day));
const runwayIn = (record: CompanyRecord) => record.runwayMonths?.value;

describe('what a result found', () => {
  test('is kept with the tool, the run and the figure it came from', () => {
    expect(find(emptyRecord, 1, 8).runwayMonths).toMatchObject({
      value: 8,
      toolId: 'retention-burn',
      at: on(1),
      provenance: { kind: 'result', runId: 'r1', figure: 'runway' },
    });
  });

  test.each<[string, CompanyRecord, number]>([
    ['never overwrites what was typed', find(tell(emptyRecord, 1, { runwayMonths: 6 }), 2, 8), 6],
    ['is overwritten by what is typed', tell(find(emptyRecord, 1, 8), 2, { runwayMonths: 6 }), 6],
    ['follows a newer result', find(find(emptyRecord, 1, 8), 2, 9), 9],
    ['does not follow an older one', find(find(emptyRecord, 2, 9), 1, 8), 9],
    // A form that was prefilled and sent unchanged says nothing new.
    [
      'stays a result when it is sent back unchanged',
      find(tell(find(emptyRecord, 1, 8), 2, { runwayMonths: 8 }), 3, 9),
      9,
    ],
  ])('%s', (_, record, value) => expect(runwayIn(record)).toBe(value));

  test('for another idea than the record’s is left out, and goes when the idea does', () => {
    const drills = tell(emptyRecord, 1, { idea: 'Fire drills' });
    expect(runwayIn(find(drills, 2, 8, { idea: 'Plant sensors' }))).toBeUndefined();
    const found = find(drills, 2, 8, { idea: 'fire drills' });
    expect(runwayIn(found)).toBe(8);
    expect(runwayIn(tell(found, 3, { idea: 'Plant sensors' }))).toBeUndefined();
    expect(runwayIn(tell(find(drills, 2, 8), 3, { idea: 'Plant sensors' }))).toBe(8);
  });
});

describe('taking it back', () => {
  const both = find(find(emptyRecord, 1, 8), 2, 9);

  test.each<[string, CompanyRecord, number | undefined]>([
    ['goes with the run, to the one before it', forgetFacts(both, 'r2'), 8],
    ['leaves the newer one when the older run goes', forgetFacts(both, 'r1'), 9],
    ['never comes back to a run that is gone', forgetFacts(forgetFacts(both, 'r1'), 'r2'), undefined],
    ['counts a run that is counted again as one', forgetFacts(find(both, 2, 10), 'r2'), 8],
  ])('%s', (_, record, value) => expect(runwayIn(record)).toBe(value));
});

test('a fact that a form was filled with and sends back stays the result’s, and follows the next one', () => {
  const at = (day: number) => `2026-11-0${day}T08:00:00.000Z`;
  const metrics = { toolId: 'financial-metrics', input: {} };
  const learnt = (value: number) => [{ id: 'growthPerMonth' as const, value, figure: 'growth' }];
  const first = mergeFacts(emptyRecord, { ...metrics, runId: 'a', at: at(1) }, learnt(0.059_481_335_303_278));
  const field = { name: 'growthPerMonth', kind: 'number', min: -1, max: 10 };
  expect(prefill([field], first, null)).toEqual({ growthPerMonth: 0.059_481_335 });
  // As the form has it: percent, and back.
  const sent = mergeRecord(first, 'health-score', { growthPerMonth: 5.948_133_5 / 100 }, at(2));
  expect(sent).toEqual(first);
  const next = mergeFacts(sent, { ...metrics, runId: 'b', at: at(3) }, learnt(0.07));
  expect(next.growthPerMonth?.value).toBe(0.07);
  const own = mergeRecord(first, 'health-score', { growthPerMonth: 0.0595 }, at(2));
  expect(own.growthPerMonth).toMatchObject({ value: 0.0595, provenance: { kind: 'entered' } });
});
