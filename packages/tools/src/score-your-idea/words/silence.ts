import type { Case } from '../case.ts';
import type { DimensionId } from '../dimensions.ts';

type Phrasings = readonly [string, ...string[]];

/** Under a bar about which nothing is said. */
export function silenceWords(id: DimensionId, one: Case): string {
  return one.voice.pick(`silence-${id}`, silences[id](one));
}

const silences: Readonly<Record<DimensionId, (one: Case) => Phrasings>> = {
  severity: ({ voice: { who } }) => [
    `You do not say what this costs ${who} in hours or money.`,
    `What ${who} lose by it is not in your text.`,
    `No loss of ${who} is named, in time or in money.`,
  ],
  frequency: ({ voice: { who } }) => [
    `You do not say how often ${who} meet it.`,
    `Whether ${who} meet it daily or yearly is not said.`,
    `How many times it happens to ${who} is open.`,
  ],
  'willingness-to-pay': ({ voice: { who } }) => [
    `You name no price, and nobody who pays for ${who}.`,
    `What ${who} would pay is not in your text.`,
    `There is no price for ${who} yet.`,
  ],
  market: ({ voice: { who, isNamed } }) =>
    isNamed
      ? [`You do not say where ${who} are, or how many.`]
      : [`You do not say who the ${who} are.`, `Who the ${who} would be is left open.`],
  timing: ({ voice: { who } }) => [
    `You do not say what changed for ${who} in the last years.`,
    `Why ${who} need it this year is not said.`,
    `What is new for ${who} goes unsaid.`,
    `Nothing dated stands behind it: no law, no tool, no habit that is new to ${who}.`,
  ],
  competition: ({ voice: { who } }) => [
    `You do not say what ${who} use today.`,
    `How ${who} manage without you is missing.`,
    `What you would replace for ${who} is not said.`,
  ],
  differentiation: ({ voice: { who }, rivals }) =>
    rivals.unnamed[0] === undefined
      ? [
          `You do not say why ${who} would switch to you.`,
          `What ${who} get from you and from nobody else is missing.`,
        ]
      : [
          `You do not say why ${who} would take you and not ${rivals.unnamed[0]}.`,
          `Beside ${rivals.unnamed[0]}, what ${who} gain with you is not said.`,
        ],
  distribution: ({ voice: { who } }) => [
    `You do not say how ${who} would hear of you.`,
    `No way to ${who} is named.`,
    `Between you and ${who} no channel is named.`,
  ],
  'founder-fit': ({ voice: { who } }) => [
    `You do not say what you know about ${who} from your own work.`,
    `Your own time with ${who} is not in your text.`,
    `What ties you to ${who} is not said.`,
  ],
  feasibility: ({ voice: { who } }) => [
    `You do not say what is built, and what ${who} could try today.`,
    `What ${who} could hold in their hands today is not said.`,
  ],
};
