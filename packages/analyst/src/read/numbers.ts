import { wordNumber } from './amounts.ts';
import type { ParsedText } from './party-features.ts';
import { type PriceMention, periods } from './prices.ts';
import type { Token } from './tokens.ts';

/** A number with what it counts. */
export interface NumberMention {
  readonly value: number;
  /** Place of its token; of the first of a sum. */
  readonly at: number;
  readonly sum: PriceMention | null;
  /** The noun behind it, in small letters: "weeks", "dealers"; null where none follows. */
  readonly noun: string | null;
  /** Place of that noun's token; that of the number where there is none. */
  readonly end: number;
  /** "5 visits a day", "four in a day": how often; null for sums and where nothing says it. */
  readonly rate: string | null;
}

export function findNumbers({ tokens, prices }: ParsedText): readonly NumberMention[] {
  return tokens.flatMap((_, at): readonly NumberMention[] => {
    const sum = prices.find(({ first, at: last }) => at >= first && at <= last);
    if (sum !== undefined)
      return sum.first === at
        ? [{ value: sum.amount.value, at, sum, noun: null, end: sum.at, rate: null }]
        : [];
    const found = numberAt(tokens, at);
    if (found === null) return [];
    const { value, last } = found;
    const end = nounAfter(tokens, last);
    const noun = end === last ? null : (tokens[end]?.lower ?? null);
    const rate = rateAfter(tokens, end) ?? (noun === null ? null : rateAhead(tokens, at));
    // In "four in a day" the day is counted by, not counted.
    const isBare = noun !== null && rate === null && /^(?:a|an|per)$/u.test(tokens[end - 1]?.lower ?? '');
    const bareRate = isBare ? (periods[noun] ?? null) : null;
    if (bareRate !== null) return [{ value, at, sum: null, noun: null, end: last, rate: bareRate }];
    return [{ value, at, sum: null, noun, end: noun === null ? at : end, rate }];
  });
}

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  ribu: 1e3,
  juta: 1e6,
  thousand: 1e3,
  k: 1e3,
  grand: 1e3,
  lakh: 1e5,
  million: 1e6,
  crore: 1e7,
};

/** "eleven grand", "6 lakh", "a hundred and twelve": one number, with its last token; null inside one and for any other word. */
function numberAt(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly last: number } | null {
  const word = (place: number): string => tokens[place]?.lower ?? '';
  if (isPart(tokens, at)) return null;
  const value = numberOf(word(at));
  if (value === null) return null;
  if (isThousands(tokens, at)) return { value: value * 1000 + Number(word(at + 1)), last: at + 1 };
  const scale = scales[word(at)] === undefined ? scales[word(at + 1)] : undefined;
  const last = scale === undefined ? at : at + 1;
  const whole = value * (scale ?? 1);
  const more = isHundred(tokens, last) && word(last + 1) === 'and' ? numberOf(word(last + 2)) : null;
  return more !== null && more < 100 ? { value: whole + more, last: last + 2 } : { value: whole, last };
}

/** "120 000", "1 440 tiles": three digits behind a space; "12 300 g jars" are of that weight. */
const isThousands = (tokens: readonly Token[], at: number): boolean =>
  /^\d{1,3}$/u.test(tokens[at]?.lower ?? '') &&
  /^\d{3}$/u.test(tokens[at + 1]?.lower ?? '') &&
  tokens[at + 1]?.from === (tokens[at]?.to ?? 0) + 1 &&
  !/^(?:g|gr|kg|ml|cl|mm|cm|w|wh|kwh)$/u.test(tokens[at + 2]?.lower ?? '');

const isHundred = (tokens: readonly Token[], at: number): boolean => tokens[at]?.lower === 'hundred';

/** The scale or the rest of the number before it. */
function isPart(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.lower ?? '';
  const isScale = scales[word] !== undefined && numberOf(tokens[at - 1]?.lower ?? '') !== null;
  return (
    isThousands(tokens, at - 1) ||
    isScale ||
    isUnit(tokens, at) ||
    (tokens[at - 1]?.lower === 'and' && isHundred(tokens, at - 2) && (numberOf(word) ?? 100) < 100)
  );
}

/** "60 dozen", "by the dozen", "per dozen": what is counted, and no count. */
const isUnit = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'dozen' &&
  (/^(?:the|per|each|every)$/u.test(tokens[at - 1]?.lower ?? '') || tokens[at - 1]?.pos === 'NUM');

