/** What a word of a trade is: a part you touch, something done, a place, how it feels, a moment, somebody who works there. */
export const wordKinds = ['part', 'act', 'place', 'feel', 'moment', 'role'] as const;
export type WordKind = (typeof wordKinds)[number];

/** Words with a picture in them, and the plain words that say which business they suit. */
export interface TradeRow {
  /** As in content/knowledge; `general` suits any. */
  readonly industry: string;
  readonly kind: WordKind;
  readonly about: readonly string[];
  readonly words: readonly string[];
}

/** `table`: a file of content/naming/trades, which is named for its industry. */
export function readTradeWords(industry: string, table: string): readonly TradeRow[] {
  return table
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', about = '', words = ''] = line.split('\t');
      const kind = wordKinds.find((one) => one === name);
      if (kind === undefined) throw new Error(`${industry}: “${name}” is no kind of word.`);
      return { industry, kind, about: about.split(' '), words: words.split(' ') };
    });
}
