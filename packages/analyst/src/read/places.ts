import { once } from '@slipway/core';
import type { LocalRule } from '@slipway/knowledge';
import { indexLines } from '../text/line-table.ts';
import type { Features } from './rank.ts';
import type { Token } from './tokens.ts';
import { isPlural } from './word-forms.ts';

type PlaceKind = 'town' | 'region' | 'country' | 'adjective' | 'world region' | 'hint';

interface Place {
  readonly code: string;
  readonly kind: PlaceKind;
  readonly thousands: number;
  /** An ordinary English word as well: it counts only with a capital and after "in", "near" or the like. */
  readonly isWord: boolean;
}

interface PlaceMention extends Place {
  readonly first: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
}

export interface Gazetteer {
  readonly find: (tokens: readonly Token[], text: string) => readonly PlaceMention[];
  /** A town, a country, or who comes from it. */
  readonly isPlace: (name: string) => boolean;
}

/**
 * `places`: towns, regions and countries; `names`: adjectives, world regions, national bodies and laws. They win over towns.
 * `national`: what `listNationalNames` found. Forty thousand lines are put in order with the first text that is read.
 */
export function createGazetteer(
  places: string,
  names: string,
  national: readonly (readonly [name: string, code: string])[],
): Gazetteer {
  const lines = once(() => ({
    named: indexLines(names, { wins: 'last', nameOf: fold }),
    hints: new Map(national.map(([name, code]) => [name, `${name}\t${code}\thint\t0`])),
    places: indexLines(places, { wins: 'first', nameOf: fold }),
  }));
  const lineOf = (name: string): string | undefined => {
    const { named, hints, places: all } = lines();
    return named(name) ?? hints.get(name) ?? all(name);
  };
  const look = (name: string): Place | undefined => readPlace(lineOf(fold(name)));
  const find = (tokens: readonly Token[], text: string): readonly PlaceMention[] => {
    const found: PlaceMention[] = [];
    for (let at = 0; at < tokens.length; at++) {
      for (let length = Math.min(4, tokens.length - at); length > 0; length--) {
        const [first, last] = [tokens[at], tokens[at + length - 1]];
        if (first === undefined || last === undefined) continue;
        const piece = text.slice(first.from, last.to).replace(/[’]/gu, "'");
        const place = lookUp(piece, at, length);
        if (place === null) continue;
        found.push({ ...place, first: at, last: at + length - 1, from: first.from, to: last.to });
        at += length - 1;
        break;
      }
    }
    return mergeRows(found, tokens);

    function lookUp(piece: string, place: number, length: number): Place | null {
      const before = wordBefore(tokens, place);
      const isLocated = /^(?:in|near|around|round|from|across|outside)$/u.test(before);
      // A capital at the start of a sentence makes no name of "along" or "most".
      if (length === 1 && /^(?:ADP|ADV|PRON|DET|CCONJ|SCONJ|AUX|PART)$/u.test(tokens[place]?.pos ?? ''))
        return null;
      const exact = look(piece);
      if (exact?.kind === 'adjective') return isAttribute(tokens, place + length) ? exact : null;
      if (exact !== undefined) {
        const isName = exact.kind !== 'town' || isLocated || !exact.isWord;
        const opensText =
          place === 0 && /^(?:NOUN|ADJ|VERB)$/u.test(tokens[length]?.pos ?? '') && exact.kind === 'town';
        return isName && !opensText ? exact : null;
      }
      const small = piece.length > 3 ? findSmall(piece) : undefined;
      if (small === undefined || small.isWord || small.kind === 'world region') return null;
      if (small.kind === 'adjective')
        return small.code !== 'PL' && isAttribute(tokens, place + length) ? small : null;
      if (small.kind === 'hint') return small;
      return isLocated && (small.kind !== 'town' || small.thousands >= 200) ? small : null;
    }
  };
  /** Typed without capitals: "in leeds", "kenyan farms", "canton". */
  function findSmall(piece: string): Place | undefined {
    if (piece !== piece.toLowerCase()) return undefined;
    return look(piece.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase()));
  }
  return { find, isPlace: (name) => look(name) !== undefined };
}

const kinds = new Set<string>(['town', 'region', 'country', 'adjective', 'world region', 'hint']);
const isKind = (kind: string): kind is PlaceKind => kinds.has(kind);

function readPlace(line: string | undefined): Place | undefined {
  if (line === undefined) return undefined;
  const [, code = '', kind = '', thousands = '0', note = ''] = line.split('\t');
  return isKind(kind) ? { code, kind, thousands: Number(thousands), isWord: note === 'word' } : undefined;
}

