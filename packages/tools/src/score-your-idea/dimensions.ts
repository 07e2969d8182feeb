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
  /** Asked when the text does speak to it: what would prove the words. */
  readonly prove: (who: string) => string;
}

export const dimensions: readonly Dimension[] = [
  {
    id: 'severity',
    label: 'Problem severity',
    weight: 16,
    ask: (who) => `What does this cost ${who} today, in hours or in money?`,
    prove: (who) => `Which three ${who} can show you that cost, as a bill or as hours on a clock?`,
  },
  {
    id: 'frequency',
    label: 'Frequency',
    weight: 8,
    ask: (who) => `How many times did this happen to ${who} in the last month?`,
    prove: (who) => `When were the last three times it happened, for one of your ${who} by name?`,
  },
  {
    id: 'willingness-to-pay',
    label: 'Willingness to pay',
    weight: 14,
    ask: (who) => `Who pays, how much, and what do ${who} pay for the next best thing today?`,
    prove: (who) => `Which ${who} have been asked for that money, and what did they do?`,
  },
  {
    id: 'market',
    label: 'Market',
    weight: 12,
    ask: () => 'Who exactly has this problem, where are they, and how many of them are there?',
    prove: (who) => `How many ${who} are there in the first place you would sell, and who counted them?`,
  },
  {
    id: 'timing',
    label: 'Timing',
    weight: 6,
    ask: () => 'What changed in the last three years that makes this possible, or necessary, now?',
    prove: (who) => `What do ${who} do differently today because of that change?`,
  },
  {
    id: 'competition',
    label: 'Competition',
    weight: 6,
    ask: (who) => `What do ${who} use today, doing nothing included?`,
    prove: (who) => `Why have ${who} not already moved to something better than that?`,
  },
  {
    id: 'differentiation',
    label: 'Differentiation',
    weight: 12,
    ask: (who) => `On the one measure ${who} care about most, how many times better is this?`,
    prove: (who) => `Which ${who} named that difference before you did?`,
  },
  {
    id: 'distribution',
    label: 'Distribution',
    weight: 12,
    ask: (who) => `Where do you find the first 20 ${who}, and what does reaching one of them cost?`,
    prove: (who) => `How many ${who} has that channel brought so far, and at what cost each?`,
  },
  {
    id: 'founder-fit',
    label: 'Founder fit',
    weight: 8,
    ask: (who) => `What have you done or seen among ${who} that an outsider has not?`,
    prove: (who) => `Which ${who} would take your call tomorrow because of it?`,
  },
  {
    id: 'feasibility',
    label: 'Feasibility',
    weight: 6,
    ask: () => 'What is the hardest part to build, and what have you already built?',
    prove: (who) => `Which ${who} have used it without you in the room?`,
  },
];
