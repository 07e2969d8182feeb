import { listWords, lowerFirst } from '../../wording/index.ts';
import type { Case } from '../case.ts';
import type { DimensionId } from '../dimensions.ts';
import { shortName } from '../rivals.ts';

/** Why a dimension could be the reason to stop: when nothing is said, when little is, and when much is. */
export function weakWords(id: DimensionId, one: Case): string {
  const { level } = one.judged(id);
  const { silent, weak, strong } = rows[id](one);
  return one.voice.pick(`weak-${id}`, level === null ? silent : level <= 4 ? weak : strong);
}

interface Row {
  readonly silent: readonly [string, ...string[]];
  /** Level 4 and less. */
  readonly weak: readonly [string, ...string[]];
  readonly strong: readonly [string, ...string[]];
}

function names({ rivals }: Case): string {
  return listWords(rivals.unnamed.slice(0, 3));
}

/** The nearest incumbent with what it sells. */
function nearest({ rivals, basis, voice }: Case): string {
  const company = basis.vertical?.companies.find(({ name }) => shortName(name) === rivals.unnamed[0]);
  if (company === undefined) return '';
  const sells = lowerFirst(company.positioning);
  return `${shortName(company.name)} (${sells}) is there already, and ${voice.who} will ask you about it.`;
}

