import { readDoubt } from './doubt.ts';
import { type EvidenceClaim, onlyBearing, readEvidence, withFacts } from './evidence.ts';
import { type Fact, toPrice } from './facts/fact.ts';
import { findSeason } from './facts/find-season.ts';
import { findRivals } from './named-rivals.ts';
import type { OwnLine } from './own-lines/read-own-lines.ts';
import type { Language } from './parse-text.ts';
import type { ParsedText } from './party-features.ts';
import { type Question, readQuestion } from './question.ts';
import type { Price, Slot } from './reading.ts';
import {
  type ReadSentence,
  type SaidSentence,
  type SentenceRole,
  sayRoles,
  sentenceRoles,
} from './sentences.ts';
import { isAside } from './stated.ts';

/** What the founder says of the business besides who, what and where. Null where the text says nothing of it. */
export interface Claims {
  /** What customers did or said. */
  readonly evidence: Slot<EvidenceClaim> | null;
  /** What one costs to make or to do. */
  readonly unitCost: Slot<Price> | null;
  /** Years the founder worked in the field. */
  readonly years: Slot<number> | null;
  /** The sentence about the product, in the founder's words. */
  readonly product: Slot<string> | null;
  /** The sentences on product, customer and problem: for looking the business up; '' where none stands out. */
  readonly about: string;
  /** Companies and products the founder names as rivals. */
  readonly rivals: readonly string[];
  /** What the founder doubts, in the founder's words. */
  readonly worry: Slot<string> | null;
  /** What is asked there, where the founder's own numbers may decide it. */
  readonly question: Question | null;
  /** Sold in a part of the year only, whether or not it says how long that is. */
  readonly isSeasonal: boolean;
  /** Clauses that stand on a sheet as they are. */
  readonly lines: readonly OwnLine[];
  /** Each sentence with what it is about. */
  readonly sentences: readonly SaidSentence[];
  /** Numbers bound to who does what. */
  readonly facts: readonly Fact[];
}

/** Measured on stories nobody tuned on: nine of ten from here on are what they are taken for. */
const sureSentence = 0.85;
const likelySentence = 0.4;

export function readClaims(
  text: string,
  parsed: ParsedText,
  facts: readonly Fact[],
  rungsOf: (sentence: ReadSentence) => readonly number[],
  language: Language,
  isShort: boolean,
  isPlace: (name: string) => boolean,
): Omit<Claims, 'lines'> {
  const [cost] = facts
    .filter(({ kind, sure }) => kind === 'unit-cost' && sure)
    .toSorted((a, z) => z.chance - a.chance);
  const years = facts.find(({ kind, sure }) => kind === 'years' && sure);
  // A line is what it is; only a question in it is asked.
  const worry = isShort && !text.includes('?') ? null : readDoubt(text, parsed);
  const question = readQuestion(worry, parsed, language);
  return {
    // A line names the business: what was done in it needs a number that says so.
    evidence: isShort
      ? withFacts(null, facts)
      : withFacts(readEvidence(parsed, rungsOf), onlyBearing(facts, parsed, rungsOf)),
    unitCost: cost === undefined ? null : factSlot(cost),
    years: years === undefined ? null : { ...factSlot(years), value: years.value, alternatives: [] },
    // A line is all of these at once.
    product: isShort ? null : quoteProduct(text, parsed, facts),
    about: isShort ? '' : aboutOf(text, parsed),
    rivals: isShort ? [] : findRivals(text, parsed, language.sentences.vectors, isPlace),
    worry,
    question,
    isSeasonal: findSeason(parsed).isSeasonal,
    sentences: sayRoles(text, parsed.sentences),
    facts: facts.map((fact) => (isAsked(fact, question, worry) ? { ...fact, sure: true } : fact)),
  };
}

/** "Can I quit my job at 2,400 a month?": the sum in such a question is what is needed, where it looks like that at all. */
const isAsked = ({ kind, number }: Fact, question: Question | null, worry: Slot<string> | null): boolean =>
  kind === 'goal' &&
  (question?.kind === 'quit' || question?.kind === 'live') &&
  worry?.words.some(({ from, to }) => number.from >= from && number.to <= to) === true;

export function factSlot(fact: Fact): Slot<Price> {
  return {
    value: toPrice(fact),
    words: [fact.number],
    sure: fact.sure,
    chance: fact.chance,
    alternatives: [],
  };
}

/** What it is; where nothing is made yet, what it is to be: "I want a bot that rings the waiting list". */
const quoteProduct = (text: string, parsed: ParsedText, facts: readonly Fact[]): Slot<string> | null =>
  quoteBest(['product'], text, parsed, facts) ?? quoteBest(['product', 'plan'], text, parsed, facts);

function quoteBest(
  of: readonly SentenceRole[],
  text: string,
  parsed: ParsedText,
  facts: readonly Fact[],
): Slot<string> | null {
  const sentences = parsed.sentences.filter((one) => !isAside(one, parsed, facts));
  const places = of.map((role) => sentenceRoles.indexOf(role));
  const chanceOf = ({ roles }: ReadSentence): number =>
    places.reduce((sum, place) => sum + (roles[place] ?? 0), 0);
  const [best] = sentences.toSorted((a, z) => chanceOf(z) - chanceOf(a) || a.from - z.from);
  if (best === undefined || chanceOf(best) < likelySentence) return null;
  const { from, to } = best;
  return {
    value: text.slice(from, to).trim(),
    words: [{ from, to }],
    sure: chanceOf(best) >= sureSentence,
    chance: chanceOf(best),
    alternatives: [],
  };
}

/** Measured on judged rows: with these the right niche stands first most often; what is to be made says it as well as what is. */
const about = (['product', 'plan', 'customer', 'problem'] as const).map((role) =>
  sentenceRoles.indexOf(role),
);
const aboutFrom = 0.5;

function aboutOf(text: string, { sentences }: ParsedText): string {
  return sentences
    .filter(({ roles }) => about.reduce((sum, role) => sum + (roles[role] ?? 0), 0) >= aboutFrom)
    .map(({ from, to }) => text.slice(from, to))
    .join(' ');
}
