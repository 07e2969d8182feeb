import { checkReport } from '@slipway/report';
import { expect, test } from 'vitest';
import { loadTestLibrary } from '../test/library.ts';
import { listStoredRuns, type StoredRun } from '../test/stored-runs.ts';
import { bareAround } from './around.ts';
import { changedElsewhere, listAssumptions, otherValues } from './conformance/change-assumption.ts';
import { compareShapes } from './conformance/compare-shapes.ts';
import { loadTools, testDay } from './conformance/run-tool.ts';
import { openStored } from './open-stored.ts';
import { readInput } from './read-input.ts';

const runs = listStoredRuns();
const tools = await loadTools();
const each = tools.flatMap((tool) => {
  const { id } = tool.engine.meta;
  return runs
    .filter((run) => run.tools.includes(id))
    .map((run) => [id, run.toolVersion, run.from, tool, run] as const);
});

/** Before tools about an idea shared one reading. */
const hasReading = ({ tools: [file = ''], basis }: StoredRun) =>
  !['score-your-idea', 'swot-generator', 'market-size-estimator'].includes(file) ||
  'profile' in Object(basis);

test.each(each)('%s, version %i of %s, opens and its what-if is counted', (_, __, ___, { engine }, run) => {
  // What an older tool was asked is still an answer of today's fields, so it can be counted anew at least.
  const opened = openStored(engine, run);
  expect(readInput(engine.fields, opened.ok ? opened.input : run.input).ok).toBe(true);
  expect(opened.ok).toBe(hasReading(run));
  if (!opened.ok) return;
  const before = engine.run(opened.input, opened.basis);
  expect(checkReport(before)).toEqual([]);
  const isMoved = listAssumptions(before).some((row) =>
    otherValues(row, before).some((value) => {
      const input = { ...opened.input, assumptions: { [row.id]: value } };
      return changedElsewhere(before, engine.run(input, opened.basis), row).length > 0;
    }),
  );
  expect(isMoved).toBe(listAssumptions(before).length > 0);
});

test.each(each.filter(([id, version]) => id === 'market-size-estimator' && version > 2 && version < 8))(
  '%s, version %i of %s, keeps the count the founder gave',
  (_, __, ___, { engine }, run) => {
    const opened = openStored(engine, run);
    if (!opened.ok) throw new Error(opened.why);
    expect(JSON.stringify(engine.run(opened.input, opened.basis))).toContain('6,000 dental offices');
  },
);

test.each(tools.map((tool) => [tool.engine.meta.id, tool] as const))(
  'what %s gathers has the shape of the newest run that is kept',
  async (id, { engine, gather }) => {
    const newest = runs.findLast((run) => run.tools.includes(id) && run.toolVersion === engine.meta.version);
    // A new version brings a run of it along, and a step from the one before: docs/guides/add-a-tool.md.
    expect(newest, `test/stored has no run of version ${engine.meta.version}`).toBeDefined();
    if (newest === undefined) return;
    const basis = await gather(newest.input, bareAround(loadTestLibrary(), testDay));
    expect(compareShapes(newest.basis, JSON.parse(JSON.stringify(basis)))).toEqual([]);
  },
);
