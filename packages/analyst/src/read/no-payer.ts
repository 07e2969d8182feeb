import type { Candidate, ParsedText } from './party-features.ts';
import type { WordClasses } from './word-classes.ts';

/** What the founder sells, lets, makes or owns, and whom the founder pays: "I rent out boards", "we pay the trainer". */
const ownActs = ['sell', 'pay', 'do', 'have', 'buy'];

/** Whoever is named only as what the founder sells or pays for, or by the name of a place, pays for nothing. */
export function mayPay(
  { mentions, name, features }: Candidate,
  { clauses, phrases, tokens }: ParsedText,
  { factWords }: Pick<WordClasses, 'factWords'>,
  isPlace: (name: string) => boolean,
): boolean {
  if (name !== null || mentions.length === 0) return true;
  if (['does pay', 'pays us', 'sold to', 'paid by'].some((one) => (features[one] ?? 0) > 0)) return true;
  return !mentions.every(({ phrase }) => isOwn(phrase) || isPlaced(phrase));

  function isOwn(phrase: number): boolean {
    const link = clauses.links[phrase];
    if (link === undefined || !link.isVerb || link.preposition !== '') return false;
    const verb = clauses.verbs.find(({ at }) => at === link.governor);
    if (verb === undefined || (verb.pronoun !== 'i' && verb.pronoun !== 'we')) return false;
    const classes = factWords.get(verb.lemma);
    return verb.lemma === 'let' || ownActs.some((one) => classes?.has(one) === true);
  }

  /** "Mexico City". */
  function isPlaced(phrase: number): boolean {
    const { from = 0, head = -1 } = phrases[phrase] ?? {};
    const words = tokens.slice(from, head + 1);
    return (
      words.length > 0 &&
      words.every(({ pos }) => pos === 'PROPN') &&
      isPlace(words.map(({ text }) => text).join(' '))
    );
  }
}
