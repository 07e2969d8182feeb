import { findStockPhrase, listSaidNumbers } from '@slipway/language';
import { findInventedNumbers } from '../numbers/find-invented-numbers.ts';
import { withoutPlaceholders } from '../placeholders.ts';
import type { Report } from '../report.ts';
import { deniedPhrases, isDenied } from './denied-words.ts';
import type { KnownWords } from './known-words.ts';
import { listNames } from './list-names.ts';

const signs = /^[A-Za-z .,:;'’()?-]*$/u;
const wordPattern = /[A-Za-z]+(?:['’][A-Za-z]+)*/gu;
const ending = /(?:n['’]t|['’](?:s|t|re|ve|ll|d|m))$/iu;
const numeral = /^[ivxlcdm]{2,}$/u;
/** Whoever is named as saying so, on the sheet or not. */
const named =
  /\b[A-Z][A-Za-z]+ (?:estimates|estimated|found|reports|predicts|forecasts|claims|confirms|counted)\b/u;

/** What stands beside a figure and makes another claim of it: a bound, a rate, a sum of two. */
const bound =
  /\b(?:some|barely|hardly|scarcely|exactly|close to|towards?|approaching|over|under|above|below|beyond|nearly|almost|about|around|roughly|approximately|least|most|up to|than|near|off|minus|plus|exceeds?|exceeding|short of|out of)\s+(?:(?:the|your|their|its)\s+)?(?=\{\{f:)|[-(]\s?(?=\{\{f:)/iu;
const rate =
  /(?<=\}\})(?:\s+(?:plus|each|apiece|per|an?|off|squared|times|more|less|fewer|(?:or|and) (?:more|less|so|up|counting)|at (?:least|most)|upwards)\b|\s?[-)])/iu;
const joint =
  /(?<=\}\})(?:[\s.,:;]*|\s+(?:of|in|out of|by|times|plus|minus|over|per|to)(?:\s+(?:the|your|their))?\s+)(?=\{\{f:)/iu;

/** Why a model's text cannot be shown; null when it can. Only what is plainly harmless passes. */
export function findViewFault(text: string, report: Report, known: KnownWords): string | null {
  const words = withoutPlaceholders(text);
  if (!signs.test(words) || !/^(?:[A-Za-z]|\{\{f:)/u.test(text)) return 'a sign of its own';
  if (/[A-Za-z][.:][A-Za-z]/u.test(words)) return 'an address';
  if (findInventedNumbers(text, report).length > 0 || listSaidNumbers(text).length > 0) return 'a number';
  if (bound.test(text) || rate.test(text) || joint.test(text)) return 'a figure that is altered';
  if (findStockPhrase(text) !== null) return 'a stock phrase';
  const phrase = deniedPhrases.find((one) => one.test(words));
  if (phrase !== undefined) return `a quantity or source: ${phrase.exec(words)?.[0]}`;
  const names = listNames(words, known);
  if (named.test(words) || names.some(({ isQuoted }) => isQuoted)) return 'a source';
  if (names.some(({ name }) => isDenied(name.replace(/[ -]/gu, '').toLowerCase())))
    return 'a number as a name';
  const unverified = new Set(names.map(({ name }) => name).flatMap((name) => name.split(' ')));
  for (const [word] of words.matchAll(wordPattern)) {
    const fault = wordFault(word.replace(ending, ''), unverified, known);
    if (fault !== null) return fault;
  }
  return null;
}

function wordFault(word: string, names: ReadonlySet<string>, known: KnownWords): string | null {
  const small = word.toLowerCase();
  if (isDenied(small)) return `a quantity or source: ${word}`;
  if (word.length === 1) return /^[aAI]$/u.test(word) ? null : `a letter: ${word}`;
  if (known.isOwn(word)) return null;
  if (numeral.test(small) && (word === word.toUpperCase() || !known.isWord(small)))
    return `a numeral: ${word}`;
  return known.isWord(small) || names.has(word) ? null : `not a word we know: ${word}`;
}