const rows: Readonly<Record<DimensionId, (one: Case) => Row>> = {
  severity: ({ voice: { who }, judged }) => {
    const { shown } = judged('severity');
    return {
      silent: [
        `Nothing shows that ${who} lose anything by waiting, so they will wait.`,
        `No cost of the problem is named, and ${who} do not change a habit for free.`,
      ],
      weak:
        judged('severity').level === 4
          ? [
              `Nobody has counted what ${shown} costs ${who}, and what is not counted is lived with.`,
              `${shown} does not yet force ${who} to act this year.`,
            ]
          : [
              `The need is mild by your own account (${shown}), and ${who} can go on as they are.`,
              `With ${shown}, nothing forces ${who} to act this year.`,
            ],
      strong: [
        `The cost (${shown}) is your count. If ${who} shrug at it, the rest falls.`,
        `Everything leans on ${shown}, and no ${who} outside your circle have confirmed it.`,
      ],
    };
  },
  frequency: ({ voice: { who }, judged }) => {
    const { shown } = judged('frequency');
    return {
      silent: [
        `How often ${who} meet this is open; if it is rare, they forget you in between.`,
        `Without a rhythm, nobody can tell whether ${who} would come back.`,
      ],
      weak: [
        `It is too rare (${shown}) for ${who} to keep paying in between.`,
        `At that rhythm (${shown}), ${who} forget the pain before they buy.`,
      ],
      strong: [
        `If ${who} meet it less than you think (${shown}), they stop paying first and tell you later.`,
        `Habits are built by use: should ${shown} be wrong, ${who} never form one.`,
      ],
    };
  },
  'willingness-to-pay': ({ voice: { who }, judged }) => {
    const { shown } = judged('willingness-to-pay');
    return {
      silent: [
        `No price is named, so it is not known whether ${who} would pay anything.`,
        `Who pays is missing: ${who} may like it, use it, and never buy it.`,
      ],
      weak: [
        `The money is thin: ${shown} is all that says ${who} would pay.`,
        `As a business this rests on ${shown}, which is not yet ${who} paying.`,
      ],
      strong: [
        `The price (${shown}) is untested until ${who} who owe you nothing pay it.`,
        `If ${who} ask for less, this price story (${shown}) is over.`,
      ],
    };
  },
  market: ({ voice: { who }, judged, figures }) => {
    const { shown } = judged('market');
    const whole = figures.has('market-year');
    return {
      silent: [
        `Who the ${who} are is open, so nobody can be called, counted or convinced.`,
        `There are ${who} in your plan and none in your text; nobody can be called.`,
      ],
      weak: [
        whole
          ? `Small even if all buy: ${shown} come to {{f:market-year}}.`
          : `Nobody has counted ${who}; they may be too few to live from.`,
        whole
          ? `The whole field is {{f:market-year}} (${shown}), and you will reach a slice of it.`
          : `Without a count of ${who}, every plan after this one is a guess.`,
      ],
      strong: [
        whole
          ? `All ${who} together make {{f:market-year}}; your first country or town is a slice of that.`
          : `The group (${shown}) sounds clear, and how many of them have the problem is not.`,
        whole
          ? `{{f:market-year}} assumes that every one of {{f:buyers}} has the problem; most will not.`
          : `You can name ${who}; you have not shown how many of them would care.`,
      ],
    };
  },
  timing: ({ voice: { who }, judged }) => {
    const { shown } = judged('timing');
    return {
      silent: [
        `Nothing explains why ${who} did not have this long ago.`,
        `If nothing changed for ${who}, somebody has tried this before and stopped.`,
      ],
      weak: [
        `The reason to act now (${shown}) is the same for every rival that courts ${who}.`,
        `“Why now” is thin (${shown}): ${who} can decide next year as well.`,
      ],
      strong: [
        `Your window (${shown}) is open to all who sell to ${who}, and they have seen it too.`,
        `Should the change slip (${shown}), ${who} lose their reason to hurry.`,
      ],
    };
  },
  competition: (one) => {
    const { who } = one.voice;
    const { shown } = one.judged('competition');
    const others = names(one);
    const first = nearest(one);
    return {
      silent: [
        first === '' ? `What ${who} use today is missing; whatever it is, it is already paid for.` : first,
        others === ''
          ? `You have not said what you replace for ${who}, so you cannot say that it is worse.`
          : `You leave out ${others}; ${who} will bring them up in the first minute.`,
      ],
      weak: [
        others === ''
          ? `What you compete with (${shown}) costs ${who} no decision; yours does.`
          : `Besides ${shown}, ${who} can choose ${others}, and you do not mention them.`,
        others === ''
          ? `${who.charAt(0).toUpperCase()}${who.slice(1)} know how to live with ${shown}; you must beat a habit.`
          : `You name ${shown}; ${one.voice.aOne} will ask about ${others}.`,
      ],
      strong: [
        others === ''
          ? `The rivals you name (${shown}) reach ${who} already, and can copy you in a release.`
          : `You know ${shown}; ${others} can still copy what works for ${who}.`,
      ],
    };
  },
  differentiation: (one) => {
    const { who } = one.voice;
    const { shown } = one.judged('differentiation');
    const rival = one.rivals.named[0] ?? one.rivals.unnamed[0];
    return {
      silent: [
        rival === undefined
          ? `No difference is named that ${who} would switch for.`
          : `Nothing in your text would make ${who} leave ${rival}.`,
        rival === undefined
          ? `Why ${who} would take yours and not the next one is missing.`
          : `From what you wrote, ${one.voice.aOne} cannot tell you from ${rival}.`,
      ],
      weak: [
        rival !== undefined && shown.includes(rival)
          ? `${rival} can answer ${shown} with one release.`
          : `The difference (${shown}) is one that ${rival ?? 'the next rival'} can say as well.`,
        `For ${shown} alone, few ${who} go through the trouble of switching.`,
      ],
      strong: [
        `The edge (${shown}) is yours until ${rival ?? 'a larger rival'} measures it too.`,
        `If ${who} do not care about ${shown}, there is no second reason to switch.`,
      ],
    };
  },
  distribution: ({ voice: { who, one, aOne }, judged, basis }) => {
    const { shown } = judged('distribution');
    const channel = lowerFirst(basis.vertical?.channels[0] ?? '');
    return {
      silent: [
        `No way to reach ${who} is named; most products end here.`,
        channel === ''
          ? `How the first ${one} hears of you is open, and so is what that costs.`
          : `In this field ${who} are reached by ${channel} and the like; you name no way at all.`,
      ],
      weak: [
        `One channel (${shown}) stands between you and ${who}, and it is untried.`,
        `What it costs to win ${aOne} by way of ${shown} is not known.`,
      ],
      strong: [
        `If ${shown} closes or gets dear, there is no second way to ${who}.`,
        `The channel (${shown}) serves rivals as well; ${who} hear from all of you.`,
      ],
    };
  },
  'founder-fit': ({ voice: { who }, judged }) => {
    const { shown } = judged('founder-fit');
    return {
      silent: [
        `Why you, of all people, should win over ${who} is not said.`,
        `Nothing tells what you know about ${who} that a stranger does not.`,
      ],
      weak: [
        `You come from outside (${shown}); ${who} buy from people who know their work.`,
        `With ${shown}, you will learn about ${who} on your own money.`,
      ],
      strong: [
        `Knowing ${who} well (${shown}) can hide what only you need.`,
        `Experience (${shown}) opens doors at ${who}; it does not make them sign.`,
      ],
    };
  },
  feasibility: ({ voice: { who }, judged }) => {
    const { shown } = judged('feasibility');
    return {
      silent: [
        `Nothing says that you can build it, or that ${who} could try it this year.`,
        `What is hard about building it is missing, so is what ${who} would get first.`,
      ],
      weak: [
        `It is not built (${shown}), and ${who} buy what they can see.`,
        `Between today (${shown}) and a first sale to ${who} lies most of the work.`,
      ],
      strong: [
        `What works today (${shown}) has yet to hold with ${who} who did not volunteer.`,
        `Building further (${shown}) is the easy part to hide in while ${who} stay silent.`,
      ],
    };
  },
};
