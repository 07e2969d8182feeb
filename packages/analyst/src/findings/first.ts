import type { Writer } from '@slipway/report';
import { type Finding, findingLabels } from './finding.ts';
import type { SizeLine } from './size-line.ts';
import { round } from './words.ts';

/** Part of the round sum from which the first customers begin to matter. */
const mattersFrom = 0.01;
const steps = [10, 100, 1000, 10_000];

/** How many customers it takes to bring the first hundredth of the round sum: ten, a hundred, a thousand. */
export function firstCount({ kind, ours, yearly, goal }: SizeLine): number | null {
  if (kind !== 'units' || ours !== null || yearly === null) return null;
  return steps.find((count) => count * yearly.amount >= goal * mattersFrom) ?? null;
}

/** "100 bakeries bring $47,000 a year, before costs." */
export function firstFindings(line: SizeLine | null, writer: Writer): readonly Finding[] {
  const count = line === null ? null : firstCount(line);
  if (line === null || line.yearly === null || count === null) return [];
  const some = writer.figure({
    id: 'first-count',
    label: 'First customers',
    value: count,
    unit: 'count',
    noun: line.noun,
    provenance: { kind: 'assumed', why: 'A round number, to see what the first ones bring.' },
  });
  const brings = writer.figure({
    id: 'first-sum',
    label: 'What they bring',
    value: round(count * line.yearly.amount),
    unit: line.yearly.isRecurring ? 'money/year' : 'money',
    currency: line.currency,
    provenance: {
      kind: 'derived',
      formula: line.yearly.isRecurring
        ? 'first customers × price × periods in a year'
        : 'first customers × price',
      inputs: [some, 'own-price'],
    },
  });
  return [
    {
      kind: 'first',
      label: findingLabels.first,
      likely: 1,
      statement: writer.say('first', `{{f:${some}}} bring {{f:${brings}}}, before costs.`),
    },
  ];
}
