import type { BarsBlock, CalloutBlock, HeadlineBlock, Statement, Tone } from '@slipway/report';
import { capitalise } from '../../wording/index.ts';
import { type Balance, boxLabels, type Verdict } from '../balance.ts';
import type { Case } from '../case.ts';
import type { Phrases } from '../factor.ts';
import { say } from '../speak.ts';
import type { Weighed } from '../weigh.ts';

const tones: Readonly<Record<Verdict, Tone>> = {
  stop: 'poor',
  against: 'poor',
  for: 'good',
  open: 'fair',
  thin: 'plain',
};

export function headline(one: Case, balance: Balance): HeadlineBlock {
  const { verdict, speaksFor, speaksAgainst } = balance;
  const [against, next] = decisive(speaksAgainst);
  const [best] = speaksFor;
  // The headline names the factors; the facts behind them open where they are told.
  const asked = speaksAgainst.filter(({ isQuestion }) => isQuestion);
  const behind = [best, speaksFor[1], against, next, ...asked]
    .flatMap((item) => item?.evidence ?? [one.whoSaid])
    .filter((each) => each.kind !== 'figure' && !(each.kind === 'source' && each.id.startsWith('fact-')));
  return {
    id: 'headline',
    kind: 'headline',
    tone: tones[verdict],
    verdict: say(one, `verdict:${verdict}`, verdictWords(one, balance), behind),
    lede: [
      verdict === 'open' ? sideLine(one, 'for', best) : null,
      verdict === 'thin' ? null : sideLine(one, 'against', against),
      verdict === 'thin' ? null : scales(one, balance),
    ].filter((line) => line !== null),
  };
}

function verdictWords(one: Case, { verdict, speaksFor, speaksAgainst }: Balance): Phrases {
  const { who, thing } = one;
  const [against, next] = decisive(speaksAgainst);
  const [best, second] = speaksFor;
  switch (verdict) {
    case 'stop':
      return [`Stop here: ${lead(against)}. Nothing on the other side of the sheet outweighs that.`];
    case 'against':
      return [
        `On this evidence, no. Two things decide it for ${who}: ${lead(against)}; ${lead(next)}.`,
        `Not as it stands. What weighs most with ${who}: ${lead(against)}; ${lead(next)}.`,
      ];
    case 'for':
      return [
        `More speaks for it than against it. What carries it: ${lead(best)}; ${second?.label ?? ''}.`,
        `For ${who} the sheet leans to yes, because of this: ${lead(best)}; ${second?.label ?? ''}.`,
      ];
    case 'open':
      return [
        `Not decided for ${who}: the open questions can tip it. Ask first: ${tipping(speaksAgainst)}.`,
        `Too close to call with ${who}. What decides it: ${tipping(speaksAgainst)}.`,
      ];
    case 'thin':
      return [
        `Too little is told about ${thing} and ${who} to weigh one side against the other.`,
        `No verdict yet: we know too little about ${who} and what surrounds them.`,
      ];
  }
}

/** What stops it before what only weighs; what is known before what is asked. */
export function decisive(items: readonly Weighed[]): readonly Weighed[] {
  const rank = (item: Weighed) => (item.isStop ? 0 : item.isQuestion ? 2 : 1);
  return items.toSorted((a, b) => rank(a) - rank(b) || b.weight - a.weight);
}

/** What an answer could tip: the heaviest open question, else what is not proved yet. */
function tipping(items: readonly Weighed[]): string {
  const open = items.find(({ isQuestion }) => isQuestion) ?? items.find(({ group }) => group === 'unproven');
  return (open ?? items[0])?.label ?? '';
}

