import type { Provenance } from '@slipway/core';
import type { Writer } from '@slipway/report';
import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';
import { weightId, weightsOf } from '../rank.ts';
import { type Axis, axes, axisLabels } from '../weights.ts';

export const weightFigure = (axis: Axis): string => weightId(axis);
export const listenersId = 'test.listeners';

const dictionary = {
  id: 'cmu-dictionary',
  publisher: 'Carnegie Mellon University',
  what: 'CMU Pronouncing Dictionary: how English words are said, and so how sounds are spelled',
  year: 2014,
  region: null,
  confidence: 'medium',
  note: 'A model of English spellers, not a test with people',
} as const;

/** Where it is worked out how a name is said and spelled. */
export const byDictionary = (writer: Writer): Provenance => ({
  kind: 'sourced',
  sources: [writer.cite(dictionary)],
});

/** Everything the sheet counts with. */
export function writeFigures(input: Input, basis: Basis, writer: Writer): void {
  const weights = weightsOf(input);
  for (const axis of axes)
    writer.figure({
      id: weightFigure(axis),
      label: axisLabels[axis],
      value: weights[axis],
      unit: 'count',
      noun: 'points',
      provenance: { kind: 'assumed', why: 'Our weights; change them to yours.', assumption: weightId(axis) },
    });
  writer.figure({
    id: 'count',
    label: 'Names made',
    value: basis.candidates.length,
    unit: 'count',
    noun: 'names',
    provenance: { kind: 'measured', field: 'idea' },
  });
  const own = input.assumptions?.[listenersId];
  writer.figure({
    id: listenersId,
    label: 'People who hear it',
    value: typeof own === 'number' && own >= 3 && own <= 50 ? own : 5,
    unit: 'count',
    noun: 'people',
    provenance: { kind: 'assumed', why: 'Five find most misspellings.', assumption: listenersId },
  });
}
