import { stem } from './stem.ts';

export interface Token {
  /** Place in the text, in UTF-16 units: a quote is always `text.slice(start, end)`. */
  readonly start: number;
  readonly end: number;
  /** Lower case, short forms written out: "ppl" is "people". */
  readonly word: string;
  readonly stem: string;
}

/** Longest text that is read; what follows is left alone. */
export const maxReadLength = 4000;

/** What founders type on a phone. */
const shortForms: Readonly<Record<string, string>> = {
  ppl: 'people',
  u: 'you',
  ur: 'your',
  w: 'with',
  n: 'and',
  thru: 'through',
  b4: 'before',
  rn: 'now',
  insta: 'instagram',
  biz: 'business',
  mgmt: 'management',
  med: 'medicine',
  meds: 'medicine',
  doc: 'doctor',
  docs: 'doctors',
  uni: 'university',
  appt: 'appointment',
  appts: 'appointments',
  apts: 'apartments',
  mktg: 'marketing',
  govt: 'government',
  ecom: 'ecommerce',
  resto: 'restaurant',
  restos: 'restaurants',
  veggies: 'vegetables',
  cvs: 'cv',
  subs: 'subscribers',
  freelancing: 'freelance',
};

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[’'.&/+-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
/** "e-commerce" stays whole and "front-desk" becomes two: the lexicon is read the same way, so both meet. */
const joint = /[-/]/u;

/** Words of a text with their places. Linear in the text: no pattern here can backtrack. */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.slice(0, maxReadLength).matchAll(wordPattern)) {
    let start = match.index;
    for (const part of match[0].split(joint)) {
      if (part !== '') tokens.push(makeToken(part, start));
      start += part.length + 1;
    }
  }
  return tokens;
}

function makeToken(piece: string, start: number): Token {
  const plain = piece.toLowerCase().replaceAll('’', "'").replace(/'s$/u, '');
  const word = Object.hasOwn(shortForms, plain) ? (shortForms[plain] ?? plain) : plain;
  return { start, end: start + piece.length, word, stem: stem(word) };
}
