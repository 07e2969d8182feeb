import type { NameStock, NamingData } from '@slipway/naming';
import type { TradeWord } from './choose-words.ts';
import type { Made } from './generators.ts';
import type { Topic } from './topic.ts';

const [blendMost, headMost] = [9, 5];
const [restLeast, wholeFrom] = [0.6, 4];
/** A head that says little of the business makes a blend that says nothing. */
const headFrom = 0.3;
/** The second word only colours the first, unless it is of the business too. */
const [headShare, tailShare] = [0.6, 0.4];

/** "Trimmer" is heard as one who trims, not as a swimmer: what is added is more than an ending. */
const bending = /^(?:.{0,2}|.?(?:ers?|ings?|led?))$/u;

interface Tail {
  readonly word: string;
  /** Letters and sounds it may lose: the consonants it begins with. */
  readonly cut: number;
  readonly sounds: readonly string[];
}

/** By the two letters that what is left of it begins with. */
type Tails = ReadonlyMap<string, readonly Tail[]>;

/**
 * A word of the business whole, and most of another that goes on where it ends: "group" and "coupon" make "groupon". The words of one
 * business are too few to meet, so the second may be any word of our lists.
 */
export function blendsOf(
  words: readonly TradeWord[],
  stock: NameStock,
  data: NamingData,
  topic: Pick<Topic, 'isDark' | 'near'>,
): readonly Made[] {
  const own = new Map(words.flatMap(({ word, near, parts }) => (parts.length === 1 ? [[word, near]] : [])));
  const sources = [indexTails([...own.keys()], data), tailsOf(stock, data)];
  return words
    .filter(
      ({ word, parts, kind, near }) =>
        parts.length === 1 && kind !== 'feel' && word.length <= headMost && near >= headFrom,
    )
    .flatMap((head) =>
      meeting(head.word, sources, data)
        .filter(({ tail }) => !topic.isDark(tail))
        .map(({ tail, letters }) => ({
          letters,
          style: 'blend' as const,
          parts: [letters],
          from: `${head.word} + ${tail}`,
          meaning: headShare * head.near + tailShare * (own.get(tail) ?? topic.near(tail)),
        })),
    );
}

const made = new WeakMap<NameStock, Tails>();

function tailsOf(stock: NameStock, data: NamingData): Tails {
  const known = made.get(stock);
  if (known) return known;
  const all = stock.trades.flatMap(({ kind, words }) =>
    kind === 'feel' ? [] : words.filter((word) => !word.includes('-')),
  );
  const found = indexTails([...new Set(all)].sort(), data);
  made.set(stock, found);
  return found;
}

function indexTails(all: readonly string[], { words }: NamingData): Tails {
  const found = new Map<string, Tail[]>();
  for (const word of all) {
    const said = words.of(word)[0];
    const onset = /^[^aeiouy]*/u.exec(word)?.[0].length ?? 0;
    if (!said) continue;
    for (const cut of new Set([0, onset])) {
      const rest = word.slice(cut);
      // What is left of it is most of it.
      if (rest.length < Math.max(4, word.length * restLeast)) continue;
      const sounds = cut === 0 ? said : said.slice(said.findIndex(isVowel));
      const key = rest.slice(0, 2);
      const same = found.get(key) ?? [];
      same.push({ word, cut, sounds });
      found.set(key, same);
    }
  }
  return found;
}

/** What both share is said the same in both, a vowel and a consonant at least. */
function meeting(head: string, sources: readonly Tails[], { words }: NamingData) {
  const said = words.of(head)[0];
  const found = new Map<string, { readonly tail: string; readonly letters: string }>();
  if (!said) return [];
  for (let shared = head.length; shared >= 2; shared--)
    for (const { word, cut, sounds } of sources.flatMap(
      (one) => one.get(head.slice(-shared).slice(0, 2)) ?? [],
    )) {
      // Of three letters nothing is heard unless the second word is whole.
      if (cut > 0 && head.length < wholeFrom) continue;
      const rest = word.slice(cut);
      const letters = head + rest.slice(shared);
      if (word === head || found.has(word) || shared > rest.length - 2 || letters.length > blendMost)
        continue;
      if (!head.endsWith(rest.slice(0, shared)) || bending.test(rest.slice(shared))) continue;
      const isHeard = [2, 3, 4].some((count) => {
        const common = sounds.slice(0, count);
        return said.slice(-count).join() === common.join() && common.some(isVowel);
      });
      if (isHeard) found.set(word, { tail: word, letters });
    }
  return [...found.values()];
}

const isVowel = (sound: string): boolean => /^[AEIOU]/u.test(sound);
