import { stem } from '../../text/words.ts';
import type { Verb } from '../clauses.ts';
import type { ParsedText } from '../party-features.ts';
import { singular } from '../word-forms.ts';
import type { ClauseSpan } from './split-clauses.ts';

/** Who a clause is about: the founder, whoever is spoken to, somebody named, the product or another thing, or nobody. */
type Subject = 'founder' | 'you' | 'they' | 'it' | 'own' | 'party' | 'name' | 'thing' | 'none';

/** A number with the clause it stands in: who does what, and to whom. */
interface Bound {
  readonly subject: Subject;
  /** Phrase that is the subject; null where it is a pronoun or missing. */
  readonly phrase: number | null;
  readonly verb: Verb | null;
  /** Of the verb: content/language/fact-words.tsv. */
  readonly classes: readonly string[];
  /** The number counts who acts, or follows the verb. */
  readonly side: 'subject' | 'object';
  /** The number counts the subject itself: "63 boat owners bought it", "12 paid". */
  readonly isSubject: boolean;
  /** The clause speaks of what one costs to make, or of what the business costs to run: "materials are about £45", "rent is 900". */
  readonly isExpense: boolean;
  readonly isOverhead: boolean;
  /** The subject is a thing already known: "the van", "our oven". */
  readonly isDefinite: boolean;
  /** It can be done, or cannot. */
  readonly isAble: boolean;
  /** Whom it is done to: "costs us", "charge them". */
  readonly to: 'us' | 'them' | null;
  readonly clause: ClauseSpan;
}

export type FactWords = ReadonlyMap<string, ReadonlySet<string>>;

/** The verb before the number within its clause; for what stands before every verb, the first one. */
export function bindNumber(
  { at, end }: { readonly at: number; readonly end: number },
  parsed: ParsedText,
  factWords: FactWords,
): Bound | null {
  const clause = parsed.spans.find(({ last }) => last >= at);
  if (clause === undefined) return null;
  const own = parsed.clauses.verbs.filter((verb) => verb.at >= clause.first && verb.at <= clause.last);
  const before =
    own.findLast((verb) => verb.at < at && isMain(verb, parsed)) ?? own.findLast((verb) => verb.at < at);
  const verb = before ?? own.find((one) => one.at > end) ?? null;
  const to = verb === null ? null : receiver(verb, parsed);
  const doer = verb === null ? null : (withSubject(verb, parsed) ?? verb);
  const [first = null] = doer?.subjects ?? [];
  // "My director and two homes": of several who act, those that are counted.
  const phrase = doer?.subjects.find((one) => parsed.phrases[one]?.head === end) ?? first;
  // "Six haulers use it and pay us": who is counted does both.
  const acts = verb === null ? [] : before === undefined ? sharing(verb, phrase, parsed) : [verb];
  const names = (kind: string): boolean =>
    parsed.tokens
      .slice(clause.first, Math.min(at, verb?.at ?? at))
      .some(({ lower, pos }) => pos !== 'VERB' && factWords.get(singular(lower))?.has(kind) === true);
  return {
    subject: subjectOf(doer, phrase, parsed),
    phrase,
    verb,
    classes: [...new Set(acts.flatMap(({ lemma }) => [...(factWords.get(lemma) ?? [])]))],
    side: before === undefined ? 'subject' : 'object',
    isDefinite: /\b(?:the|this|that|my|our|both)\b/u.test(parsed.phrases[phrase ?? -1]?.determiner ?? ''),
    isAble: verb !== null && (able.test(verb.lemma) || isAbleAt(verb.at, parsed)),
    isSubject:
      verb !== null &&
      before === undefined &&
      (verb.subjects.some((one) => parsed.phrases[one]?.head === end) || isBeside(end, verb.at, parsed)),
    isExpense: names('expense'),
    isOverhead: names('overhead'),
    to,
    clause,
  };
}

/** "The mill is an old one, does 120 kg an hour": without a subject of its own behind a comma, the verb before says who. */
function withSubject(verb: Verb, { clauses, tokens }: ParsedText): Verb | undefined {
  if (verb.subjects.length > 0 || verb.pronoun !== null || tokens[verb.at - 1]?.text !== ',')
    return undefined;
  return clauses.verbs.findLast(
    ({ at, subjects }) =>
      at < verb.at && subjects.length > 0 && tokens[at]?.sentence === tokens[verb.at]?.sentence,
  );
}

/** In "showed a drawing to 16 people" nobody draws. */
function isMain({ at }: Verb, { tokens }: ParsedText): boolean {
  return !/ing$/u.test(tokens[at]?.lower ?? '') || tokens[at - 1]?.pos === 'AUX';
}

