import { type BoxesBlock, formatValue, type ListBlock, type Statement } from '@slipway/report';
import { boxLabels } from '../balance.ts';
import type { Case } from '../case.ts';
import { type BoxId, boxIds, isInside, type Phrases } from '../factor.ts';
import { say } from '../speak.ts';
import { parts, type Weighed } from '../weigh.ts';

const hints: Readonly<Record<BoxId, string>> = {
  strengths: 'About your company, in your words and numbers',
  weaknesses: 'About your company; what nobody told is asked',
  opportunities: 'About what surrounds you',
  threats: 'About what surrounds you',
};
/** Fewer than this, and the box says what would fill it. */
const enough = 2;

export function boxes(one: Case, items: readonly Weighed[]): BoxesBlock {
  return {
    id: 'swot',
    kind: 'boxes',
    title: 'The sheet',
    movable: true,
    boxes: boxIds.map((box) => {
      const inside = items.filter((item) => item.box === box);
      return {
        id: box,
        label: boxLabels[box],
        hint: hints[box],
        tone: box === 'strengths' || box === 'opportunities' ? ('good' as const) : ('poor' as const),
        items: inside.map((item) => ({
          id: item.id,
          statement: say(one, `item:${item.id}`, item.says, item.evidence),
          figures: [...parts.map((part) => `${part}:${item.id}`), `weight:${item.id}`],
          weight: formatValue(item.weight, 'ratio'),
        })),
        ...(inside.length < enough ? { empty: emptyBox(one, box, inside.length) } : {}),
      };
    }),
  };
}

function emptyBox(one: Case, box: BoxId, count: number): Statement {
  const { who, thing } = one;
  const only = count === 0 ? 'Nothing' : 'Only one thing';
  const phrases: Readonly<Record<BoxId, Phrases>> = {
    strengths: [
      `${only} in your words speaks for you: what have you done, seen or sold that ${who} would notice?`,
      `${only} here: what do you know about ${who}, or have with ${thing}, that others have not?`,
    ],
    weaknesses: [`${only} here: what would a rival tell ${who} about ${thing} behind your back?`],
    opportunities: [
      `${only} that we know speaks for it from outside: what has changed for ${who} in the last few years?`,
    ],
    threats: [`${only} that we know stands against it from outside: whom do ${who} pay today?`],
  };
  return say(one, `empty:${box}`, phrases[box], [one.whoSaid]);
}

/** A factor about the company stays one wherever it is dragged: where kind and box differ, it is said. */
export function movedAcross(one: Case, items: readonly Weighed[]): ListBlock | null {
  const across = items.filter(({ home, box }) => isInside(home) !== isInside(box));
  if (across.length === 0) return null;
  return {
    id: 'moved-across',
    kind: 'list',
    title: 'Moved against its kind',
    ordered: false,
    tone: 'fair',
    items: across.map((item) =>
      say(
        one,
        `moved:${item.id}`,
        isInside(item.home)
          ? [`You moved “${item.label}” to ${boxLabels[item.box]}, but it is about your own company.`]
          : [`You moved “${item.label}” to ${boxLabels[item.box]}, but it is about what surrounds you.`],
        item.evidence,
      ),
    ),
  };
}
