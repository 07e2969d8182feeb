import { describe, expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { bareAround } from '../around.ts';
import { type Evidence, type EvidenceAnswer, offlineEvidence } from '../evidence.ts';
import { applyPatch, findPatchProblems, mergePatches, type ReportPatch } from '../report-patch.ts';
import type { Basis } from './basis.ts';
import { engine } from './engine.ts';
import { gather } from './gather.ts';
import { lookUp } from './look-up.ts';

const input = { idea: 'Booking and deposits for independent hair salons in Britain.' };
const basis = gather(input, bareAround(loadTestLibrary(), '2026-11-16')) as Basis;
const report = engine.run(input, basis);

const source = {
  id: 'wikipedia-summary',
  publisher: 'Wikipedia',
  what: '',
  year: null,
  region: 'global',
  confidence: 'medium',
} as const;
const found: EvidenceAnswer<'wikipedia-summary'> = {
  kind: 'found',
  value: { title: 'Acme 3000', says: 'British company of 3000' },
  source,
  at: '2026-11-16T09:00:00.000Z',
};

async function look(evidence: Evidence): Promise<readonly ReportPatch[]> {
  const patches: ReportPatch[] = [];
  for await (const patch of lookUp({ input, basis, report, evidence, isOver: () => false }))
    patches.push(patch);
  return patches;
}
const answering = (answer: EvidenceAnswer<'wikipedia-summary'>): Evidence => ({
  look: async () => answer as never,
});
function lastColumn(patches: readonly ReportPatch[]) {
  const block = applyPatch(report, patches.reduce(mergePatches)).blocks.find(({ id }) => id === 'suggested');
  return block?.kind === 'table' ? block.rows.map(({ cells }) => cells.at(-1)) : [];
}

describe('who a suggested rival is', () => {
  test('stands in its row, with who said so and when', async () => {
    const patches = await look(answering(found));
    expect(patches).toHaveLength(basis.rivals.length);
    for (const patch of patches) expect(findPatchProblems(report, patch)).toEqual([]);
    expect(patches[0]?.sources?.['wikipedia-summary:0']?.what).toBe(
      'Acme 3000: British company of 3000, looked up on 2026-11-16',
    );
    expect(lastColumn(patches)[0]).toMatchObject({ statement: { text: 'British company of 3000.' } });
  });

  test('is not made up where there is no article', async () => {
    const patches = await look(answering({ kind: 'nothing', says: 'No article.' }));
    expect(lastColumn(patches)[0]).toEqual({ label: 'no article found' });
  });

  test('stays open where nobody can be reached', async () => {
    expect(await look(offlineEvidence)).toEqual([]);
    expect(lastColumn([{}])[0]).toEqual({ label: 'not looked up' });
  });
});
