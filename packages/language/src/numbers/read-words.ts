import { readFractionWords } from './read-fraction-words.ts';
import { currenciesOf, durationOf, multipliers, periodAfter, type SaidNumber } from './read-number.ts';

const ones: Readonly<Record<string, number>> = {
  zero: 0,
  nil: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales = 'hundred|thousand|lakh|million|crore|billion|trillion|dozen|score';
const one = `(?:${Object.keys(ones).join('|')})`;
const scaleWord = `(?:${scales})`;
const whole = `(?:(?:an?|half an?|${one})(?:[\\s-]+(?:and[\\s-]+)?(?:${one}|${scaleWord}|a half))*?(?:[\\s-]+${scaleWord})+(?:[\\s-]+(?:and[\\s-]+)?(?:${one}|${scaleWord}))*|${one}(?:[\\s-]+(?:and[\\s-]+)?(?:${one}|a half))*)`;
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<words>${whole})(?![\\p{L}\\p{N}])(?:[\\s-]*(?<after>percent(?:age points?)?|per ?cent|%|times|fold))?(?:[\\s-]+(?<unit>(?:minutes?|hours?|days?|weeks?|months?|quarters?|years?|decades?|dollars?|bucks?|euros?|pounds?|rupees?)(?![\\p{L}])))?`,
  'giu',
);
/** "this one", "one of them", "no one": a pronoun, no count. */
const oneIsCounted = /^\s+(?:in|out of|of every|per)\s|^\s*(?:percent|per ?cent|%)/iu;

/** Every number that is written in words. Number words of two and more are claims as digits are. */
export function readWords(text: string): SaidNumber[] {
  const fractions = readFractionWords(text);
  const counts = [...text.matchAll(pattern)].flatMap((match) => readMatch(match, text));
  return [
    ...counts.filter(({ start, end }) => !fractions.some((other) => start < other.end && end > other.start)),
    ...fractions,
  ];
}

function readMatch(match: RegExpExecArray, text: string): SaidNumber[] {
  const { words = '', after, unit } = match.groups ?? {};
  const plain = wordsValue(words);
  const rest = text.slice(match.index + words.length);
  if (/^one$/iu.test(words) && !oneIsCounted.test(rest)) return [];
  const currencies = unit === undefined ? null : currenciesOf(unit);
  const duration = unit === undefined ? null : durationOf(unit);
  const isShare = after !== undefined && !/^(?:times|fold)$/iu.test(after);
  const value = plain * (isShare ? 0.01 : (duration ?? 1));
  const kind = isShare
    ? 'percent'
    : after !== undefined
      ? 'multiple'
      : currencies !== null
        ? 'money'
        : duration !== null
          ? 'duration'
          : 'plain';
  const { index } = match;
  const period = duration === null ? periodAfter(text.slice(index + match[0].length)) : undefined;
  return [
    {
      start: index,
      end: index + match[0].length,
      text: match[0],
      value,
      slack:
        Math.abs(value) * (plain >= 20 ? 0.05 : 0) + (plain < 20 ? 0.5 * Math.abs(value / (plain || 1)) : 0),
      kind,
      ...(currencies !== null ? { currencies } : {}),
      ...(period === undefined ? {} : { period }),
    },
  ];
}

/** "two hundred and forty" → 240; "half a million" → 500,000; "three and a half" → 3.5. */
function wordsValue(words: string): number {
  let total = 0;
  let current: number | null = null;
  const parts = words
    .toLowerCase()
    .replace(/\ba half\b/gu, 'plushalf')
    .replace(/\bhalf an?\b/gu, 'justhalf')
    .split(/[\s-]+/u);
  for (const part of parts) {
    if (part === 'and' || part === '') continue;
    const small = Object.hasOwn(ones, part) ? ones[part] : undefined;
    const scale = part === 'score' ? 20 : multipliers[part];
    if (part === 'a' || part === 'an') current = 1;
    else if (part === 'justhalf') current = 0.5;
    else if (part === 'plushalf') current = (current ?? 0) + 0.5;
    else if (small !== undefined) current = (current ?? 0) + small;
    else if (scale !== undefined && scale < 1000) current = (current ?? 1) * scale;
    else if (scale !== undefined) {
      total += (current ?? 1) * scale;
      current = null;
    }
  }
  return total + (current ?? 0);
}
