import { asInQuestion, findCustomer, findEveryone } from './customer.ts';
import { askForProof, type DimensionId, dimensions } from './dimensions.ts';
import { readEvidence } from './evidence.ts';
import { getLadderRow, type Rung } from './ladder.ts';
import { readingRules } from './rules/index.ts';
import type { ReadingRule } from './rules/reading-rule.ts';
import { marketSize, marketWorth, place } from './rules/surroundings.ts';
import { isDenied, isNotDone } from './wording.ts';

export { type DimensionId, dimensions } from './dimensions.ts';
export { ladder, type Rung } from './ladder.ts';

/** Longest idea that is read, in characters; what follows is left alone. */
export const firstReadMaxLength = 600;
/** Under this many words there is nothing to read. */
export const firstReadMinWords = 5;

export interface DimensionRead {
  readonly id: DimensionId;
  readonly label: string;
  /** Points of 100 that this dimension decides. */
  readonly weight: number;
  readonly said: boolean;
  /** The founder's own words that decided it: always an exact piece of the text. */
  readonly quote: string | null;
  readonly levelLow: number;
  readonly levelHigh: number;
  readonly ceiling: number;
  readonly ask: string;
  /** A warning about what was said, where the words count against the idea. */
  readonly flag: string | null;
}

export interface FirstRead {
  readonly verdict: 'too-short' | 'read';
  readonly words: number;
  readonly dimensions: readonly DimensionRead[];
  readonly evidence: {
    readonly rung: Rung;
    readonly quote: string | null;
    readonly ceiling: number;
    /** Why no dimension counts higher than the ceiling. */
    readonly why: string;
  };
  /** 0 to 100, rounded outwards. */
  readonly low: number;
  readonly high: number;
  readonly missing: readonly DimensionId[];
  readonly next: { readonly dimension: DimensionId; readonly question: string };
}

/** A quote ends on a word that means something. */
const danglingWords = /(?:\s(?:an?|the|to|of|and|at|in|for|is|am|on|with|because|we|it))*\s*$/iu;

interface Finding {
  readonly quote: string;
  readonly low: number;
  readonly high: number;
  readonly flag?: string;
}

/** Reads one idea by written rules: what it says, what it leaves open, and how far its evidence carries. */
export function firstRead(input: string): FirstRead {
  const text = input.slice(0, firstReadMaxLength);
  const words = countWords(text);
  const evidence = readEvidence(text);
  const { ceiling, why } = getLadderRow(evidence.rung);
  const customer = findCustomer(text);
  const who = customer === null ? 'customers' : asInQuestion(text, customer);

  const reads = dimensions.map(({ id, label, weight, ask }): DimensionRead => {
    const finding = id === 'market' ? findMarket(text) : findInRules(text, readingRules[id]);
    const paid = id === 'willingness-to-pay' && evidence.rung === 'payment' ? evidence.quote : null;
    const decided = paid === null ? finding : { quote: paid, low: 8, high: 10 };
    const band = decided ?? { low: 0, high: ceiling };
    return {
      id,
      label,
      weight,
      said: decided !== null,
      quote: decided?.quote ?? null,
      levelLow: Math.min(band.low, ceiling),
      levelHigh: Math.min(band.high, ceiling),
      ceiling,
      ask: decided === null ? ask(who) : askForProof(who),
      flag: decided?.flag ?? null,
    };
  });

  const widest = reads.reduce((best, read) => (weightOfDoubt(read) > weightOfDoubt(best) ? read : best));
  return {
    verdict: words < firstReadMinWords ? 'too-short' : 'read',
    words,
    dimensions: reads,
    evidence: { ...evidence, ceiling, why },
    low: Math.floor(reads.reduce((sum, { weight, levelLow }) => sum + weight * levelLow, 0) / 10),
    high: Math.ceil(reads.reduce((sum, { weight, levelHigh }) => sum + weight * levelHigh, 0) / 10),
    missing: reads.filter(({ said }) => !said).map(({ id }) => id),
    next: { dimension: widest.id, question: widest.ask },
  };
}

/** What an answer could move: silence first, then the width of the band, by weight. */
function weightOfDoubt({ said, weight, levelLow, levelHigh }: DimensionRead): number {
  return weight * (levelHigh - levelLow) + (said ? 0 : 1000) + weight / 100;
}

function findInRules(text: string, rules: readonly ReadingRule[]): Finding | null {
  for (const { pattern, low, high, deniable, done, flag } of rules) {
    for (const match of text.matchAll(pattern)) {
      const quote = match[0].replace(danglingWords, '');
      if (done && isNotDone(text, match.index, '')) continue;
      if (deniable !== false && isDenied(text, match.index)) continue;
      return { quote, low, high, ...(flag === undefined ? {} : { flag }) };
    }
  }
  return null;
}

/** Everyone is nobody; a named group is a start; a counted or placed one can be sold to. */
function findMarket(text: string): Finding | null {
  const everyone = findEveryone(text);
  const customer = findCustomer(text);
  if (customer === null) {
    if (everyone !== null) return { quote: everyone, low: 0, high: 2, flag: 'Everyone is not a customer.' };
    const worth = text.matchAll(marketWorth).next().value;
    return worth === undefined ? null : { quote: worth[0].trim(), low: 2, high: 6 };
  }
  const end = customer.index + customer.quote.length;
  const size = text.slice(0, customer.index).match(marketSize);
  const where = text.slice(end, end + 60).match(place);
  const from = size?.index ?? customer.index;
  const to = where?.index === 1 ? end + 1 + where[0].length : end;
  const exact = from < customer.index || to > end;
  return { quote: text.slice(from, to), low: exact ? 4 : 2, high: exact ? 8 : 6 };
}

/** Scripts that put no spaces between words count two signs as a word. */
function countWords(text: string): number {
  const joined =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}/gu) ?? [];
  const spaced = text
    .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu);
  return joined.length + (spaced?.length ?? 0);
}
