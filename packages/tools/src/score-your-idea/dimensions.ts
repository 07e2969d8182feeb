/**
 * The ten dimensions of an idea, in their fixed order, with their weights (they sum to 100).
 * The weights spread the composite rubric's nine criteria over ten dimensions: `problem` splits into severity and
 * frequency, `customer` into market and distribution, and the weight of demand evidence goes to what it proves,
 * because evidence itself acts as a ceiling (see `ladder.ts`) and not as a dimension.
 */
export type DimensionId =
  | 'severity'
  | 'frequency'
  | 'willingness-to-pay'
  | 'market'
  | 'timing'
  | 'competition'
  | 'differentiation'
  | 'distribution'
  | 'founder-fit'
  | 'feasibility';

export interface Dimension {
  readonly id: DimensionId;
  readonly label: string;
  readonly weight: number;
  /** Asked when the text is silent. `who` is the founder's own word for the customer. */
  readonly ask: (who: string) => string;
}

export const dimensions: readonly Dimension[] = [
  {
    id: 'severity',
    label: 'Problem severity',
    weight: 16,
    ask: (who) => `What does this cost ${who} today, in hours or in money?`,
  },
  {
    id: 'frequency',
    label: 'Frequency',
    weight: 8,
    ask: (who) => `How many times did this happen to ${who} in the last month?`,
  },
  {
    id: 'willingness-to-pay',
    label: 'Willingness to pay',
    weight: 14,
    ask: (who) => `Who pays, how much, and what do ${who} pay for the next best thing today?`,
  },
  {
    id: 'market',
    label: 'Market',
    weight: 12,
    ask: () => 'Who exactly has this problem, where are they, and how many of them are there?',
  },
  {
    id: 'timing',
    label: 'Timing',
    weight: 6,
    ask: () => 'What changed in the last three years that makes this possible, or necessary, now?',
  },
  {
    id: 'competition',
    label: 'Competition',
    weight: 6,
    ask: (who) => `What do ${who} use today, doing nothing included?`,
  },
  {
    id: 'differentiation',
    label: 'Differentiation',
    weight: 12,
    ask: (who) => `On the one measure ${who} care about most, how many times better is this?`,
  },
  {
    id: 'distribution',
    label: 'Distribution',
    weight: 12,
    ask: (who) => `Where do you find the first 20 ${who}, and what does reaching one of them cost?`,
  },
  {
    id: 'founder-fit',
    label: 'Founder fit',
    weight: 8,
    ask: (who) => `What have you done or seen among ${who} that an outsider has not?`,
  },
  {
    id: 'feasibility',
    label: 'Feasibility',
    weight: 6,
    ask: () => 'What is the hardest part to build, and what have you already built?',
  },
];

/** Asked where the text does speak: what would prove the words. */
export function askForProof(who: string): string {
  return `Which three ${who} can show you that?`;
}
