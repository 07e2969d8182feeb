import type { NounPhrase } from './noun-phrases.ts';
import type { Token } from './tokens.ts';

/** A verb with who does it and what it is done to, as far as word order says. Numbers are places in the lists. */
export interface Verb {
  readonly at: number;
  readonly lemma: string;
  /** Phrases that are its subject; several when joined by "and" or "or". */
  readonly subjects: readonly number[];
  /** The pronoun that is its subject, when one is. */
  readonly pronoun: string | null;
  readonly isNegated: boolean;
  /** "are paid": the subject receives. */
  readonly isPassive: boolean;
  /** "would pay", "will pay" */
  readonly modal: string | null;
}

/** How a phrase hangs on what stands before it. */
interface Link {
  /** Preposition before it, '' for an object. */
  readonly preposition: string;
  /** Place of the verb or noun it belongs to, in the tokens; -1 when there is none. */
  readonly governor: number;
  readonly isVerb: boolean;
}

export interface Clauses {
  readonly verbs: readonly Verb[];
  /** By phrase. */
  readonly links: readonly Link[];
  /** By phrase: those it is joined with by "and", "or" or a list, itself among them. */
  readonly joined: readonly (readonly number[])[];
}

const pronouns = new Set([
  'they',
  'he',
  'she',
  'it',
  'we',
  'i',
  'you',
  'nobody',
  'everybody',
  'everyone',
  'people',
]);
const modals = /^(?:would|will|could|might|may|can|should|must|shall|’d|'d|’ll|'ll)$/u;

export function readClauses(tokens: readonly Token[], phrases: readonly NounPhrase[]): Clauses {
  const endsAt = new Map<number, number>();
  const startsAt = new Map<number, number>();
  phrases.forEach(({ head, from, isModifier }, at) => {
    if (isModifier) return;
    endsAt.set(head, at);
    startsAt.set(from, at);
  });
  const joined = joinPhrases(tokens, phrases, endsAt, startsAt);
  const verbs: Verb[] = [];
  tokens.forEach((token, at) => {
    if (token.pos !== 'VERB' && !(token.pos === 'AUX' && tokens[at + 1]?.pos !== 'VERB')) return;
    verbs.push(readVerb(at, tokens, phrases, endsAt, joined, verbs));
  });
  const links = phrases.map((phrase) => readLink(phrase, tokens));
  // What is joined hangs on the same thing as the first of the row.
  const shared = links.map((link, at) => links[joined[at]?.[0] ?? at] ?? link);
  return { verbs, links: shared, joined };
}

