import type { AssumptionsBlock, Writer } from '@slipway/report';
import type { Input } from '../fields.ts';
import { type Ranked, usedAxes, weightId, weightMost } from '../rank.ts';
import { type Axis, axisLabels } from '../weights.ts';
import { listenersId, weightFigure } from './figures.ts';

/** Weights are the founder's to change: the list is ranked again at once. */
export function assumptionsBlock(input: Input, ranked: readonly Ranked[], writer: Writer): AssumptionsBlock {
  const isOwn = (id: string): boolean => input.assumptions?.[id] !== undefined;
  return {
    id: 'assumptions',
    kind: 'assumptions',
    title: 'What counts, and how much',
    folded: true,
    rows: [
      ...usedAxes(ranked).map((axis) => ({
        id: weightId(axis),
        label: axisLabels[axis],
        figure: weightFigure(axis),
        control: { type: 'number' as const, min: 0, max: weightMost, step: 5 },
        isOwn: isOwn(weightId(axis)),
        why: writer.say(`why-${axis}`, whyOf(axis, ranked)),
      })),
      {
        id: listenersId,
        label: 'People who hear it',
        figure: listenersId,
        control: { type: 'number', min: 3, max: 50, step: 1 },
        isOwn: isOwn(listenersId),
        why: writer.say('why-listeners', 'More people find rarer misspellings.'),
      },
    ],
  };
}

/** What a higher weight would do, by the two names it moves most. */
function whyOf(axis: Axis, ranked: readonly Ranked[]): string {
  const rated = ranked
    .filter(({ axisRates }) => axisRates[axis] !== null)
    .toSorted((a, b) => (b.axisRates[axis] ?? 0) - (a.axisRates[axis] ?? 0) || a.rank - b.rank);
  const [best] = rated;
  const worst = rated.at(-1);
  if (!best || !worst || best.axisRates[axis] === worst.axisRates[axis]) return 'All names are equal here.';
  return `Lifts ${best.name}, lowers ${worst.name}.`;
}
