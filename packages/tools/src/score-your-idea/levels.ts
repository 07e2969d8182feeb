import type { DimensionId } from './dimensions.ts';

/** The levels that can be reached, in order; each has its wording per dimension below. */
export const levelSteps = [0, 2, 4, 6, 8, 10] as const;
export type Level = (typeof levelSteps)[number];

/**
 * The written levels: what must be true for each step. Adapted from the composite rubric (rubrics reference, D12) to ten
 * dimensions. Each completes “… reads as …”. Where a level can be reached by words and by figures, `|` parts the two wordings.
 */
export const levels: Readonly<
  Record<DimensionId, readonly [string, string, string, string, string, string]>
> = {
  severity: [
    'no problem at all',
    'an annoyance people live with',
    'a real problem that nobody has counted|a real problem that is cheap to live with',
    'a loss, or a workaround built against one',
    'a cost counted in hours or money|a counted cost, as large as what such buyers pay for software',
    'a counted cost that people must end, or pay to end today|a counted cost above what such buyers pay for software',
  ],
  frequency: [
    'once in a lifetime',
    'once a year or less',
    'about once a quarter',
    'about once a month',
    'every week',
    'every day',
  ],
  'willingness-to-pay': [
    'nobody paying|a price above what the problem costs',
    'money from ads, gifts or later',
    'a way to charge, without a price|a price outside what is usual, or close to the cost',
    'a price and somebody to pay it',
    'a price that fits what they spend today',
    'money that has arrived',
  ],
  market: [
    'everyone, which is nobody',
    'a crowd|less than five million dollars a year',
    'a named group|five to fifty million dollars a year',
    'a group with a count or a place|fifty to three hundred million dollars a year',
    'three hundred million to a billion dollars a year',
    'more than a billion dollars a year, with a first niche to reach',
  ],
  timing: [
    'something that could have been built ten years ago',
    'a word in fashion',
    'a technology or habit that helps',
    'a change with a date, or a trend of this field',
    'a rule that asks for it',
    'a dated rule that forces it',
  ],
  competition: [
    'no rivals, which means nobody looked',
    'rivals without names',
    'what people do today',
    'a rival by name',
    'rivals by name, and what they leave open',
    'an insight the rivals lack, and a reason they will not copy it',
  ],
  differentiation: [
    'praise a rival could print as well',
    'somewhat cheaper, faster or nicer',
    'one useful difference',
    'an advantage that is hard to copy',
    'several times better on what buyers measure',
    'ten times better, or possible for the first time',
  ],
  distribution: [
    'a hope to be found',
    'a channel that does not fit the price',
    'a channel by name',
    'a channel that this field buys through',
    'a channel tried, with a cost',
    'buyers who bring the next buyer',
  ],
  'founder-fit': [
    'no link to the field',
    'less than a year in the field',
    'a personal brush with it, or a year or two',
    'some years of doing the work',
    'five years or more in the field',
    'ten years or more in the field',
  ],
  feasibility: [
    'something nobody can build today',
    'a breakthrough, a licence or a trial before the first sale',
    'known parts, and nothing built',
    'a prototype',
    'a product in people’s hands',
    'a product that is sold and delivered',
  ],
};

/** `isCounted`: figures decided, not words. */
export function levelWording(id: DimensionId, level: number, isCounted = false): string {
  const step = Math.min(5, Math.max(0, Math.floor(level / 2)));
  const [byWords = '', byFigures = byWords] = (levels[id][step] ?? levels[id][0]).split('|');
  return isCounted ? byFigures : byWords;
}

/** The level above, and 10 at the top. */
export function nextLevel(level: number): Level {
  return levelSteps.find((step) => step > level) ?? 10;
}
