import type { MatrixBlock, StepsBlock } from '@slipway/report';
import type { Case } from '../case.ts';
import type { Match, Quadrant } from '../pairs/index.ts';
import { quadrants } from '../pairs/index.ts';
import { say } from '../speak.ts';

const tasksMost = 6;

export function tows(one: Case, matches: readonly Match[]): MatrixBlock | null {
  if (matches.length === 0) return null;
  const cell = (quadrant: Quadrant) =>
    matches
      .filter(({ rule }) => rule.quadrant === quadrant)
      .map(({ id, pair, inner, outer }) =>
        say(one, `pair:${id}`, pair.why, [...inner.evidence, ...outer.evidence]),
      );
  return {
    id: 'tows',
    kind: 'matrix',
    title: 'What follows from two of them together',
    columns: ['Opportunities', 'Threats'],
    rows: [
      { label: 'Strengths', cells: [cell('so'), cell('st')] },
      { label: 'Weaknesses', cells: [cell('wo'), cell('wt')] },
    ],
  };
}

/** The heaviest pair of each quadrant first, then the heaviest of the rest; shown by their dates. */
export function tasks(one: Case, matches: readonly Match[]): StepsBlock | null {
  const firsts = quadrants.flatMap(
    (quadrant) => matches.find(({ rule }) => rule.quadrant === quadrant) ?? [],
  );
  const others = matches.filter((match) => !firsts.includes(match)).toSorted((a, b) => b.joint - a.joint);
  const chosen = [...firsts, ...others].slice(0, tasksMost).toSorted((a, b) => a.rule.days - b.rule.days);
  if (chosen.length === 0) return null;
  return {
    id: 'tasks',
    kind: 'steps',
    title: 'Tasks',
    steps: chosen.map(({ id, pair, rule, inner, outer }) => {
      const evidence = [...inner.evidence, ...outer.evidence];
      return {
        id: `task:${id}`,
        do: say(one, `task:${id}`, pair.task, evidence),
        ...(pair.passes === undefined
          ? {}
          : { passes: say(one, `passes:${id}`, pair.passes, [one.whoSaid], `task:${id}`) }),
        owner: rule.owner,
        dueDays: rule.days,
      };
    }),
  };
}
