import { isDenied, isNotDone } from '../hearing/patterns.ts';
import { findCustomer, findEveryone } from '../people/find-customer.ts';
import type { DimensionId } from './dimensions.ts';
import { readingRules } from './rules/index.ts';
import type { ReadingRule } from './rules/reading-rule.ts';
import { marketSize, marketWorth, place } from './rules/surroundings.ts';

/** What a text says to one dimension, and the words that say it: always an exact piece of the text. */
export interface Finding {
  readonly quote: string;
  readonly low: number;
  readonly high: number;
  readonly level: number;
  readonly flag?: string;
}

/** A quote ends on a word that means something. */
const danglingWords = /(?:\s(?:an?|the|to|of|and|at|in|for|is|am|on|with|because|we|it))*\s*$/iu;

export function hear(id: DimensionId, text: string): Finding | null {
  return id === 'market' ? hearMarket(text) : hearRules(text, readingRules[id]);
}

function hearRules(text: string, rules: readonly ReadingRule[]): Finding | null {
  for (const { pattern, low, high, level, deniable, done, flag } of rules) {
    for (const match of text.matchAll(pattern)) {
      const quote = match[0].replace(danglingWords, '');
      if (done && isNotDone(text, match.index, '')) continue;
      if (deniable !== false && isDenied(text, match.index)) continue;
      return { quote, low, high, level, ...(flag === undefined ? {} : { flag }) };
    }
  }
  return null;
}

/** Everyone is nobody; a named group is a start; a counted or placed one can be sold to. */
function hearMarket(text: string): Finding | null {
  const everyone = findEveryone(text);
  const customer = findCustomer(text);
  if (customer === null) {
    if (everyone !== null)
      return { quote: everyone, low: 0, high: 2, level: 0, flag: 'Everyone is not a customer.' };
    const worth = text.matchAll(marketWorth).next().value;
    return worth === undefined ? null : { quote: worth[0].trim(), low: 2, high: 6, level: 2 };
  }
  const end = customer.index + customer.quote.length;
  const size = text.slice(0, customer.index).match(marketSize);
  const where = text.slice(end, end + 60).match(place);
  const from = size?.index ?? customer.index;
  const to = where?.index === 1 ? end + 1 + where[0].length : end;
  const exact = from < customer.index || to > end;
  return {
    quote: text.slice(from, to),
    low: exact ? 4 : 2,
    high: exact ? 8 : 6,
    level: exact ? 6 : 4,
  };
}
