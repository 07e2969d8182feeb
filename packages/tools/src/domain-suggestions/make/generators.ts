import type { NameStock } from '@slipway/naming';
import type { Style } from '../styles.ts';
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

export interface Making {
  readonly topic: Topic;
  readonly stock: NameStock;
  /** Words with a picture in them that are near the business, nearest first, with what they are about. */
  readonly images: readonly { readonly word: string; readonly theme: string; readonly near: number }[];
  /** All English words that are near the business, nearest first. */
  readonly nearWords: readonly { readonly word: string; readonly near: number }[];
}

const suffixes = [
  'ly',
  'ify',
  'io',
  'a',
  'o',
  'ora',
  'iva',
  'eo',
  'ia',
  'ara',
  'en',
  'el',
  'era',
  'ova',
  'ino',
  'ium',
] as const;
const vowel = /[aeiou]/u;
const overlapLeast = 2;
const blendMost = 10;
/** Few words end in an ending: one that has little to do with the business would be there by chance. */
const endingWordFrom = 0.42;

export const generators: Readonly<Record<Style, (making: Making) => readonly Made[]>> = {
  // Its own word names a whole trade and is nobody's: no register protects it.
  'real-word': ({ topic, images }) =>
    images
      .filter(({ word }) => !topic.cores.includes(word))
      .map(({ word, theme, near }) => ({
        letters: word,
        style: 'real-word',
        parts: [word],
        from: `a word of ${theme}`,
        meaning: near,
      })),
  compound: ({ topic, stock, images }) => [
    ...topic.cores.flatMap((core) => [
      ...stock.behind.map((other) => join('compound', [core, other], topic)),
      ...stock.before.map((other) => join('compound', [other, core], topic)),
    ]),
    ...images
      .slice(0, 16)
      .flatMap(({ word }) => [
        ...stock.behind.map((other) => join('compound', [word, other], topic)),
        ...stock.before.map((other) => join('compound', [other, word], topic)),
      ]),
  ],
  blend: ({ topic, images, nearWords, stock }) => {
    const heads = [...topic.cores, ...images.slice(0, 24).map(({ word }) => word)];
    const tails = [...heads, ...nearWords.slice(0, 240).map(({ word }) => word), ...stock.behind];
    return heads.flatMap((head) => tails.flatMap((tail) => overlap(head, tail, topic)));
  },
  invented: ({ topic, images }) =>
    [...topic.cores, ...images.slice(0, 18).map(({ word }) => word)].flatMap((word) =>
      suffixes.flatMap((suffix) => bend(word, suffix, topic)),
    ),
  phrase: ({ topic }) =>
    topic.acts
      .flatMap(({ act, what }) => [
        { ...join('phrase', [act, ...what], topic), meaning: 1 },
        { ...join('phrase', [act, 'my', ...what.slice(1)], topic), meaning: 0.9 },
        ...topic.cores.slice(0, 4).map((core) => join('phrase', [act, 'the', core], topic)),
      ])
      .concat(
        topic.cores.flatMap((core) =>
          [
            ['hello', core],
            ['ask', core],
            ['my', core],
            ['one', core],
            ['meet', core],
            [core, 'first'],
            [core, 'and', 'co'],
            ['same', 'day', core],
            ['oh', 'my', core],
            ['house', 'of', core],
          ].map((parts) => join('phrase', parts, topic)),
        ),
      ),
  'ending-word': ({ topic, images, nearWords, stock }) => {
    const endings = stock.endings
      .filter(({ ending }) => /^[a-z]{2,4}$/u.test(ending))
      .map(({ ending }) => ending);
    const near = nearWords.filter(({ near }) => near >= endingWordFrom).map(({ word }) => word);
    const words = [...new Set([...topic.cores, ...images.map(({ word }) => word), ...near])];
    return words.flatMap((word) =>
      endings
        .filter((ending) => word.endsWith(ending) && word.length - ending.length >= 2)
        .map((ending) => ({
          letters: word,
          style: 'ending-word' as const,
          parts: [word],
          from: `“${word}” with its ending`,
          meaning: topic.near(word),
          address: `${word.slice(0, -ending.length)}.${ending}`,
        })),
    );
  },
};

const filler = new Set('the my a and co hello ask one first meet same day oh house of'.split(' '));

function join(style: Style, parts: readonly string[], topic: Topic): Made {
  const telling = parts.filter((part) => !filler.has(part));
  const nears = telling.map(topic.near);
  return {
    letters: parts.join(''),
    style,
    parts,
    from: parts.join(' + '),
    // A name is about the business when one of its words is; the other one should not lead away, and a greeting adds nothing.
    meaning:
      (telling.length === 1 ? 0.45 : 1) *
      (0.7 * Math.max(0, ...nears) +
        0.3 * (nears.reduce((sum, near) => sum + near, 0) / Math.max(1, nears.length))),
  };
}

/** "dental" and "talent" share letters: "dentalent". */
function overlap(head: string, tail: string, topic: Topic): readonly Made[] {
  for (let shared = Math.min(head.length, tail.length) - 1; shared >= overlapLeast; shared--) {
    if (head.length + tail.length - shared > blendMost) continue;
    if (!head.endsWith(tail.slice(0, shared)) || head.length - shared < 2 || tail.length - shared < 2)
      continue;
    const letters = head + tail.slice(shared);
    return [
      {
        letters,
        style: 'blend',
        parts: [letters],
        from: `${head} + ${tail}`,
        meaning: (topic.near(head) + topic.near(tail)) / 2,
      },
    ];
  }
  return [];
}

/** The beginning of a word, and an ending as names have it: "molar" becomes "molara". */
function bend(word: string, suffix: string, topic: Topic): readonly Made[] {
  const stem = [/^[^aeiou]*[aeiou]+[^aeiou]+/u, /^[^aeiou]*[aeiou]+[^aeiou]+[aeiou]+[^aeiou]+/u]
    .map((shape) => word.match(shape)?.[0] ?? '')
    .find(({ length }) => length >= 4 && length <= 6);
  if (stem === undefined || (vowel.test(suffix[0] ?? '') && vowel.test(stem.at(-1) ?? ''))) return [];
  const letters = stem + suffix;
  return letters === word
    ? []
    : [
        {
          letters,
          style: 'invented',
          parts: [letters],
          from: `from “${word}”`,
          meaning: topic.near(word) * 0.8,
        },
      ];
}
