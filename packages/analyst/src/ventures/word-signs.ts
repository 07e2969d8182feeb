import { alike, cover, mostAlike, shareHeld, type Weighed } from './cover.ts';

/** The words of one business: what it is called, how founders put it, who pays, other words for it, and all of them. */
interface VentureWords {
  readonly name: readonly Weighed[];
  readonly said: readonly (readonly Weighed[])[];
  readonly pays: readonly Weighed[];
  readonly also: readonly Weighed[];
  readonly wide: readonly Weighed[];
}

/**
 * How the words of an idea and those of a business meet: each field by itself, how many of its words each word is like, and how much
 * is left once the word that carries most is taken away. "Making hockey sticks" and a skate shop share "hockey" and nothing else.
 */
export function wordSigns(
  text: readonly Weighed[],
  stated: readonly Weighed[],
  { name, said, pays, also, wide }: VentureWords,
): readonly number[] {
  const [first = [], ...others] = said;
  const held = mostAlike(stated, wide);
  return [
    shareHeld(stated, held),
    cover(text, wide),
    ...[name, first, others.flat(), pays, also].flatMap((field) => [
      cover(stated, field),
      cover(field, text),
    ]),
    ...levels.map((level) => countLike(stated, wide, level)),
    ...withoutBest(text, stated, wide, held),
  ];
}

/** From the same word to one of the same field; the width of each, as the square of a spread. */
const levels = [
  { at: 1, width: 0.001 },
  ...[0.85, 0.7, 0.55, 0.4, 0.25].map((at) => ({ at, width: 0.0075 })),
] as const;

/** How many words are about so much like each word, the more the less each one adds. */
function countLike(
  words: readonly Weighed[],
  others: readonly Weighed[],
  { at, width }: (typeof levels)[number],
): number {
  const counts = words.map((word) =>
    Math.log1p(
      others.reduce((sum, other) => sum + Math.exp(-((alike(word, other) - at) ** 2) / (2 * width)), 0),
    ),
  );
  return shareHeld(words, counts);
}

/** Words that are so much like the best one go with it. */
const goesWithBest = 0.6;
const leastLetters = 3;

function withoutBest(
  text: readonly Weighed[],
  stated: readonly Weighed[],
  wide: readonly Weighed[],
  held: readonly number[],
): readonly number[] {
  const carried = stated.map(({ weight }, at) => weight * (held[at] ?? 0));
  const most = Math.max(0, ...carried);
  const best = stated[carried.indexOf(most)];
  const sum = carried.reduce((all, one) => all + one, 0);
  const left = stated.reduce((all, { weight }) => all + weight, 0) - (best?.weight ?? 0);
  const unlike = Math.max(0, ...stated.map(({ weight }, at) => weight * (1 - (held[at] ?? 0))));
  const rest = best === undefined ? [] : wide.filter((word) => alike(word, best) < goesWithBest);
  const isOther = ({ stem }: Weighed): boolean => stem !== best?.stem;
  const hasRest = stated.length > 1;
  return [
    most / (sum + tiny),
    unlike,
    (sum - most) / (left + leastLeft),
    hasRest ? nearTogether(stated.filter(isOther), rest) : 0,
    hasRest ? nearTogether(text.filter(isOther), rest) : 0,
  ];
}

const tiny = 1e-6;
const leastLeft = 0.05;

/** How near two lists of words are by what they mean together. */
function nearTogether(words: readonly Weighed[], others: readonly Weighed[]): number {
  const [one, other] = [sumOf(words), sumOf(others)];
  let [product, ones, all] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    const [a, z] = [one[at] ?? 0, other[at] ?? 0];
    product += a * z;
    ones += a * a;
    all += z * z;
  }
  return product / (Math.sqrt(ones * all) || 1);
}

function sumOf(words: readonly Weighed[]): Float64Array {
  const vectors = words.flatMap(({ vector, stem }) =>
    vector === null || stem.length < leastLetters ? [] : [vector],
  );
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  return sum;
}
