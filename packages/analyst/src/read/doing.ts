import type { ParsedText } from './party-features.ts';
import type { Doing, Slot } from './reading.ts';

const empty = new Set([
  'be',
  'have',
  'do',
  'get',
  'make',
  'say',
  'know',
  'want',
  'think',
  'pay',
  'lose',
  'need',
  'go',
  'come',
]);

/**
 * The act and its object: after "we" or "that" ("an app that tracks leaks"), else the first verb with an object, else the
 * first thing named.
 */
export function readDoing({ tokens, phrases, clauses }: ParsedText): Slot<Doing> | null {
  const objects = new Map(
    clauses.links.flatMap(({ preposition, governor, isVerb }, phrase) =>
      isVerb && preposition === '' && phrases[phrase]?.isModifier === false
        ? [[governor, phrase] as const]
        : [],
    ),
  );
  const ranked = clauses.verbs
    .filter(({ at, lemma, isNegated }) => objects.has(at) && !empty.has(lemma) && !isNegated)
    .map((verb) => {
      const before = tokens[verb.at - 1]?.lower ?? '';
      const isOurs =
        verb.pronoun === 'we' ||
        verb.pronoun === 'it' ||
        /^(?:that|which|to|app|tool|bot|agent|software)$/u.test(before);
      return { verb, worth: (isOurs ? 2 : 0) - verb.at / Math.max(20, tokens.length) };
    })
    .sort((a, z) => z.worth - a.worth);
  const described = ranked.slice(0, 3).flatMap(({ verb }) => {
    const phrase = phrases[objects.get(verb.at) ?? -1];
    if (phrase === undefined) return [];
    const [first, last] = [tokens[verb.at], tokens[phrase.head]];
    if (first === undefined || last === undefined) return [];
    return [
      { value: { act: verb.lemma, thing: phrase.words.join(' ') }, span: { from: first.from, to: last.to } },
    ];
  });
  const [best, ...others] = described;
  if (best !== undefined)
    return {
      value: best.value,
      words: [best.span],
      sure: false,
      chance: 0.5,
      alternatives: others.map(({ value }) => value),
    };
  const first = phrases.find(({ isModifier }) => !isModifier);
  const [from, to] = [tokens[first?.from ?? -1], tokens[first?.head ?? -1]];
  if (first === undefined || from === undefined || to === undefined) return null;
  return {
    value: { act: null, thing: first.words.join(' ') },
    words: [{ from: from.from, to: to.to }],
    sure: false,
    chance: 0.3,
    alternatives: [],
  };
}
