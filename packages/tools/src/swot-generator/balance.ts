import type { Case } from './case.ts';
import { type BoxId, boxIds, type Factor } from './factor.ts';
import type { Weighed } from './weigh.ts';

export interface Total {
  readonly box: BoxId;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export type Verdict = 'stop' | 'against' | 'for' | 'open' | 'thin';

export interface Balance {
  readonly totals: readonly Total[];
  readonly verdict: Verdict;
  /** Heaviest first. */
  readonly speaksFor: readonly Weighed[];
  readonly speaksAgainst: readonly Weighed[];
}

export const boxLabels: Readonly<Record<BoxId, string>> = {
  strengths: 'Strengths',
  weaknesses: 'Weaknesses',
  opportunities: 'Opportunities',
  threats: 'Threats',
};

/** No sheet says yes before somebody has used it, signed or paid. */
function isProved({ group, impact, home }: Weighed): boolean {
  return home === 'strengths' && group === 'proof' && impact >= 4;
}

/** A known factor of the highest impact, such as cash for a few months, forbids a yes by itself. */
function isGrave({ impact, isQuestion }: Weighed): boolean {
  return impact === 5 && !isQuestion;
}

/** Fewer known factors than this on one side cannot decide anything. */
const enough = 2;

/** Sums the boxes, with what the open questions allow, and says which side outweighs whichever way they are answered. */
export function balanceOf(one: Case, items: readonly Weighed[], asked: readonly Factor[]): Balance {
  const untold = asked.reduce((sum, { impact, likelihood }) => sum + impact * likelihood, 0);
  const totals = boxIds.map((box) => totalOf(one, box, items, box === 'strengths' ? untold : 0));
  const sum = (boxes: readonly BoxId[], part: 'low' | 'high') =>
    totals.filter(({ box }) => boxes.includes(box)).reduce((all, total) => all + total[part], 0);
  const good: readonly BoxId[] = ['strengths', 'opportunities'];
  const bad: readonly BoxId[] = ['weaknesses', 'threats'];
  const speaksFor = items.filter(({ box }) => good.includes(box));
  const speaksAgainst = items.filter(({ box }) => bad.includes(box));
  addSides(one, totals);
  const isThin =
    speaksFor.length < enough || speaksAgainst.filter(({ isQuestion }) => !isQuestion).length < 1;
  const verdict: Verdict = speaksAgainst.some(({ isStop }) => isStop)
    ? 'stop'
    : isThin
      ? 'thin'
      : sum(bad, 'low') > sum(good, 'high')
        ? 'against'
        : sum(good, 'low') > sum(bad, 'high') && speaksFor.some(isProved) && !speaksAgainst.some(isGrave)
          ? 'for'
          : 'open';
  return { totals, verdict, speaksFor, speaksAgainst };
}

/** `untold`: a question that is answered well turns into a strength. */
function totalOf(one: Case, box: BoxId, items: readonly Weighed[], untold: number): Total {
  const inside = items.filter((item) => item.box === box);
  const add = (part: 'weight' | 'low' | 'high') => inside.reduce((sum, item) => sum + item[part], 0);
  const total = { box, value: add('weight'), low: add('low'), high: add('high') + untold };
  const isEmpty = inside.length === 0;
  one.figure({
    id: `total:${box}`,
    label: `${boxLabels[box]}, weighed`,
    value: isEmpty ? null : total.value,
    unit: 'ratio',
    ...(isEmpty ? { status: 'missing' as const, reason: 'Nothing stands in this box yet.' } : {}),
    ...(total.low < total.high && !isEmpty
      ? { range: { low: total.low, high: total.high, means: 'what the open questions allow' } }
      : {}),
    provenance: isEmpty
      ? { kind: 'measured', field: 'idea' }
      : {
          kind: 'derived',
          formula: 'sum of the weights in the box',
          inputs: inside.map(({ id }) => `weight:${id}`),
        },
  });
  return total;
}

function addSides(one: Case, totals: readonly Total[]): void {
  const side = (id: string, label: string, boxes: readonly BoxId[]) => {
    const summed = totals.filter(({ box, value }) => boxes.includes(box) && value > 0);
    if (summed.length === 0) return;
    const add = (part: 'value' | 'low' | 'high') => summed.reduce((sum, total) => sum + total[part], 0);
    one.figure({
      id,
      label,
      value: add('value'),
      unit: 'ratio',
      ...(add('low') < add('high')
        ? { range: { low: add('low'), high: add('high'), means: 'what the open questions allow' } }
        : {}),
      provenance: {
        kind: 'derived',
        formula: 'sum of the two boxes',
        inputs: summed.map(({ box }) => `total:${box}`),
      },
    });
  };
  side('side:for', 'What speaks for it', ['strengths', 'opportunities']);
  side('side:against', 'What speaks against it', ['weaknesses', 'threats']);
}
