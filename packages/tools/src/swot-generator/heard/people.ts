import type { NicheSlice } from '../../insights/index.ts';
import { nameThing } from '../../insights/name-thing.ts';
import type { Reading } from '../../reading/index.ts';
import { isPlural, lowerFirst, pluralise, singularise, withArticle } from '../../wording/index.ts';
import type { SwotInput } from '../fields.ts';
import { flatText } from '../texts.ts';

/** The customer as a sentence names them. */
export interface People {
  /** Plural, small first letter: "dental offices". */
  readonly who: string;
  readonly one: string;
  readonly aOne: string;
  /** The founder named them; else they are the field's usual customer. */
  readonly isNamed: boolean;
  readonly field: 'customer' | 'idea';
}

/** A long description loses its tail inside sentences: "dental offices with one or two dentists" are "dental offices". */
const wordsMost = 4;
/** A reading below this is a guess. */
const sureFrom = 0.43;
const inPlace =
  /^(.{3,40}?\s(?:in|across)\s(?:rural\s|the\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)(?:\s|$)/u;
const tail =
  /\s(?:with|without|who|that|which|whose|in|at|of|from|near|under|over|between|across|on|for|and their)\s.*$/iu;
/** Alone, these name nobody. */
const anybody =
  /^(?:people|persons|users?|customers?|clients?|buyers?|companies|businesses|firms|managers|owners|teams|individuals|organi[sz]ations|folks|others|friends|everyone|everybody|adults|men|women)$/iu;

/** Words that bend by English rules; anything else is quoted, not called by name. */
const plainName = /^[\p{Script=Latin}\p{N}\s,.'’&/-]+$/u;

export function namePeople(
  { customer, idea }: SwotInput,
  reading: Pick<Reading, 'customer' | 'phrases' | 'offer'>,
  niche: NicheSlice | null,
  usual: readonly string[],
): People {
  const typed = usable(customer ?? '');
  if (typed !== null) return people(typed, true, 'customer');
  const read = reading.customer;
  const heard = read !== null && read.confidence >= sureFrom ? usable(read.value) : null;
  if (heard !== null) return people(heard, true, 'idea');
  const text = flatText(idea ?? '');
  const spoken = usual
    .map((name) => usable(name.replace(/\s*\([^)]*\)|\sby\s.*$/gu, '')))
    .find((name) => name !== null && isSpoken(text, name));
  return people(spoken ?? nichePeople(niche) ?? buyersOf(reading), false, 'idea');
}

/** Those who pay in this trade, or whom such a business serves. */
function nichePeople(niche: NicheSlice | null): string | null {
  if (niche === null || !niche.isSure) return null;
  return usable(niche.isRun ? (niche.running?.guests ?? niche.buyer) : niche.buyer);
}

/** Its last word says who they are; "car buyers" are not meant by any buyer. */
function isSpoken(text: string, name: string): boolean {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  return anybody.test(last) ? words.every((word) => hasWord(text, word)) : hasWord(text, last);
}

/** The noun itself, in either number: "farming" names no farms. */
function hasWord(text: string, noun: string): boolean {
  return new RegExp(`\\b(?:${noun}|${singularise(noun)})\\b`, 'iu').test(text);
}

/** Nobody is named: they are called after what they would buy. */
function buyersOf(reading: Pick<Reading, 'offer' | 'phrases'>): string {
  const thing = nameThing(reading);
  if (thing !== null) return `buyers of ${thing}`;
  const phrase = flatText(reading.phrases[0] ?? '').replace(/[“”"]/gu, '');
  return phrase === '' ? 'buyers' : `buyers of “${lowerFirst(phrase)}”`;
}

function people(who: string, isNamed: boolean, field: People['field']): People {
  const one = singularise(who);
  return { who, one, aOne: withArticle(one), isNamed, field };
}

/** Null when the words do not work as a plural noun in a sentence. */
function usable(raw: string): string | null {
  const text = flatText(raw)
    .replace(/[.,;:!?]+$/u, '')
    .replace(/^(?:for|an?|the|all|any|our|my|some|many|most|no|through|before|after)\s/iu, '')
    .trim();
  if (
    !plainName.test(text) ||
    !/\p{L}{3}/u.test(text) ||
    /\p{Nd}|^(?:every|any)(?:one|body)|[.!?;:]\s/iu.test(text)
  )
    return null;
  const first = text.split(/,\s/u)[0] ?? text;
  const cut = wordCount(first) > wordsMost ? (inPlace.exec(first)?.[1] ?? first.replace(tail, '')) : first;
  const isNobody = anybody.test(cut);
  if (isNobody && /\s(?:who|that|which)\s/iu.test(first)) return null;
  const short = (isNobody ? first : cut).split(/\s(?:or|and\/or)\s/u)[0] ?? cut;
  if (wordCount(short) > wordsMost + 1 || anybody.test(short)) return null;
  const small =
    /^\p{Lu}+\b/u.test(short) && short === short.toUpperCase() ? short.toLowerCase() : lowerFirst(short);
  return isPlural(small) ? small : pluralise(small);
}

function wordCount(text: string): number {
  return text.split(/\s+/u).length;
}