/** Short names of laws and authorities that the knowledge base lists for one country alone: OSHA, HMRC. */
export function listNationalNames(rules: readonly LocalRule[]): readonly (readonly [string, string])[] {
  const regions = new Map<string, string[]>();
  for (const { region, name } of rules)
    for (const [short] of name.matchAll(/\b[A-Z]{3,6}\b/gu))
      regions.set(short, [...(regions.get(short) ?? []), region]);
  return [...regions].flatMap(([short, found]) => {
    const [region = 'global'] = found;
    const isOne = found.length > 1 && found.every((one) => one === region);
    return isOne && region !== 'global' ? [[short, region] as const] : [];
  });
}

/** "in" of "in the Netherlands" too. */
function wordBefore(tokens: readonly Token[], place: number): string {
  const before = tokens[place - 1]?.lower ?? '';
  return before === 'the' ? (tokens[place - 2]?.lower ?? '') : before;
}

/** Letters without their accents. */
const fold = (name: string): string =>
  /[^ -~]/u.test(name) ? name.normalize('NFD').replace(/\p{M}/gu, '') : name;

/** "Kenyan farms", not "in Spanish", "Spanish-speaking" or "French lessons": a language is no place. */
function isAttribute(tokens: readonly Token[], next: number): boolean {
  const after = tokens[next];
  if (after === undefined || !/^(?:NOUN|PROPN|ADJ|VERB)$/u.test(after.pos)) return false;
  return !/^(?:language|speakers?|speaking|lessons?|calls|first|words|grammar|translations?|version|subtitles)$/u.test(
    after.lower,
  );
}

/** "Paris, Texas": the second says where the first is. */
function mergeRows(found: readonly PlaceMention[], tokens: readonly Token[]): readonly PlaceMention[] {
  return found.map((place, at) => {
    const next = found[at + 1];
    if (
      place.kind === 'adjective' ||
      next === undefined ||
      (next.kind !== 'region' && next.kind !== 'country')
    )
      return place;
    const isApposed =
      next.first === place.last + 1 ||
      (next.first === place.last + 2 && tokens[place.last + 1]?.text === ',');
    return isApposed ? { ...place, code: next.code } : place;
  });
}

interface PlaceCandidate {
  readonly code: string;
  readonly mentions: readonly PlaceMention[];
  readonly features: Features;
}

/** Candidates by country or world region. `currencies`: country codes that a currency in the text hints at. */
export function placeCandidates(
  mentions: readonly PlaceMention[],
  tokens: readonly Token[],
  currencies: ReadonlySet<string>,
): readonly PlaceCandidate[] {
  // Where a place is named, a law or a kind of landlord hints at nothing.
  const isNamed = mentions.some(({ kind }) => kind !== 'hint' && kind !== 'adjective');
  const groups = new Map<string, PlaceMention[]>();
  for (const mention of mentions.filter(({ kind }) => !isNamed || kind !== 'hint'))
    groups.set(mention.code, [...(groups.get(mention.code) ?? []), mention]);
  for (const code of currencies) if (!groups.has(code)) groups.set(code, []);
  const lastSentence = tokens.at(-1)?.sentence ?? 0;
  return [...groups].map(([code, own]) => {
    const features: Record<string, number> = { 'place often': Math.log(own.length || 0.5) };
    const set = (name: string): void => {
      features[name] = 1;
    };
    if (currencies.has(code)) set('place by currency');
    for (const { kind, first, last, thousands } of own) {
      set(`place ${kind}`);
      const before = wordBefore(tokens, first);
      if (/^(?:across|throughout)$/u.test(before)) set('place across');
      const isIn = /^(?:in|across|around|round|near|throughout|outside)$/u.test(before);
      // "haulers in Texas": where the many are is the market.
      if (isIn && isPlural(tokens[first - 2]?.lower ?? '')) set('place of many');
      if (isIn) set('place after in');
      else if (/^(?:from|to|between|than|like|against)$/u.test(before))
        set(`place after ${before === 'from' ? 'from' : 'other'}`);
      else if (kind !== 'adjective' && kind !== 'hint')
        set(kind === 'town' && thousands < 200 ? 'small town alone' : 'place alone');
      if (kind === 'adjective' && tokens[last + 1]?.pos === 'NOUN') set('place before noun');
      if (tokens[first]?.sentence === 0) set('place in first sentence');
      if (ownSentence(tokens, tokens[first]?.sentence ?? 0)) set('place in own sentence');
    }
    const sentence = tokens[own[0]?.first ?? 0]?.sentence ?? 0;
    features['place late'] = lastSentence === 0 ? 0 : sentence / lastSentence;
    if (code.length > 2) set('place is wide');
    return { code, mentions: own, features };
  });
}

function ownSentence(tokens: readonly Token[], sentence: number): boolean {
  return tokens.some(
    (token) => token.sentence === sentence && /^(?:we|our|i|my|us|ours)$/u.test(token.lower),
  );
}
