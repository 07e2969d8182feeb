import { listWords } from '../../wording/index.ts';
import type { Case } from '../case.ts';
import type { DimensionId } from '../dimensions.ts';
import type { ScoreInput } from '../fields.ts';

/** The field that answers a silence. */
export const fieldOf: Readonly<Record<DimensionId, keyof ScoreInput>> = {
  severity: 'workaroundCostPerMonth',
  frequency: 'frequency',
  'willingness-to-pay': 'pricePerMonth',
  market: 'customer',
  timing: 'whyNow',
  competition: 'workaround',
  differentiation: 'edge',
  distribution: 'channel',
  'founder-fit': 'founderYears',
  feasibility: 'stage',
};

type Phrasings = readonly [string, ...string[]];

/** The sharpening question, in the founder's own noun. */
export function askWords(id: DimensionId, one: Case): string {
  return one.voice.pick(`ask-${id}`, asks[id](one));
}

const asks: Readonly<Record<DimensionId, (one: Case) => Phrasings>> = {
  severity: ({ voice: { who } }) => [
    `What does a month of this cost ${who}, each, in money?`,
    `Put a sum on it: what do ${who} lose to this in a month, each?`,
    `What is a month without you costing ${who}, each?`,
  ],
  frequency: ({ voice: { who } }) => [
    `How often do ${who} meet this, each of them?`,
    `When did it last happen to ${who}, and when before that?`,
    `How many times a month does it come up for ${who}?`,
  ],
  'willingness-to-pay': ({ voice: { who } }) => [
    `What would ${who} pay you in a month, each?`,
    `Which price would you say aloud to ${who} tomorrow?`,
    `What is the monthly price for ${who}, each?`,
  ],
  market: ({ voice: { who, isNamed } }) =>
    isNamed
      ? [
          `Which ${who} first, where are they, and how many are there?`,
          `How would you list ${who} by name, and how long is that list?`,
        ]
      : [
          `Who are the ${who}, as narrow as you can say it?`,
          `Name the first ${who}: what do they do all day?`,
        ],
  timing: ({ voice: { who } }) => [
    `What can ${who} do, or must they do, that was not so three years ago?`,
    `What changed for ${who}, and in which year?`,
    `Why did nobody sell this to ${who} five years ago?`,
  ],
  competition: ({ voice: { who }, rivals }) => {
    const names = listWords(rivals.unnamed.slice(0, 3), 'or');
    return names === ''
      ? [
          `What do ${who} do about it today, doing nothing included?`,
          `If you did not exist, what would ${who} use next month?`,
        ]
      : [
          `Which have you used yourself, ${names}, and which do ${who} use?`,
          `Have you worked with ${names} yourself, and what do ${who} use today?`,
        ];
  },
  differentiation: ({ voice: { who } }) => [
    `On the number that ${who} watch, how many times better are you?`,
    `What would ${who} miss if they took the next best thing?`,
    `Finish the sentence for ${who}: nobody else can …`,
  ],
  distribution: ({ voice: { who } }) => [
    `Where do you meet the first twenty ${who}, and what does one cost you?`,
    `Through whom or what do ${who} hear of you?`,
    `Which door to ${who} is open to you tomorrow morning?`,
  ],
  'founder-fit': ({ voice: { who } }) => [
    `How many years have you worked with ${who}?`,
    `What have you done among ${who} that a stranger has not?`,
    `For how long have you known ${who} from the inside?`,
  ],
  feasibility: ({ voice: { who } }) => [
    `What is there today that ${who} could try?`,
    `How far is it built, and what can ${who} see of it?`,
  ],
};