/** A factor in a headline: its name, with the founder's words or number where it has them. */
function lead(item: Weighed | undefined): string {
  if (item === undefined) return '';
  if (item.headline !== undefined) return item.headline;
  const words = item.noun.replace(/[“”]/gu, '').toLowerCase();
  const isOwn =
    /[“{]/u.test(item.noun) && !item.label.toLowerCase().includes(words) && item.clause === undefined;
  return isOwn ? `${item.label} (${item.noun})` : item.label;
}

function sideLine(one: Case, side: 'for' | 'against', item: Weighed | undefined): Statement | null {
  if (item === undefined) return null;
  return say(
    one,
    `lede:${side}`,
    side === 'for'
      ? [`Strongest for it with ${one.who}: ${lead(item)}.`, `The best it has for ${one.who}: ${lead(item)}.`]
      : [
          `Strongest against it with ${one.who}: ${lead(item)}.`,
          `The first reason to leave ${one.who} alone: ${lead(item)}.`,
        ],
    item.evidence,
  );
}

function scales(one: Case, { speaksFor, speaksAgainst }: Balance): Statement | null {
  if (speaksFor.length === 0 || speaksAgainst.length === 0) return null;
  return say(one, 'lede:scales', [
    `Weighed for ${one.who}: {{f:side:for}} for and {{f:side:against}} against.`,
    `The scales for ${one.thing}: {{f:side:for}} on one side, {{f:side:against}} on the other.`,
  ]);
}

/** The four boxes as bars, with what the open questions allow. */
export function totals(balance: Balance): BarsBlock {
  const top = Math.max(...balance.totals.map(({ high }) => high), 1);
  return {
    id: 'totals',
    kind: 'bars',
    title: 'What each box weighs',
    max: Math.ceil(top),
    rows: balance.totals.map(({ box, value }) => ({
      label: boxLabels[box],
      figure: `total:${box}`,
      ...(value === 0 ? { unknown: true } : {}),
    })),
  };
}

/** Always shown, whatever the verdict: what alone could end it, and what would disarm it. */
export function reasonToStop(one: Case, { speaksAgainst }: Balance): CalloutBlock | null {
  const [worst] = decisive(speaksAgainst);
  if (worst === undefined) return null;
  return {
    id: 'reason-to-stop',
    kind: 'callout',
    title: 'Strongest reason to stop',
    tone: 'poor',
    statement: say(one, `stop:${worst.id}`, disarm(one, worst), worst.evidence),
  };
}

/** Fixed beforehand, so that nobody moves the line afterwards; a rule of thumb, and shown as one. */
function limit(one: Case, id: string, label: string, value: number, unit: 'months' | 'count'): string {
  const why = 'A rule of thumb: enough to hear the same answer more than once, little enough to do it.';
  return one.figure({ id, label, value, unit, provenance: { kind: 'assumed', why } });
}

/** What would have to happen for it to be no reason any more; by the kind of factor. */
function disarm(one: Case, worst: Weighed): Phrases {
  const { who, thing, aOne } = one;
  const what = capitalise(worst.clause ?? worst.label);
  const given = (then: string): Phrases => [`${what}. ${then}`];
  const within = () => limit(one, 'stop-within', 'Time to find out', 3, 'months');
  const asked = () => limit(one, 'stop-asked', 'People to ask', 10, 'count');
  const least = () => limit(one, 'stop-least', 'How many must say so', 3, 'count');
  if (worst.isStop) return given(`Unless that changes, ${thing} should not be sold to ${who} in this form.`);
  switch (worst.group) {
    case 'unproven':
      return given(`If that is still so after ${within()}, stop; one payment from ${aOne} would disarm it.`);
    case 'cash':
      return given(`If no new money from ${who} is in the bank well before that, stop.`);
    case 'dependent':
      return given(`Stop if, after ${within()}, ${thing} still has no second way to ${who}.`);
    case 'heavy':
      return given(
        worst.ruleId === 'handwork'
          ? `Stop if a day of ${worst.noun} costs more than ${who} pay for that day’s jobs.`
          : worst.ruleId === 'goods'
            ? `Stop if ${asked()} ${who} would not pay what it costs, parcel and waste included.`
            : `Stop if ${asked()} ${who} would not pay a deposit for it.`,
      );
    case 'liable':
      return given(`Sell it to no second one of the ${who} before each result is checked or insured.`);
    case 'float':
      return given(`Stop if nobody with money and a licence stands behind ${worst.noun} within ${within()}.`);
    case 'two-sided':
      return given(`Stop if one side does not come back by itself after a month of help for ${who}.`);
    case 'unnamed':
      return given(`Stop building until the person who pays for ${who} has a name.`);
    case 'stranger':
      return given(`Stop if nobody from among ${who} joins or advises you within ${within()}.`);
    case 'unpriced':
    case 'unrouted':
    case 'alike':
      return given(`Give it a date; without an answer from ${who} by then, stop.`);
    case 'rival':
      return given(
        `Stop if, of ${asked()} ${who}, fewer than ${least()} say unasked what they would need you for.`,
      );
    case 'law':
      return given(
        `Go on only when somebody who knows it has written down how ${thing} can be sold to ${who}.`,
      );
    case 'door':
      return given(`Stop if nobody gives ${thing} that access in writing within ${within()}.`);
    case 'slow':
      return given(`Stop if none of the ${who} has named a date for a decision within ${within()}.`);
    default:
      return given(`Go on only if some of the ${who} pay in spite of it.`);
  }
}
