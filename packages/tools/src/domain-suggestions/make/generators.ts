import type { NameStock, NamingData, WordKind } from '@slipway/naming';
import type { Style } from '../styles.ts';
import { blendsOf } from './blends.ts';
import type { ChosenWords, TradeWord } from './choose-words.ts';
import { endingWords } from './ending-words.ts';
import { beginAlike, ringsWith } from './ring.ts';
import { saidCompounds } from './said-compounds.ts';
import type { Topic } from './topic.ts';

/** A name as it is made, before it is measured. */
export interface Made {
  readonly letters: string;
  readonly style: Style;
  readonly parts: readonly string[];
  readonly from: string;
  /** How near what it is made of is to the business, 0 to 1. */
  readonly meaning: number;
  /** Of a word with its ending: "fre.sh". */
  readonly address?: string;
}

export interface Making extends ChosenWords {
  readonly topic: Topic;
  readonly stock: NameStock;
  readonly data: NamingData;
  /** The kind that was asked for. */
  readonly asked: Style | undefined;
}

const partMost = 6;
const compoundMost = 10;
/** A word that goes with any business adds little to what the other one says. */
const partnerNear = 0.45;
/** A pair that was put together here is worth less than one the field already says. */
const pairShare = 0.8;
/** A word heard every day is everybody's: "Driver", "Counter". */
const commonMost = 2500;
/** A word that holds one of the trade says a little less than that one. */
const [saidShare, saidFrom, saidMost] = [0.75, 0.5, 2];

export const generators: Readonly<Record<Style, (making: Making) => readonly Made[]>> = {
  // Its own word names a whole trade and is nobody's: no register protects it.
  'real-word': ({ topic, words, data }) =>
    words
      .filter(
        ({ word, kind, parts }) =>
          kind !== 'feel' &&
          parts.length === 1 &&
          !topic.cores.includes(word) &&
          data.words.rank(word) > commonMost,
      )
      .map(({ word, about, near }) => ({
        letters: word,
        style: 'real-word',
        parts: [word],
        from: `a word of ${about}`,
        meaning: near,
      })),
  compound: ({ topic, words, stock, data, asked }) => {
    const of = shortOnes(words);
    const things = of('part').filter(({ word, row }) => row < 0 || isOneSyllable(word, data));
    return [
      ...words.filter(({ parts }) => parts.length === 2 && !isPhrase(parts)).map(ready('compound')),
      ...alreadySaid(words, data, topic.isDark),
      ...pairs('compound', of('feel'), things, data),
      // Joined with what goes with any word are only the founder's own, and others where pairs are wanted: else it is glue.
      ...things
        .filter(({ row }) => row < 0 || asked === 'compound')
        .flatMap((thing) =>
          [
            ...stock.behind.map((other) => [thing.word, other] as const),
            ...stock.before.map((other) => [other, thing.word] as const),
          ]
            .filter(([head, tail]) => topic.must.includes(thing.word) || ringsWith(head, tail, data))
            .map((parts) => joined('compound', parts, thing.near, partnerNear)),
        ),
    ].filter(({ letters, parts }) => letters.length <= compoundMost && isSmooth(parts));
  },
  blend: ({ topic, words, stock, data }) => blendsOf(words, stock, data, topic),
  invented: ({ words, data }) =>
    words
      .filter(({ kind, parts }) => kind === 'part' && parts.length === 1)
      .flatMap(({ word, near }) =>
        inventedFrom(word, near).filter(({ letters }) => !begins(letters, word, data)),
      ),
  phrase: ({ topic, words, data }) => {
    const of = shortOnes(words);
    return [
      ...topic.acts.map(({ act, what }) =>
        joined('phrase', [act, ...what], topic.near(act), topic.near(what.at(-1) ?? '')),
      ),
      ...words.filter(({ parts }) => isPhrase(parts)).map(ready('phrase')),
      ...of('part', 'place', 'role').flatMap((one) =>
        of('part', 'place', 'role')
          .filter(
            ({ word, industry }) =>
              industry === one.industry && one.word < word && beginAlike(one.word, word, data),
          )
          .map((other) => joined('phrase', bySound(one.word, other.word), one.near, other.near)),
      ),
      ...pairs('phrase', of('feel'), of('role', 'place'), data),
    ];
  },
  'ending-word': ({ topic, words, stock }) =>
    endingWords(words, topic, stock).map(({ word, near, address }) => ({
      letters: word,
      style: 'ending-word',
      parts: [word],
      from: `“${word}” with its ending`,
      meaning: near,
      address,
    })),
};

