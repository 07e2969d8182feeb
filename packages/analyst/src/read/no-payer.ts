import type { Fact, FactKind } from './facts/fact.ts';
import type { Candidate, ParsedText } from './party-features.ts';
import type { WordClasses } from './word-classes.ts';
import { isPlural } from './word-forms.ts';

/** What the founder sells, lets, makes or owns, and whom the founder pays: "I rent out boards", "we pay the trainer". */
const ownActs = ['sell', 'pay', 'buy'];
const ownVerbs = /^(?:make|produce|build|let|run|own|grow)$/u;

const ofOthers: ReadonlySet<FactKind> = new Set(['own-cost', 'unit-cost', 'considered', 'rival-price']);

/** Whoever is named only as what the founder sells or pays for, or by the name of a place, pays for nothing. */
export function mayPay(
  { mentions, name, features }: Candidate,
  { clauses, phrases, tokens }: ParsedText,
  { factWords }: Pick<WordClasses, 'factWords'>,
  facts: readonly Fact[],
  isPlace: (name: string) => boolean,
): boolean {
  if (name !== null || mentions.length === 0) return true;
  if (['pays us', 'sold to', 'billed to', 'paid by'].some((one) => (features[one] ?? 0) > 0)) return true;
  if (mentions.some(({ phrase }) => isGivenFree(phrase))) return false;
  return !mentions.every(({ phrase }) => isOwn(phrase) || isPlaced(phrase) || isSpent(phrase));

  /** "Free for households", "free rides for patients", "the bakers pay nothing". */
  function isGivenFree(phrase: number): boolean {
    const { from = 0, head = -1 } = phrases[phrase] ?? {};
    const said = (start: number, end: number): string =>
      tokens
        .slice(Math.max(0, start), end)
        .map(({ lower }) => lower)
        .join(' ');
    const before = said(from - 5, from);
    if (/\b(?:free|no charge|no cost) (?:for|to)(?: (?:the|all|every|our))?$/u.test(before)) return true;
    // "Free rides for patients", where the text opens with it.
    if (from <= 5 && /^free (?:\p{L}+ ){1,3}(?:for|to)$/u.test(said(0, from))) return true;
    return /^(?:pay|pays) (?:nothing|no \w+)\b/u.test(said(head + 1, head + 4));
  }

  function isOwn(phrase: number): boolean {
    const link = clauses.links[phrase];
    // "A board pays for itself."
    if (
      clauses.verbs.some(
        ({ at, lemma, subjects }) => lemma === 'pay' && subjects.includes(phrase) && isItself(at),
      )
    )
      return true;
    // "Wages for two helpers"
    const governor = link === undefined || link.isVerb ? undefined : tokens[link.governor];
    if (governor !== undefined && factWords.get(governor.lemma)?.has('overhead') === true) return true;
    if (link === undefined || !link.isVerb || !/^(?:out|on)?$/u.test(link.preposition)) return false;
    const verb = clauses.verbs.find(({ at }) => at === link.governor);
    if (verb === undefined || (verb.pronoun !== 'i' && verb.pronoun !== 'we')) return false;
    // "Should I take on a fourth barber?"
    if (link.preposition === 'on') return verb.lemma === 'take';
    const classes = factWords.get(verb.lemma);
    return ownVerbs.test(verb.lemma) || ownActs.some((one) => classes?.has(one) === true);
  }

  /** Named where the text says what the founder spends, or what a rival asks. */
  function isSpent(phrase: number): boolean {
    const { from = -1, to = -1 } = tokens[phrases[phrase]?.head ?? -1] ?? {};
    return facts.some(
      ({ kind, sure, words }) => sure && ofOthers.has(kind) && words.from <= from && to <= words.to,
    );
  }

  function isItself(verb: number): boolean {
    return tokens.slice(verb + 1, verb + 4).some(({ lower }) => /^(?:itself|themselves|back)$/u.test(lower));
  }

  /** "Mexico City"; "in Manila ride home", where the tagger joins the place and what follows. */
  function isPlaced(phrase: number): boolean {
    const { from = 0, head = -1 } = phrases[phrase] ?? {};
    const words = tokens.slice(from, head + 1);
    const isName = (some: typeof words): boolean =>
      some.every(({ text, lower }) => text.charAt(0) !== lower.charAt(0)) &&
      isPlace(some.map(({ text }) => text).join(' '));
    if (words.length === 0) return false;
    const isIn = clauses.links[phrase]?.preposition === 'in' && !isPlural(tokens[head]?.lower ?? '');
    return isName(words) || (isIn && isName(words.slice(0, 1)));
  }
}
