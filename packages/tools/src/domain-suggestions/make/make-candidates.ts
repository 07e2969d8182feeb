import { type FindKnown, measureName, plainName, rateName, scoreName } from '@slipway/naming';
import type { Candidate } from '../basis.ts';
import { type Input, lengthMost } from '../fields.ts';
import { type Style, styles } from '../styles.ts';
import { axisWeights } from '../weights.ts';
import { generators, type Made, type Making } from './generators.ts';

const wanted = 72;
const chosenShare = 0.75;
/** So many of each style are measured: the nearest in meaning. */
const measuredMost = 72;
/** Of blends nobody asked for, a handful is shown: to hear a name takes longer than to make it. */
const blendsMeasured = 24;
const perWordMost = 9;
const lengthLeast = 4;
/** No word may stand in more names than this: the list should offer a choice. */
const sameWordMost = 3;
/** Of what was bent from one word. */
const sameSourceMost = 1;
/** Invented names that all end in “ora” are one idea. */
const sameEndingMost = 2;
/** Who comes in turn: plain words and pairs carry a list, bent ones season it. */
const turn: readonly Style[] = [
  ...(['real-word', 'compound', 'phrase', 'real-word', 'compound'] as const),
  ...(['real-word', 'compound', 'phrase', 'real-word', 'compound'] as const),
  ...(['real-word', 'compound', 'phrase', 'invented', 'blend', 'ending-word'] as const),
];
/** A blend or an invention that is harder to say or to spell than this is a joke. */
const bentFrom = { say: 0.7, spell: 0.35 };

/** Candidates that fit this business, best first and unlike each other. */
export function makeCandidates(
  input: Input,
  making: Making,
  awayFrom: readonly string[],
  findKnown: FindKnown,
): readonly Candidate[] {
  const { data } = making;
  const isWanted = filterBy(input, awayFrom);
  const measure = (made: Made): Candidate | null => {
    const measures = measureName(data, made.letters, { parts: made.parts, awayFrom });
    const { hearing, nearest } = measures;
    if (measures.unwanted.length > 0 || hearing === null || findKnown(made.letters) !== null) return null;
    const rates = rateName(measures);
    if (isBent(made.style) && (rates.say < bentFrom.say || rates.spell < bentFrom.spell)) return null;
    if (isBent(made.style) && data.words.has(made.letters)) return null;
    return {
      name: written(made),
      style: made.style,
      from: made.from,
      rates: round({ ...rates, meaning: made.meaning }),
      syllables: measures.syllables,
      share: Number(hearing.share.toFixed(2)),
      instead: hearing.share < 0.5 ? hearing.instead : null,
      misread: measures.misread[0]?.readAs ?? null,
      nearest: nearest && { name: nearest.name, edits: Math.min(nearest.letters, nearest.sounds) },
      address: made.address ?? null,
    };
  };
  const byStyle = new Map(
    styles.map((style) => [
      style,
      nearestOf(
        unique(generators[style](making).filter(isWanted)),
        style === 'blend' && input.nameStyle !== style ? blendsMeasured : measuredMost,
      )
        .flatMap((made) => measure(made) ?? [])
        .sort((a, b) => worth(b) - worth(a) || (a.name < b.name ? -1 : 1)),
    ]),
  );
  return pick(byStyle, input.nameStyle, wanted);
}

const isBent = (style: Style): boolean => style === 'blend' || style === 'invented';

/** A fine name for another business is none for this one. */
const worth = ({ rates }: Candidate): number => scoreName(rates, axisWeights) * (0.5 + 0.5 * rates.meaning);

const small = new Set(['the', 'and', 'next', 'first', 'last']);

/** Each style in turn, so that all have their best on the list; a style that was chosen has most of it. */
function pick(
  byStyle: ReadonlyMap<Style, readonly Candidate[]>,
  chosen: string | undefined,
  most: number,
): readonly Candidate[] {
  const picked: Candidate[] = [];
  const uses = new Map<string, number>();
  const take = (candidate: Candidate): boolean => {
    const words = candidate.from.split(' + ').filter((word) => !small.has(word));
    const stem = [...words, candidate.name.slice(0, 3).toLowerCase()];
    const ending = candidate.style === 'invented' ? [`-${candidate.name.slice(-2)}`] : [];
    const sameSource = picked.filter(
      ({ style, from }) => style === candidate.style && from === candidate.from,
    );
    if (candidate.style === 'invented' && sameSource.length >= sameSourceMost) return false;
    if (stem.some((word) => (uses.get(word) ?? 0) >= sameWordMost)) return false;
    if (ending.some((end) => (uses.get(end) ?? 0) >= sameEndingMost)) return false;
    if (picked.some(({ name }) => name.toLowerCase() === candidate.name.toLowerCase())) return false;
    for (const word of new Set([...stem, ...ending])) uses.set(word, (uses.get(word) ?? 0) + 1);
    picked.push(candidate);
    return true;
  };
  const queues = new Map([...byStyle].map(([style, list]) => [style, [...list]]));
  const own = styles.find((style) => style === chosen);
  const takeFrom = (style: Style): boolean => {
    const queue = queues.get(style) ?? [];
    for (let next = queue.shift(); next; next = queue.shift()) if (take(next)) return true;
    return false;
  };
  while (own && picked.length < most * chosenShare && takeFrom(own));
  while (picked.length < most && turn.map(takeFrom).some(Boolean));
  return picked.slice(0, most);
}

function filterBy({ nameLength, mustWords = [], avoidWords = [] }: Input, awayFrom: readonly string[]) {
  const most = nameLength ?? lengthMost;
  const must = mustWords.map(plainName).filter((word) => word !== '');
  const avoid = avoidWords.map(plainName).filter((word) => word !== '');
  const rivals = new Set(awayFrom.map(plainName));
  return ({ letters, parts }: Made): boolean =>
    new Set(parts).size === parts.length &&
    letters.length >= lengthLeast &&
    letters.length <= most &&
    (must.length === 0 || must.some((word) => letters.includes(word))) &&
    !avoid.some((word) => letters.includes(word)) &&
    !rivals.has(letters) &&
    !/(.)\1\1/u.test(letters);
}

/** The nearest in meaning, and no more than a few of each word: measured are names that differ. */
function nearestOf(all: Made[], most: number): readonly Made[] {
  const uses = new Map<string, number>();
  return all
    .sort((a, b) => b.meaning - a.meaning || (a.letters < b.letters ? -1 : 1))
    .filter(({ parts, from }) => {
      const key = parts.length > 1 ? parts.toSorted((a, b) => b.length - a.length)[0] : from;
      const count = uses.get(key ?? '') ?? 0;
      uses.set(key ?? '', count + 1);
      return count < perWordMost;
    })
    .slice(0, most);
}

function unique(all: readonly Made[]): Made[] {
  return [...new Map(all.map((made) => [made.letters, made])).values()];
}

/** "FillTheChair", "Chairtime": a phrase keeps its words apart. */
function written({ style, parts, letters }: Made): string {
  const upper = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
  return style === 'phrase' ? parts.map(upper).join('') : upper(letters);
}

function round<Rates extends Readonly<Record<string, number | null>>>(rates: Rates): Rates {
  return Object.fromEntries(
    Object.entries(rates).map(([axis, rate]) => [axis, rate === null ? null : Number(rate.toFixed(2))]),
  ) as Rates;
}