/** Two words of one field that ring together: what another field calls "deep" may mean nothing here. */
function pairs(
  style: Style,
  heads: readonly TradeWord[],
  tails: readonly TradeWord[],
  data: NamingData,
): readonly Made[] {
  return tails.flatMap((tail) =>
    heads
      .filter(({ industry, word }) => industry === tail.industry && ringsWith(word, tail.word, data))
      .map((head) => joined(style, [head.word, tail.word], head.near, tail.near)),
  );
}

/** "Flywheel" and "Unveil": a word of the trade inside one that everybody knows. */
function alreadySaid(
  words: readonly TradeWord[],
  data: NamingData,
  isDark: Topic['isDark'],
): readonly Made[] {
  const compounds = saidCompounds(data);
  return words
    .filter(({ kind, parts, near }) => kind !== 'feel' && parts.length === 1 && near >= saidFrom)
    .flatMap(({ word, near }) =>
      (compounds.get(word) ?? [])
        .filter((one) => data.words.rank(one.word) > commonMost && !isDark(one.word))
        .slice(0, saidMost)
        .map((one) => ({ ...joined('compound', one.parts, near), meaning: near * saidShare })),
    );
}

const shortOnes =
  (words: readonly TradeWord[]) =>
  (...kinds: readonly WordKind[]): readonly TradeWord[] =>
    words.filter(
      ({ word, parts, kind }) => parts.length === 1 && word.length <= partMost && kinds.includes(kind),
    );

const ready =
  (style: Style) =>
  ({ parts, near }: TradeWord): Made => ({ ...joined(style, parts, near), meaning: near });

const counting = new Set(
  'first second last next old new good same open one two both early late full low high our day golden little extra'.split(
    ' ',
  ),
);
/** "old friend" is said as two words, "windchest" as one. */
const isPhrase = ([head = '', ...rest]: readonly string[]): boolean =>
  rest.length === 1 && counting.has(head);

const isOneSyllable = (word: string, { words }: NamingData): boolean =>
  words.of(word)[0]?.filter(isVowel).length === 1;

function joined(style: Style, parts: readonly string[], near: number, other = near): Made {
  return {
    letters: parts.join(''),
    style,
    parts,
    from: parts.join(' + '),
    // A name is about the business when one of its words is; the other one should not lead away.
    meaning: pairShare * (0.6 * Math.max(near, other) + 0.4 * Math.min(near, other)),
  };
}

/** No letter twice where they meet, no vowel before a vowel: "pipeend", "ovenend", "toeopen". */
const isSmooth = ([head = '', tail = '']: readonly string[]): boolean =>
  head.at(-1) !== tail[0] && !(/[aeiou]$/u.test(head) && /^[aeiou]/u.test(tail));

/** "Reed and Rank": the shorter word first reads better, and equal ones by alphabet. */
const bySound = (a: string, b: string): readonly string[] =>
  a.length <= b.length ? [a, 'and', b] : [b, 'and', a];

const isVowel = (sound: string): boolean => /^[AEIOU]/u.test(sound);

const [seenLeast, seenRank] = [4, 20_000];

/** "Buttera" from "button" begins with butter, "Skillera" from "skillet" with skill: read so, it is about something else. */
function begins(letters: string, source: string, { words }: NamingData): boolean {
  for (let length = seenLeast; length < letters.length; length++) {
    const seen = letters.slice(0, length);
    if (seen !== source && words.has(seen) && words.rank(seen) <= seenRank) return true;
  }
  return false;
}

const suffixes = ['ora', 'era', 'eon', 'ivo', 'ello', 'ola', 'ara', 'ia', 'ana'] as const;

/** The trade's own root and an ending that names have: "molar" becomes "molora". */
function inventedFrom(word: string, near: number): readonly Made[] {
  const root = word.match(/^[^aeiou]*[aeiou]+[^aeiou]+(?:[aeiou][^aeiou])?/u)?.[0] ?? '';
  const stem = [word.replace(/[aeiou]?[^aeiou]*$/u, ''), root, word].find(
    (one) => one.length >= 3 && one.length <= 5 && /[aeiou][bcdfglmnprstv]{1,2}$/u.test(one),
  );
  if (stem === undefined) return [];
  return suffixes.map((suffix) => ({
    letters: stem + suffix,
    style: 'invented' as const,
    parts: [stem + suffix],
    from: `from “${word}”`,
    meaning: near * 0.8,
  }));
}