/** The verb, and those that go on with its subject. */
function sharing(verb: Verb, phrase: number | null, { clauses, tokens }: ParsedText): readonly Verb[] {
  const goesOn = (other: Verb): boolean =>
    phrase !== null &&
    other.subjects[0] === phrase &&
    !other.isNegated &&
    other.modal === null &&
    tokens[other.at]?.sentence === tokens[verb.at]?.sentence;
  return [verb, ...clauses.verbs.filter((other) => other !== verb && goesOn(other))];
}

/** Nothing but auxiliaries and adverbs between: "12 have already paid", "three of them wrote". */
function isBeside(end: number, verb: number, { tokens }: ParsedText): boolean {
  const isOfThem = tokens[end + 1]?.lower === 'of' && ofThem.test(tokens[end + 2]?.lower ?? '');
  return tokens.slice(end + (isOfThem ? 3 : 1), verb).every(({ pos }) => pos === 'AUX' || pos === 'ADV');
}

const ofThem = /^(?:them|these|those|whom|us)$/u;

/** "can do", "can only fit", "can't take": the tagger parts "ca" from "n't". */
function isAbleAt(at: number, { tokens }: ParsedText): boolean {
  return tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ lower, sentence }) => able.test(lower) && sentence === tokens[at]?.sentence);
}

const able = /^(?:can|could|ca|cannot)$/u;
const us = /^(?:us|me)$/u;
const them = /^(?:them|you|him|her)$/u;

function receiver({ at }: Verb, { tokens, mentions, phrases }: ParsedText): Bound['to'] {
  const next = tokens[at + 1]?.lower ?? '';
  if (us.test(next)) return 'us';
  if (them.test(next)) return 'them';
  const isParty = mentions.some(({ phrase, party }) => {
    const { from = -1, determiner = '' } = phrases[phrase] ?? {};
    const opening = from - (determiner === '' ? 0 : determiner.split(' ').length);
    return party.share >= 0.5 && opening === at + 1;
  });
  return isParty ? 'them' : null;
}

function subjectOf(verb: Verb | null, phrase: number | null, parsed: ParsedText): Subject {
  if (verb === null) return 'none';
  if (verb.pronoun === 'i' || verb.pronoun === 'we') return 'founder';
  if (verb.pronoun === 'you') return 'you';
  if (verb.pronoun === 'it') return 'it';
  if (verb.pronoun !== null) return 'they';
  const found = parsed.phrases[phrase ?? -1];
  if (found === undefined) return 'none';
  if (/\b(?:my|our)\b/u.test(found.determiner)) return 'own';
  const mention = parsed.mentions.find((one) => one.phrase === phrase);
  if ((mention?.party.share ?? 0) >= 0.5) return 'party';
  return parsed.tokens[found.head]?.pos === 'PROPN' ? 'name' : 'thing';
}

/** Classes that the rules alone know: `scripts/fit-sentences.ts` has not seen them. */
const notLearnt: ReadonlySet<string> = new Set(['say', 'wish', 'finish', 'keep', 'gather', 'receive']);

/** What the clause says of the number, as signs to learn from. */
export function boundSigns(
  bound: Bound | null,
  kind: string,
  { tokens, phrases }: ParsedText,
): readonly string[] {
  if (bound === null) return [];
  const { subject, phrase, verb, classes, side, to } = bound;
  const known = classes.filter((one) => !notLearnt.has(one));
  const acts = known.length > 0 ? known : [verb === null ? 'none' : verb.lemma === 'be' ? 'be' : 'other'];
  const head = tokens[phrases[phrase ?? -1]?.head ?? -1]?.lower;
  return [
    `=${kind} ${side} ${subject}`,
    ...(bound.isExpense ? [`=${kind} expense`, ...acts.map((act) => `=expense ${act}`)] : []),
    ...acts.flatMap((act) => [`=${kind} ${side} ${act}`, `=${kind} ${subject} ${act}`]),
    ...(to === null ? [] : [`=${kind} to ${to}`, ...acts.map((act) => `=${act} ${to}`)]),
    ...(head === undefined || side === 'subject' ? [] : [`=${kind} of ${stem(head)}`]),
    ...(verb?.isPassive === true ? acts.map((act) => `=${kind} is ${act}`) : []),
    ...(verb?.modal === 'can' || verb?.modal === 'could' ? [`=${kind} can ${verb.isNegated}`] : []),
  ];
}
