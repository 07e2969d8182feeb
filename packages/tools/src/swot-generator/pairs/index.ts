import type { Case } from '../case.ts';
import type { Weighed } from '../weigh.ts';
import type { Pair, PairRule, Quadrant } from './pair-rule.ts';
import { soPairs } from './so.ts';
import { stPairs } from './st.ts';
import { woPairs } from './wo.ts';
import { wtPairs } from './wt.ts';

export type { Quadrant } from './pair-rule.ts';
export const quadrants: readonly Quadrant[] = ['so', 'st', 'wo', 'wt'];
const pairRules: readonly PairRule[] = [...soPairs, ...stPairs, ...woPairs, ...wtPairs];

export interface Match {
  /** Stable while the two factors stand in these boxes. */
  readonly id: string;
  readonly rule: PairRule;
  readonly inner: Weighed;
  readonly outer: Weighed;
  readonly joint: number;
  readonly pair: Pair;
}

const most = 3;

/** The pairs of each quadrant, heaviest first. No factor and no rule twice in one quadrant. */
export function listPairs(one: Case, items: readonly Weighed[]): readonly Match[] {
  return quadrants.flatMap((quadrant) => {
    const inner = items.filter(({ box }) => box === (quadrant.startsWith('s') ? 'strengths' : 'weaknesses'));
    const outer = items.filter(({ box }) => box === (quadrant.endsWith('o') ? 'opportunities' : 'threats'));
    const candidates = inner
      .flatMap((a) => outer.map((b) => ({ a, b, joint: a.weight + b.weight })))
      .toSorted((x, y) => y.joint - x.joint || (`${x.a.id} ${x.b.id}` < `${y.a.id} ${y.b.id}` ? -1 : 1));
    const chosen: Match[] = [];
    for (const { a, b, joint } of candidates) {
      if (chosen.length === most) break;
      const rule = pairRules.find(
        (one) =>
          one.quadrant === quadrant &&
          one.inner.includes(a.group) &&
          one.outer.includes(b.group) &&
          !chosen.some((match) => match.rule.id === one.id),
      );
      const isUsed = chosen.some((match) => match.inner.id === a.id || match.outer.id === b.id);
      if (rule === undefined || isUsed) continue;
      chosen.push({
        id: `${quadrant}:${a.id}:${b.id}`,
        rule,
        inner: a,
        outer: b,
        joint,
        pair: rule.say(a, b, one),
      });
    }
    return chosen;
  });
}
