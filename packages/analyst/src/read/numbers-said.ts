import type { JudgedKind } from './number-kinds/classify.ts';
import { kindFeatures } from './number-kinds/features.ts';
import { type NumberKind, numberKinds } from './number-kinds/number-kind.ts';
import { findNumbers, type NumberMention } from './numbers.ts';
import type { Language } from './parse-text.ts';
import type { ParsedText } from './party-features.ts';

/** A number of the founder and what it is taken for. */
export interface NumberSaid extends NumberMention, JudgedKind {
  /** How likely it goes out with each sale or again and again, whatever is likeliest: 0 to 1. */
  readonly goesOut: number;
  /** How likely it is paid again and again, of what is paid again and again or once: 0 to 1. */
  readonly again: number;
  /** How likely it is paid once, or was, or would be: 0 to 1. */
  readonly once: number;
}

const outgoings: readonly NumberKind[] = ['unit-cost', 'own-cost', 'win-cost', 'cut'];
const places = (kinds: readonly NumberKind[]): readonly number[] =>
  kinds.map((kind) => numberKinds.indexOf(kind));
const outgoing = places(outgoings);
const once = places(['needs', 'spent']);
const ever = places(['needs', 'spent', 'considered']);
const running = places(['own-cost']);

/** A story has a dozen numbers. Each is read by its whole sentence, so the rest of a table pasted in is left unread. */
const mostNumbers = 100;

/** So many readings of all numbers are followed side by side. */
const beam = 5;

interface Path {
  readonly said: readonly Said[];
  readonly score: number;
}

type Said = JudgedKind & Pick<NumberSaid, 'goesOut' | 'again' | 'once'>;

/** One after the other: what a number is says much about the next one, and that one whether the first was read right. */
export function readNumbers(
  parsed: ParsedText,
  { sentences, parties, classes, kinds }: Language,
): readonly NumberSaid[] {
  const numbers = findNumbers(parsed).slice(0, mostNumbers);
  const lexicon = { vectors: sentences.vectors, parties, factWords: classes.factWords };
  let paths: readonly Path[] = [{ said: [], score: 0 }];
  for (const place of numbers.keys())
    paths = paths
      .flatMap(({ said, score }) => {
        const before = said.map(({ kind }) => kind);
        const chances = kinds(kindFeatures(place, numbers, before, parsed, lexicon));
        const sumOf = (kinds: readonly number[]): number =>
          kinds.reduce((sum, at) => sum + (chances[at] ?? 0), 0);
        const goesOut = sumOf(outgoing);
        const paidOnce = sumOf(ever);
        const again = sumOf(running) / (sumOf(running) + sumOf(once));
        return numberKinds.map((kind, at) => {
          const chance = chances[at] ?? 0;
          return {
            said: [...said, { kind, chance, goesOut, again, once: paidOnce }],
            score: score + Math.log(chance),
          };
        });
      })
      .toSorted((a, z) => z.score - a.score)
      .slice(0, beam);
  const [best] = paths.toSorted((a, z) => z.score + soldFor(z.said) - a.score - soldFor(a.said));
  const isForced = best !== paths[0];
  return numbers.map((number, place) => {
    const said = best?.said[place] ?? nothing;
    // It has to be sold for something: this is the likeliest, and is asked about.
    const chance = isForced && earning.has(said.kind) ? Math.max(said.chance, askedAbout) : said.chance;
    return { ...number, ...said, chance };
  });
}

/** Enough to be asked about, too little to be used. */
const askedAbout = 0.4;
const earning: ReadonlySet<NumberKind> = new Set(['price', 'share', 'sale-price']);
/** Of the paragraphs that were learnt from, one in fifty names what one costs and not what it is sold for. */
const unsold = Math.log(0.02);

/** Whoever says what one costs says what it is sold for. */
const soldFor = (said: readonly Said[]): number =>
  said.some(({ kind }) => kind === 'unit-cost') && !said.some(({ kind }) => earning.has(kind)) ? unsold : 0;

const nothing: Said = { kind: 'other', chance: 0, goesOut: 0, again: 0, once: 0 };
