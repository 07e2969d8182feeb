import type { SaidNumber } from '@slipway/language';
import { listSaidNumbers, sentenceSpans } from '@slipway/language';
import { splitText } from '../placeholders.ts';
import type { Report } from '../report.ts';
import { type Allowed, type KnownNumber, listAllowed, nameOf } from './allowed-numbers.ts';

interface Invented {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The sentence it stands in, as written. */
  readonly sentence: string;
  readonly why: 'number' | 'placeholder';
}

/** Numbers of a text that the report does not hold, and placeholders that name no figure or are altered by what touches them. */
export function findInventedNumbers(text: string, report: Report): Invented[] {
  const allowed = listAllowed(report);
  const sentences = sentenceSpans(text);
  const inSentence = (start: number, end: number, why: Invented['why']): Invented => {
    const around = sentences.find((span) => start < span.end && end > span.start);
    const sentence = around === undefined ? text : text.slice(around.start, around.end);
    return { start, end, text: text.slice(start, end), sentence, why };
  };
  const numbers = listSaidNumbers(text)
    .filter((said) => !isKnown(said, allowed))
    .map(({ start, end }) => inSentence(start, end, 'number'));
  const placeholders = brokenPlaceholders(text, report).map(([start, end]) =>
    inSentence(start, end, 'placeholder'),
  );
  return [...numbers, ...placeholders].sort((a, b) => a.start - b.start);
}

/** Largest distance, as a share of the true value, that still counts as rounding. */
const furthest = 0.1;

function isKnown(said: SaidNumber, { numbers, names }: Allowed): boolean {
  if (names.has(said.text.toLowerCase()) && said.period === undefined) return true;
  if (said.isName) return false;
  if (said.nameBefore !== undefined && names.has(nameOf(said))) return true;
  if (said.startBefore !== undefined && names.has(nameOf({ ...said, nameBefore: said.startBefore })))
    return true;
  return numbers.some((known) => fits(said, known));
}

function fits(said: SaidNumber, known: KnownNumber): boolean {
  if (!kindsFit(said, known)) return false;
  if (said.isNegative && known.value > 0) return false;
  if (said.period !== undefined && known.period !== said.period) return false;
  if (
    said.currencies !== undefined &&
    known.currencies !== undefined &&
    !said.currencies.some((code) => known.currencies?.includes(code))
  )
    return false;
  const claim = Math.abs(said.value);
  const truth = Math.abs(known.value);
  if (said.upTo !== undefined)
    return known.kind === 'plain' && !isYear(truth) && truth >= claim && truth < said.upTo;
  const distance = Math.abs(claim - truth);
  const rounding = 1e-9 * Math.max(claim, truth);
  return distance <= rounding || (distance <= said.slack + rounding && distance <= furthest * truth);
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1900 && value <= 2100;
}

function kindsFit(said: SaidNumber, known: KnownNumber): boolean {
  if (said.kind === known.kind) return true;
  if (said.kind === 'percent') return known.kind === 'multiple';
  if (said.kind !== 'plain') return false;
  if (known.kind === 'multiple') return true;
  if (known.kind === 'percent') return Math.abs(said.value) < 1 && said.text.includes('.');
  // "A 1.2 million market": large enough not to be met by chance.
  return known.kind === 'money' && Math.abs(said.value) >= 1000;
}

/** What stands behind a placeholder and makes it another number. */
const alters =
  /^(?:[\p{L}\p{N}]|[.,]\d|\s?[%‰]|[\s-]*(?:k|m|mn|bn|b|x|percent|per ?cent|hundreds?|thousands?|lakhs?|millions?|crores?|billions?|trillions?|dozens?|times|fold)(?![\p{L}\p{N}]))/iu;

function brokenPlaceholders(text: string, report: Report): [number, number][] {
  const broken: [number, number][] = [];
  let at = 0;
  for (const piece of splitText(text)) {
    if ('text' in piece) {
      for (const brace of piece.text.matchAll(/\{\{[^}]*\}?\}?|\}\}/gu))
        broken.push([at + brace.index, at + brace.index + brace[0].length]);
      at += piece.text.length;
      continue;
    }
    const end = at + piece.figure.length + '{{f:}}'.length;
    const figure = Object.hasOwn(report.figures, piece.figure) ? report.figures[piece.figure] : undefined;
    const isShowable = figure !== undefined && (figure.value !== null || figure.range !== undefined);
    if (
      !isShowable ||
      alters.test(text.slice(end)) ||
      /[\p{L}\p{N}\p{Sc}]$|(?:^|\s)[-−+]$/u.test(text.slice(0, at))
    )
      broken.push([at, end]);
    at = end;
  }
  return broken;
}