/** "a day", "per week", "each month", "in a day", "weekly". */
function rateAfter(tokens: readonly Token[], end: number): string | null {
  const word = (place: number): string => tokens[place]?.lower ?? '';
  if (/^(?:daily|weekly|monthly|yearly)$/u.test(word(end + 1))) return periods[word(end + 1)] ?? null;
  // "5 loads each a day": for each of them, and how often.
  const isEach = /^(?:each|apiece)$/u.test(word(end + 1)) && /^(?:a|an|per|every)$/u.test(word(end + 2));
  const start = word(end + 1) === 'of' ? end + 3 : isEach ? end + 2 : end + 1;
  const join = /^(?:in|on)$/u.test(word(start)) ? start + 1 : start;
  // "on a busy day"
  const isKind = word(start) === 'on' && periods[word(join + 1)] === undefined;
  const unit = word(join + (isKind ? 2 : 1));
  if (!/^(?:a|an|per|each|every|\/|the)$/u.test(word(join))) return null;
  return unit === 'weekend' ? unit : (periods[unit] ?? null);
}

/** "Every month we sell 70 sets", "Per month is about 160 bouquets": at the beginning of what is said, and of the first number in it. */
function rateAhead(tokens: readonly Token[], at: number): string | null {
  const { sentence } = tokens[at] ?? {};
  const first = tokens.findIndex((token) => token.sentence === sentence);
  if (first < 0 || tokens.slice(first, at).some(({ text }) => /\d/u.test(text))) return null;
  const [each, unit] = [tokens[first]?.lower ?? '', tokens[first + 1]?.lower ?? ''];
  if (/^(?:every|each|per)$/u.test(each)) return periods[unit] ?? null;
  // "On a normal day I sell 210 scoops"
  const isDay = tokens.slice(first + 1, first + 4).some(({ lower }) => lower === 'day');
  return each === 'on' && isDay ? 'day' : null;
}

function numberOf(word: string): number | null {
  if (/^\d{1,3}(?:[,.'’]\d{3})+$|^\d{1,2}(?:,\d{2})+,\d{3}$/u.test(word))
    return Number(word.replace(/\D/gu, ''));
  // "4,20": two digits behind a comma are cents.
  if (/^\d{1,9}(?:[.,]\d{1,2})?$/u.test(word)) return Number(word.replace(',', '.'));
  if (/^\d{1,4}k$/u.test(word)) return Number(word.slice(0, -1)) * 1000;
  // "One" is an article more often than a number.
  return word === 'one' ? null : wordNumber(word);
}

/** The last noun of the phrase that follows. */
function nounAfter(tokens: readonly Token[], at: number): number {
  let end = at;
  for (let place = at + 1; place <= at + 5; place++) {
    const token = tokens[place];
    if (token === undefined || token.sentence !== tokens[at]?.sentence) break;
    // "41 pay" counts no pay, and "150 per class" no classes.
    if (/^(?:pay|pays|paid|per)$/u.test(token.lower)) break;
    // "Nine keep a list": what they do counts nothing; "nine signed homes" does.
    const isCounted = isPluralHead(tokens, at, place) || isRated(tokens, at, place);
    if (token.pos === 'VERB' && !/(?:ing|ed|en)$/u.test(token.lower) && !isCounted) break;
    if (token.pos === 'NOUN' || token.pos === 'PROPN' || isCounted) end = place;
    else if (end > at || !/^(?:ADJ|DET|ADP|VERB)$/u.test(token.pos)) break;
  }
  return end;
}

/** "60 vegetable boxes": more than one are counted by a plural, so what follows one vegetable is no verb. */
const isPluralHead = (tokens: readonly Token[], at: number, place: number): boolean => {
  const [before, token] = [tokens[place - 1], tokens[place]];
  return (
    token?.pos === 'VERB' &&
    /[^s]s$/u.test(token.lower) &&
    place > at + 1 &&
    before?.pos === 'NOUN' &&
    !/s$/u.test(before.lower) &&
    before.lemma === before.lower
  );
};

/** "45 bowls a day": between a number and how often stands what is counted, whatever the tagger takes it for. */
const isRated = (tokens: readonly Token[], at: number, place: number): boolean =>
  place === at + 1 && /[^s]s$/u.test(tokens[place]?.lower ?? '') && rateAfter(tokens, place) !== null;
