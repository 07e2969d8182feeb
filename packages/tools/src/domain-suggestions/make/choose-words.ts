import { splitName, type WordKind } from '@slipway/naming';
import type { Library } from '../../around.ts';
import type { Topic } from './topic.ts';

type Naming = ReturnType<Library['naming']>;

/** A word of the trade that a name can be made of. */
export interface TradeWord {
  readonly word: string;
  /** "windchest" is "wind" and "chest". */
  readonly parts: readonly string[];
  readonly kind: WordKind;
  /** The plain words it was found by. */
  readonly about: string;
  /** How near it is to the business, 0 to 1. */
  readonly near: number;
  /** Words of one row go together. */
  readonly row: number;
}

const wordsMost = 110;
const nearFrom = 0.3;
/** What a row is about says more than the word itself: "bourdon" is rare, "organ" is not. */
const rowShare = 0.75;
const industryBonus = 0.25;
const generalShare = 0.6;

/** Words of the trades nearest to this business, nearest first. */
export function chooseWords(
  topic: Topic,
  { stock, data }: Naming,
  industries: ReadonlyMap<string, number>,
): readonly TradeWord[] {
  const best = new Map<string, TradeWord>();
  for (const [row, { industry, kind, about, words }] of stock.trades.entries()) {
    const [first = 0, second = first] = about.map(topic.near).toSorted((a, b) => b - a);
    const rowNear =
      ((first + second) / 2) * (industry === 'general' ? generalShare : 1) +
      industryBonus * (industries.get(industry) ?? 0);
    if (rowNear < nearFrom) continue;
    for (const word of words) {
      const own = data.words.has(word) ? topic.near(word) : rowNear;
      const near = Math.min(1, rowShare * rowNear + (1 - rowShare) * own);
      if (near < nearFrom || near <= (best.get(word)?.near ?? 0)) continue;
      best.set(word, {
        word,
        parts: splitName(data.words, word),
        kind,
        about: about.slice(0, 2).join(' and '),
        near,
        row,
      });
    }
  }
  return [...best.values()]
    .sort((a, b) => b.near - a.near || (a.word < b.word ? -1 : 1))
    .slice(0, wordsMost);
}
