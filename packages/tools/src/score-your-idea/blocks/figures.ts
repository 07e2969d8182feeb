import type { Provenance } from '@slipway/core';
import type { Case } from '../case.ts';
import { weightShift } from '../case.ts';
import { type DimensionId, dimensions } from '../dimensions.ts';
import { nextLevel } from '../levels.ts';
import type { Part } from '../score.ts';
import { weightKey } from '../weights.ts';

export function labelOf(id: DimensionId): string {
  return dimensions.find((dimension) => dimension.id === id)?.label ?? id;
}

/** Adds every figure that the whole report names; the blocks and sentences add their own. */
export function addScoreFigures(one: Case): void {
  const { figures, standing, score, weights, spread } = one;
  figures.add({
    id: 'ceiling',
    label: `Ceiling: ${standing.row.label}`,
    value: standing.row.ceiling,
    unit: 'points',
    provenance: { kind: 'assumed', why: standing.row.why, assumption: 'evidence' },
  });
  for (const { id, raw } of weights)
    figures.add({
      id: weightKey(id),
      label: `Weight of ${labelOf(id).toLowerCase()}`,
      value: raw,
      unit: 'points',
      provenance: {
        kind: 'assumed',
        why: 'The composite rubric, spread over ten dimensions; the weights are rescaled to 100.',
        assumption: weightKey(id),
      },
    });
  for (const part of score.parts) addPart(part, one);
  const counted = score.parts.map(({ judgement }) => `counted-${judgement.id}`);
  const inputs = [...counted, ...weights.map(({ id }) => weightKey(id))];
  figures.add({
    id: 'score',
    label: 'Score',
    value: score.value,
    unit: 'points',
    range: { low: score.low, high: score.high, means: 'what the unknowns allow' },
    provenance: {
      kind: 'derived',
      formula: 'sum of weight × counted level / 10; what is not said adds nothing; held under the caps',
      inputs,
    },
  });
  figures.add({
    id: 'score-high',
    label: 'Highest score the open answers allow',
    value: score.high,
    unit: 'points',
    provenance: {
      kind: 'derived',
      formula: 'the same sum with every answer at its best, under the ceiling',
      inputs,
    },
  });
  figures.add({
    id: 'claimed',
    label: 'If every word holds',
    value: score.claimed,
    unit: 'points',
    provenance: {
      kind: 'derived',
      formula: 'the same sum without the evidence ceiling',
      inputs: [...score.parts.map(({ judgement }) => `claimed-${judgement.id}`)],
    },
  });
  figures.add({
    id: 'covered',
    label: 'Weight of what was said',
    value: score.covered / 100,
    unit: 'share',
    provenance: { kind: 'derived', formula: 'weights of the dimensions spoken to / 100', inputs },
  });
  const shift = figures.add({
    id: 'shift',
    label: 'How far each weight may be wrong',
    value: weightShift,
    unit: 'share',
    provenance: { kind: 'assumed', why: 'Wide enough that two fair judges would differ by less.' },
  });
  figures.add({
    id: 'spread',
    label: 'Score under other weights',
    value: null,
    unit: 'points',
    range: { ...spread, means: 'every mix of weights, each a fifth lower or higher' },
    provenance: {
      kind: 'derived',
      formula: 'the score in every mix of changed weights',
      inputs: [...inputs, shift],
    },
  });
}

function addPart({ judgement, counted, low, high }: Part, { figures }: Case): void {
  const { id, level } = judgement;
  const label = labelOf(id);
  const missing = { status: 'missing', reason: 'Nothing is said about it.' } as const;
  const claimed = figures.add({
    id: `claimed-${id}`,
    label: `${label}, if it holds`,
    value: level,
    unit: 'points',
    range: { low: judgement.low, high: judgement.high, means: 'how low and how high it can be read' },
    ...(level === null ? missing : {}),
    provenance: originOf(judgement),
  });
  figures.add({
    id: `counted-${id}`,
    label,
    value: counted,
    unit: 'points',
    range: { low, high, means: 'how low and how high it can be read, under the ceiling' },
    ...(level === null ? missing : {}),
    provenance: {
      kind: 'derived',
      formula: 'the written level, not above the ceiling',
      inputs: [claimed, 'ceiling'],
    },
  });
  if (level !== null && level < 10)
    figures.add({
      id: `next-${id}`,
      label: `${label}: the next level`,
      value: nextLevel(level),
      unit: 'points',
      provenance: { kind: 'derived', formula: 'the next written level', inputs: [claimed] },
    });
}

function originOf({ level, evidence }: Part['judgement']): Provenance {
  const inputs = evidence.flatMap((one) => (one.kind === 'figure' ? [one.id] : []));
  const words = evidence.find((one) => one.kind === 'said');
  if (level === null) return { kind: 'assumed', why: 'Nothing was said, so all of it is open.' };
  if (inputs.length > 0) return { kind: 'derived', formula: 'the written level these figures reach', inputs };
  return words === undefined
    ? { kind: 'assumed', why: 'Read from the answers as a whole.' }
    : { kind: 'measured', field: words.field, quote: words.quote };
}