function readVerb(
  at: number,
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  endsAt: ReadonlyMap<number, number>,
  joined: Clauses['joined'],
  earlier: readonly Verb[],
): Verb {
  const token = tokens[at];
  const lemma = token?.lemma ?? '';
  let left = at - 1;
  let isNegated = false;
  let isBe = false;
  let isInfinitive = false;
  let modal: string | null = null;
  const inSentence = (place: number): boolean => tokens[place]?.sentence === token?.sentence;
  while (left >= 0 && inSentence(left)) {
    const word = tokens[left];
    if (word === undefined || !/^(?:AUX|ADV|PART)$/u.test(word.pos)) {
      if (
        word === undefined ||
        !/^(?:to|already|not|n't|n’t|never|'d|’d|'ll|’ll|are|is|be)$/u.test(word.lower)
      )
        break;
    }
    if (/^(?:not|n't|n’t|never|cannot)$/u.test(word.lower)) isNegated = true;
    if (word.lemma === 'be') isBe = true;
    if (word.lower === 'to') isInfinitive = true;
    if (modals.test(word.lower)) modal = word.lower;
    left--;
  }
  const bare = {
    at,
    lemma,
    isNegated,
    isPassive: isBe && /(?:ed|en|id|ught|old|nt|ade)$/u.test(token?.lower ?? ''),
    modal,
  };
  // "groups of six pay"
  if (tokens[left]?.pos === 'NUM' && tokens[left - 1]?.lower === 'of') left -= 2;
  const word = tokens[left];
  if (left < 0 || word === undefined || !inSentence(left)) return { ...bare, subjects: [], pronoun: null };
  const before = earlier.at(-1);
  // "want to buy", "turned out to be"
  const isControlled = isInfinitive && word.pos === 'VERB' && before?.at === left;
  if (word.pos === 'CCONJ' || isControlled) {
    const sameSentence = before !== undefined && inSentence(before.at);
    return {
      ...bare,
      subjects: sameSentence ? before.subjects : [],
      pronoun: sameSentence ? before.pronoun : null,
    };
  }
  const relative = /^(?:who|that|which)$/u.test(word.lower)
    ? endsAt.get(tokens[left - 1]?.lower === ',' ? left - 2 : left - 1)
    : undefined;
  if (relative !== undefined) return { ...bare, subjects: joined[relative] ?? [relative], pronoun: null };
  if (pronouns.has(word.lower)) return { ...bare, subjects: [], pronoun: word.lower };
  const nearest = endsAt.get(left);
  if (nearest === undefined) return { ...bare, subjects: [], pronoun: null };
  // In "waits 60 days for the forwarder to pay" the forwarder pays, not the days.
  const first = isInfinitive ? nearest : outermost(nearest, tokens, phrases, endsAt, joined);
  return { ...bare, subjects: joined[first] ?? [first], pronoun: null };
}

/** From "Texas" in "haulers in Texas" to "haulers". */
function outermost(
  phrase: number,
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  endsAt: ReadonlyMap<number, number>,
  joined: Clauses['joined'],
): number {
  let at = phrase;
  for (let steps = 0; steps < 4; steps++) {
    const before = openingOf(joined[at]?.[0] ?? at, phrases) - 1;
    if (tokens[before]?.pos !== 'ADP') return at;
    const outer = endsAt.get(before - 1);
    if (outer === undefined) return at;
    at = outer;
  }
  return at;
}

/** Where a phrase starts with its article and numbers. */
export function openingOf(phrase: number, phrases: readonly NounPhrase[]): number {
  const { from = 0, determiner = '' } = phrases[phrase] ?? {};
  return determiner === '' ? from : Math.max(0, from - determiner.split(' ').length);
}

function readLink(phrase: NounPhrase, tokens: readonly Token[]): Link {
  const count = phrase.determiner === '' ? 0 : phrase.determiner.split(' ').length;
  const start = phrase.from - count;
  const before = tokens[start - 1];
  const own = tokens[phrase.head];
  if (before === undefined || before.sentence !== own?.sentence)
    return { preposition: '', governor: -1, isVerb: false };
  if (before.pos === 'VERB' || before.pos === 'AUX')
    return { preposition: '', governor: start - 1, isVerb: true };
  // "charge them", "give the farmer a slip": the second object hangs on the same verb.
  if (before.pos !== 'ADP' && before.lower !== 'to' && before.lower !== 'per' && before.lower !== 'for')
    return { preposition: '', governor: -1, isVerb: false };
  for (let at = start - 2; at >= 0 && at >= start - 9; at--) {
    const token = tokens[at];
    if (token === undefined || token.sentence !== own?.sentence || /^[;:.!?]$/u.test(token.text)) break;
    if (token.pos === 'VERB') return { preposition: before.lower, governor: at, isVerb: true };
    if (token.pos === 'NOUN' && at === start - 2 && before.lower === 'of')
      return { preposition: 'of', governor: at, isVerb: false };
  }
  const noun = tokens[start - 2];
  return { preposition: before.lower, governor: noun?.pos === 'NOUN' ? start - 2 : -1, isVerb: false };
}

/** "A and B", "A or B"; "A, B and C": a comma joins only where the row ends in a conjunction. */
function joinPhrases(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  endsAt: ReadonlyMap<number, number>,
  startsAt: ReadonlyMap<number, number>,
): readonly (readonly number[])[] {
  const rows = phrases.map((_, at) => [at]);
  const groups: number[][] = rows;
  phrases.forEach((phrase, at) => {
    if (phrase.isModifier) return;
    const opening = openingOf(at, phrases);
    const joint = tokens[opening - 1];
    if (joint === undefined || !/^(?:and|or|&|\/|plus)$/u.test(joint.lower)) return;
    const beforeJoint = tokens[opening - 2]?.text === ',' ? opening - 3 : opening - 2;
    const partner = endsAt.get(beforeJoint);
    if (partner === undefined) return;
    const areNames =
      tokens[phrase.head]?.pos === 'PROPN' && tokens[phrases[partner]?.head ?? -1]?.pos === 'PROPN';
    if (!areNames && opensClause(tokens, phrase.head, openingOf(partner, phrases))) return;
    const row = [partner, at];
    // Walk back over commas.
    for (let first = partner; row.length < 6; ) {
      const comma = openingOf(first, phrases) - 1;
      if (tokens[comma]?.text !== ',') break;
      const previous = endsAt.get(comma - 1);
      if (previous === undefined || !startsAt.has(phrases[previous]?.from ?? -1)) break;
      row.unshift(previous);
      first = previous;
    }
    const whole = [...new Set([...(groups[partner] ?? []), ...row])].sort((a, z) => a - z);
    for (const member of whole) groups[member] = whole;
  });
  return groups;
}

/** In "we guarantee it to the landlord, and the tenant pays" the conjunction joins clauses: the first is no subject, the second is. */
function opensClause(tokens: readonly Token[], head: number, partnerOpening: number): boolean {
  const next = tokens[head + 1];
  const before = tokens[partnerOpening - 1];
  const isSubject = next?.pos === 'VERB' || next?.pos === 'AUX';
  return (
    isSubject &&
    (before?.pos === 'VERB' || before?.pos === 'ADP' || before?.pos === 'NUM' || before?.pos === 'SYM')
  );
}
