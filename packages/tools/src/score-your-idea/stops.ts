import type { Evidence } from '@slipway/report';
import { count, gap, isDenied, rule } from '../hearing/patterns.ts';
import type { Case } from './case.ts';
import type { DimensionId } from './dimensions.ts';
import { addPrice } from './judge/pay.ts';
import { rubricSource } from './sources.ts';
import { rankOf } from './standing.ts';
import { listTexts } from './texts.ts';
import { said } from './voice.ts';

/** A reason that no score outweighs. */
export interface Stop {
  readonly id: string;
  /** The headline. */
  readonly verdict: string;
  /** The same as the first reason to stop, told from the other side. */
  readonly reason: string;
  readonly evidence: readonly Evidence[];
  /** Dimensions that would only repeat it. */
  readonly about: readonly DimensionId[];
  /** No test could change it. */
  readonly isFinal?: true;
}

/** Under this a whole market does not carry one small team. */
const leastMarketUsd = 1_000_000;

/** `hint` is a cheap look before the long pattern: most ideas have none of these. */
interface Sign {
  readonly hint: RegExp;
  readonly pattern: RegExp;
}

const tarpit = {
  hint: /nights? out|hang|outing|together|meet-?up|to do|where to/iu,
  pattern: rule(
    String.raw`\b(?:plan|organi[sz]|coordinat|decid|arrang)\p{L}*\s${gap(6)}(?:nights? out|hang-?outs?|hang(?:ing)? out|outings?|get-?togethers?|meet-?ups?|things to do|what to do|where to (?:eat|go))\b|\b(?:what to do|things to do|where to go)\s(?:this|on the|at the)\sweekend\b`,
  ),
};
const refused = {
  hint: /\b(?:none|not one|zero|0) of|said no|turned|refused/iu,
  pattern: rule(
    String.raw`\b(?:none|not one|zero|0) of (?:the |our |my )?(?:${count}|them)\s${gap(4)}(?:would|wanted|want|paid|pays?|bought|signed|cared|interested)\b(?:\s\p{L}+){0,2}|\b(?:all|${count}|everyone)\s${gap(3)}(?:said no|turned (?:us|me|it) down|refused)\b`,
  ),
};

export function listStops(one: Case): readonly Stop[] {
  return [
    refusedStop(one) ?? nobodyPaysStop(one),
    dearStop(one),
    tinyStop(one),
    tarpitStop(one),
    unwantedStop(one),
  ].filter((stop) => stop !== null);
}

function findIn(one: Case, { hint, pattern }: Sign, reach?: number): { quote: string; field: string } | null {
  for (const { field, text } of listTexts(one.input, ['idea', 'problem', 'solution', 'edge'])) {
    if (!hint.test(text)) continue;
    for (const match of text.matchAll(pattern))
      if (reach === undefined || !isDenied(text, match.index, reach))
        return { quote: match[0].trim(), field };
  }
  return null;
}

function refusedStop(one: Case): Stop | null {
  const found = findIn(one, refused);
  if (found === null || one.standing.rung === 'payment') return null;
  return {
    id: 'stop-refused',
    about: ['willingness-to-pay'],
    isFinal: true,
    verdict: `Stop: you asked ${one.voice.who}, and “${found.quote}”.`,
    reason: `“${found.quote}” is the strongest evidence you have about ${one.voice.who}, and it says no.`,
    evidence: [said(found.field, found.quote)],
  };
}

function nobodyPaysStop(one: Case): Stop | null {
  const { level, quote, evidence } = one.judged('willingness-to-pay');
  if (level !== 0 || quote === null) return null;
  return {
    id: 'stop-nobody-pays',
    about: ['willingness-to-pay'],
    verdict: `Stop: about ${one.voice.who} you write “${quote}”.`,
    reason: `“${quote}” leaves nobody to send an invoice to; change who pays for ${one.voice.who} first.`,
    evidence,
  };
}

function dearStop(one: Case): Stop | null {
  const { money, standing, voice } = one;
  const { price, cost } = money;
  if (price === null || cost === null || standing.rung === 'payment') return null;
  if (price.currency !== money.currency || price.perMonth <= cost || cost === 0) return null;
  addPrice(one);
  return {
    id: 'stop-too-dear',
    about: ['willingness-to-pay'],
    verdict: `Stop at this price: you ask {{f:price}}, and the problem costs ${voice.who} {{f:cost}}.`,
    reason: `A careful ${voice.one} keeps the old way: it costs {{f:cost}}, yours {{f:price}}.`,
    evidence: [],
  };
}

function tinyStop(one: Case): Stop | null {
  const whole = one.figures.all['market-year'];
  const most = whole?.value ?? whole?.range?.high ?? Number.POSITIVE_INFINITY;
  if (most >= leastMarketUsd) return null;
  return {
    id: 'stop-tiny',
    about: ['market'],
    verdict: 'Stop, or widen it: if every one of {{f:buyers}} buys, that is {{f:market-year}}.',
    reason: `All {{f:buyers}} together come to {{f:market-year}}; no team lives from a part of that.`,
    evidence: [],
  };
}

function tarpitStop(one: Case): Stop | null {
  const found = findIn(one, tarpit, 4);
  if (found === null || rankOf(one.standing.rung) > rankOf('opinion')) return null;
  const source = one.sources.add(rubricSource('friedman-2022'));
  return {
    id: 'stop-tarpit',
    about: [],
    verdict: `Stop: “${found.quote}” is a tarpit, tried by many teams and left by all of them.`,
    reason: `Others built “${found.quote}” before you, and you do not say what they missed.`,
    evidence: [said(found.field, found.quote), { kind: 'source', id: source }],
  };
}

function unwantedStop(one: Case): Stop | null {
  const need = one.judged('severity');
  const pay = one.judged('willingness-to-pay');
  if (need.level === null || need.level > 2 || need.quote === null) return null;
  if ((pay.level ?? 0) > 2 || rankOf(one.standing.rung) > rankOf('opinion')) return null;
  return {
    id: 'stop-unwanted',
    about: ['severity', 'willingness-to-pay'],
    verdict: `Stop: you call it “${need.quote}”, and name nobody who pays for that.`,
    reason: `Between “${need.quote}” and a purchase stands a reason to hurry, and ${one.voice.who} have none.`,
    evidence: [...need.evidence, ...pay.evidence],
  };
}
