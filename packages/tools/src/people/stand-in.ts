import { stemsOf } from '@slipway/report';
import type { NicheSlice } from '../insights/index.ts';
import type { Reading } from '../reading/index.ts';
import { flatText, lowerFirst, singularise } from '../wording/index.ts';
import { named, type People, unnamed } from './people.ts';
import { anybody, countWords, usableName } from './usable-name.ts';

/** Of the field's usual customers, the one whose name stands in the text. */
export function spokenIn(text: string, usual: readonly string[]): string | null {
  const names = usual.map((name) => usableName(name.replace(/\s*\([^)]*\)|\sby\s.*$/gu, '')));
  return names.find((name) => name !== null && isSpoken(text, name)) ?? null;
}

/** Heads of a name that say little without the rest: not everybody at home is in a nursing home. */
const bare = /^(?:homes?|houses?|cent(?:re|er)s?|services?|groups?|departments?|platforms?|networks?)$/iu;

/** Its last word says who they are; "car buyers" are not meant by any buyer. */
function isSpoken(text: string, name: string): boolean {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  return anybody.test(last) || bare.test(last)
    ? words.every((word) => hasWord(text, word))
    : hasWord(text, last);
}

/** The noun itself, in either number: "farming" names no farms. */
function hasWord(text: string, noun: string): boolean {
  const plain = /^[\p{L}\p{N}'’-]+$/u.test(noun);
  return plain && new RegExp(`\\b(?:${noun}|${singularise(noun)})\\b`, 'iu').test(text);
}

/** Those who pay in this trade, or whom such a business serves. */
export function payersOf(niche: NicheSlice | null): string | null {
  if (niche === null || !niche.isSure) return null;
  return usableName(niche.isRun ? (niche.running?.guests ?? niche.buyer) : niche.buyer);
}

const measures =
  /\b(?:hours|minutes|days|weeks|months|years|times|euros|dollars|pounds|rupees|francs|yen|words|seconds|calls|orders|stars|followers|likes|downloads|views|percent|kilos|tonnes|metres|meters|miles|items|pages|lines|characters|litres)\b/iu;

/** "300 lighthouse museums": what is counted, when nothing else names a buyer. */
export function countedIn(text: string): { readonly who: string; readonly quote: string } | null {
  const [quote = '', name = ''] =
    /(?<![\p{Sc}\d.,])\d[\d,]{1,9}\s((?:[\p{L}-]{3,}\s){0,2}\p{L}{3,}s)\b/u.exec(text) ?? [];
  const who = measures.test(name) ? null : usableName(name);
  return who === null ? null : { who, quote };
}

const dwelling =
  /\b(?:in|for|across)\s((?:(?!the\s|an?\s|our\s)[\p{L}-]+\s){0,2}(?:suburbs|villages|towns|cities|neighbou?rhoods|islands))\b/iu;

/** "in German suburbs": where they live is the most the text says of them. */
export function dwellersIn(text: string, field: string): People | null {
  const place = dwelling.exec(text)?.[1];
  if (place === undefined) return null;
  const one = `person in ${place}`;
  return { ...named(`people in ${place}`, field), one, aOne: `a ${one}`, isNamed: false };
}

/** Nobody is named: they are called after what they would buy. */
export function buyersOf(reading: Pick<Reading, 'offer' | 'phrases'>, field: string): People {
  const thing = madeIn(flatText(reading.offer?.value ?? '')) ?? matterOf(reading);
  if (thing === null) return unnamed('buyers', field);
  const of = ` of “${lowerFirst(thing)}”`;
  return { ...unnamed(`buyers${of}`, field), one: `buyer${of}`, aOne: `a buyer${of}` };
}

/** What is made: "GitHub app" of "A GitHub app that splits a big change", or the heading "Dog food". */
const made =
  /^(?:an?|one|our)\s((?:(?!the\s|an?\s)[\p{L}-]+\s){0,2}[\p{L}-]+)(?=\s(?:that|which|where|with|for|to|from|of|by|in|on|who|so|and)\s|[,.:;]|$)/iu;
const anything = /^(?:app|tool|platform|service|website|site|software|system|thing|product|\S+ing)$/iu;

function madeIn(offer: string): string | null {
  const thing = made.exec(offer)?.[1] ?? (countWords(offer) <= 3 ? offer : '');
  const isOwn =
    stemsOf(thing).size > 0 && !anything.test(thing) && !/^(?:we|they|it|uber)\b|[“”"]/iu.test(thing);
  return isOwn ? thing : null;
}

/** The first of the founder's phrases that is their own. Short ones are names; long ones tend to be pieces of a sentence. */
export function matterOf({ phrases }: Pick<Reading, 'phrases'>): string | null {
  const own = phrases.map(flatText).filter((phrase) => stemsOf(phrase).size > 0 && !/[“”"]/u.test(phrase));
  return (
    own.find((phrase) => countWords(phrase) === 2) ??
    own.find((phrase) => countWords(phrase) === 1) ??
    own[0] ??
    null
  );
}
