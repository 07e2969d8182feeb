import type { NameStock } from '@slipway/naming';
import type { TradeWord } from './choose-words.ts';
import type { Topic } from './topic.ts';

interface EndingWord {
  readonly word: string;
  readonly near: number;
  /** "fre.sh" */
  readonly address: string;
}

const tradeFrom = 0.4;
/** So many of the field's own are enough; else the nearest of those that suit any business follow. */
const [ownEnough, othersMost] = [3, 3];
/** Chosen for no field: one that means the same is worth less than the field's own. */
const otherShare = 0.8;
const stemLeast = 3;

/** Words that end as an address may: those of the field, then others that mean something near. */
export function endingWords(
  words: readonly TradeWord[],
  topic: Topic,
  stock: NameStock,
): readonly EndingWord[] {
  const endings = stock.endings.map(({ ending }) => ending).filter((one) => /^[a-z]{2,4}$/u.test(one));
  const split = (word: string, near: number): readonly EndingWord[] =>
    endings
      .filter((ending) => word.endsWith(ending) && word.length - ending.length >= stemLeast)
      .map((ending) => ({ word, near, address: `${word.slice(0, -ending.length)}.${ending}` }));
  const own = words
    .filter(({ near, parts }) => near >= tradeFrom && parts.length === 1)
    .flatMap(({ word, near }) => split(word, near));
  if (own.length >= ownEnough) return own;
  const others = stock.ending
    .filter((word) => own.every((one) => one.word !== word))
    .flatMap((word) => split(word, otherShare * topic.near(word)))
    .sort((a, b) => b.near - a.near || (a.word < b.word ? -1 : 1))
    .slice(0, othersMost);
  return [...own, ...others];
}
