import { stemsOf } from '@slipway/report';
import { isPlural, lowerFirst, pluralise, singularise, withArticle } from '../wording/index.ts';
import type { ScoreBasis } from './basis.ts';
import { findCustomer } from './customer.ts';
import type { ScoreInput } from './fields.ts';
import { flatText, listTexts, type Text } from './texts.ts';

/** The customer as a sentence names them. */
export interface People {
  /** Plural, small first letter: "dental offices". */
  readonly who: string;
  /** "dental office". */
  readonly one: string;
  /** "a dental office". */
  readonly aOne: string;
  /** The founder named them; else `who` is a stand-in made of their other words. */
  readonly isNamed: boolean;
  /** Their count where the text gives one: "300 lighthouse museums". */
  readonly counted: string | null;
  readonly field: string;
}

/** A long description loses its tail inside sentences: "dental offices with one or two dentists" are "dental offices". */
const wordsMax = 4;
const inPlace =
  /^(.{3,40}?\s(?:in|across)\s(?:rural\s|the\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)(?:\s|$)/u;
const tail =
  /\s(?:with|without|who|that|which|whose|in|at|of|from|near|under|over|between|across|on|for|and their)\s(?:(?!\s(?:with|without|who|that|which|whose|in|at|of|from|near|under|over|between|across|on|for)\s).)*$/iu;
/** Alone, these name nobody. */
const anybody =
  /^(?:people|persons|users?|customers?|clients?|buyers?|companies|businesses|firms|managers|owners|teams|individuals|organi[sz]ations|folks|ppl|others|friends|everyone|everybody)$/iu;
const measures =
  /\b(?:hours|minutes|days|weeks|months|years|times|euros|dollars|pounds|rupees|francs|yen|words|seconds|calls|orders|stars|followers|likes|downloads|views|percent|kilos|metres|meters|miles|items|pages|lines)$/iu;
/** A reading below this needs a second reader who heard a customer too. */
const sureFrom = 0.43;

export function namePeople(input: ScoreInput, basis: ScoreBasis): People {
  const typed = usable(input.customer ?? '');
  if (typed !== null) return people(typed, 'customer');
  const texts = listTexts(input, ['idea', 'problem', 'solution']);
  const heard = texts.map(heardIn).find((found) => found !== null) ?? null;
  const { customer } = basis.reading;
  const read =
    customer !== null && (customer.confidence >= sureFrom || heard !== null) ? usable(customer.value) : null;
  const field = texts[0]?.field ?? 'idea';
  const best = chooseName(heard, read);
  const counted = texts.map(countedIn).find((found) => found !== null) ?? null;
  const isCounted = counted !== null && best !== null && counted.who.endsWith(best);
  if (best !== null && !isCounted) return people(telling(best, basis), field);
  if (counted !== null) return people(counted.who, field, counted.quote);
  const place = texts.map(livedIn).find((found) => found !== null) ?? null;
  return place === null ? standIn(basis, field) : dwellers(place, field);
}

/** Both are exact. Of two names for the same people the longer says more: "solo immigration lawyers". */
function chooseName(heard: string | null, read: string | null): string | null {
  if (heard === null || read === null) return heard ?? read;
  return heard.endsWith(read) ? heard : read;
}

function people(who: string, field: string, counted: string | null = null): People {
  const one = isLatin(who) ? singularise(who) : who;
  return { who, one, aOne: withArticle(one), isNamed: true, counted, field };
}

/** Without a customer those who pay in this trade stand in; without a trade, the founder's own word for the thing. */
function standIn({ reading, niche }: ScoreBasis, field: string): People {
  const usual =
    niche === null ? null : usable(niche.isRun ? (niche.running?.guests ?? niche.buyer) : niche.buyer);
  if (usual !== null && isSpoken(usual, reading)) return { ...people(usual, field), isNamed: false };
  const thing = madeIn(flatText(reading.offer?.value ?? '')) ?? matterOf(reading) ?? '';
  const of = thing === '' ? '' : ` of “${lowerFirst(thing)}”`;
  return {
    who: `buyers${of}`,
    one: `buyer${of}`,
    aOne: `a buyer${of}`,
    isNamed: false,
    counted: null,
    field,
  };
}

/** Somebody the text has no word for would be a name out of nowhere in every sentence. */
function isSpoken(who: string, { phrases, offer, problem }: ScoreBasis['reading']): boolean {
  const said = stemsOf([...phrases, offer?.value ?? '', problem?.value ?? ''].join(' '));
  return [...stemsOf(who)].some((stem) => said.has(stem));
}

const dwelling =
  /\b(?:in|for|across)\s((?:(?!the\s|an?\s|our\s)[\p{L}-]+\s){0,2}(?:suburbs|villages|towns|cities|neighbou?rhoods|islands))\b/iu;

/** "in German suburbs": where they live is the most the text says of them. */
function livedIn({ text }: Text): string | null {
  return dwelling.exec(text)?.[1] ?? null;
}

function dwellers(place: string, field: string): People {
  const one = `person in ${place}`;
  return { who: `people in ${place}`, one, aOne: `a ${one}`, isNamed: false, counted: null, field };
}

/** What is made: "GitHub app" of "A GitHub app that splits a big change", or the heading "Dog food". */
const made =
  /^(?:an?|one|our)\s((?:(?!the\s|an?\s)[\p{L}-]+\s){0,2}[\p{L}-]+)(?=\s(?:that|which|where|with|for|to|from|of|by|in|on|who|so|and)\s|[,.:;]|$)/iu;
const anything = /^(?:app|tool|platform|service|website|site|software|system|thing|product|\S+ing)$/iu;

function madeIn(offer: string): string | null {
  const thing = made.exec(offer)?.[1] ?? (wordCount(offer) <= 3 ? offer : '');
  const isOwn =
    stemsOf(thing).size > 0 && !anything.test(thing) && !/^(?:we|they|it|uber)\b|[“”"]/iu.test(thing);
  return isOwn ? thing : null;
}

/** The first of the founder's phrases that is their own. */
function matterOf({ phrases }: ScoreBasis['reading']): string | null {
  const own = phrases.map(flatText).filter((phrase) => stemsOf(phrase).size > 0 && !/[“”"]/u.test(phrase));
  // Short phrases are names; long ones tend to be pieces of a sentence.
  return (
    own.find((phrase) => wordCount(phrase) === 2) ??
    own.find((phrase) => wordCount(phrase) === 1) ??
    own[0] ??
    null
  );
}

/** "startups" alone would fit any report: the founder's own word for the matter goes with it. */
function telling(who: string, { reading }: ScoreBasis): string {
  if (stemsOf(who).size > 0) return who;
  const matter = troubleOf(reading) ?? matterOf(reading);
  return matter === null ? who : `${who} with “${lowerFirst(matter)}”`;
}

/** A noun said of them or of their trouble: they have it already, unlike what is offered to them. */
function troubleOf({ phrases, problem, customer }: ScoreBasis['reading']): string | null {
  const about = [customer?.value ?? '', problem?.value ?? ''];
  const isTheirs = (phrase: string) =>
    about.some((text) => text.includes(phrase)) &&
    stemsOf(phrase).size > 0 &&
    !/(?:ed|ing)$|[“”"{}\n]/u.test(phrase);
  return phrases.find((phrase) => isTheirs(phrase) && wordCount(phrase) <= 3) ?? null;
}

function heardIn({ text }: Text): string | null {
  const found = findCustomer(text);
  if (found === null) return null;
  const rest = text.slice(found.index + found.quote.length);
  const of = /^\sof\s(?:[\p{L}-]+\s){0,2}\p{L}{3,}s\b/u.exec(rest)?.[0] ?? '';
  return usable(found.quote + of);
}

/** "300 lighthouse museums": what is counted, when nothing else names a buyer. */
function countedIn({ text }: Text): { who: string; quote: string } | null {
  const [quote = '', name = ''] =
    /(?<![\p{Sc}\d.,])\d[\d,]{1,9}\s((?:[\p{L}-]{3,}\s){0,2}\p{L}{3,}s)\b/u.exec(text) ?? [];
  const who = measures.test(name) ? null : usable(name);
  return who === null ? null : { who, quote };
}

/** Null when the words do not work as a plural noun in a sentence. */
function usable(raw: string): string | null {
  const text = flatText(raw)
    .replace(/[.,;:!?]+$/u, '')
    .replace(/^(?:for|an?|the|all|any|our|my|some|many|most|no)\s/iu, '')
    .replace(/\bppl\b/giu, 'people')
    // No plural of its own, and a sentence needs one.
    .replace(/\b(diaspora)$/iu, '$1 buyers');
  if (text === '' || /^(?:every|any)(?:one|body)|[.!?;:]\s/iu.test(text)) return null;
  const first = text.split(/,\s/u)[0] ?? text;
  const short = (shortened(first).split(/\s(?:or|and\/or)\s/u)[0] ?? first).trim();
  if (wordCount(short) > wordsMax + 1 || anybody.test(short)) return null;
  const small = lowerFirst(short);
  return isPlural(small) || !isLatin(small) ? small : pluralise(small);
}

/** Loses its last phrase until it is short; "owners of small cleaning companies" without its tail is nobody. */
function shortened(text: string): string {
  if (wordCount(text) <= wordsMax) return text;
  const placed = inPlace.exec(text)?.[1];
  if (placed !== undefined && wordCount(placed) <= wordsMax + 1) return placed;
  const cut = text.replace(tail, '');
  if (cut === text || anybody.test(cut)) return text;
  return wordCount(cut) > wordsMax ? shortened(cut) : cut;
}

/** Plural forms are known for words of this script only. */
function isLatin(text: string): boolean {
  return (
    /^[\p{Script=Latin}\p{P}\p{Sc}\p{Nd}\s]*\p{Script=Latin}[^\p{L}]*$/u.test(text) && !/\p{Nd}$/u.test(text)
  );
}

function wordCount(text: string): number {
  return text.split(/\s+/u).length;
}
