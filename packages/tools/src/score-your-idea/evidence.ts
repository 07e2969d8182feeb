import type { Rung } from './ladder.ts';
import { casedRule, count, countIn, gap, isNotDone, money, rule } from './wording.ts';

export interface EvidenceWords {
  readonly rung: Rung;
  readonly quote: string | null;
}

interface EvidenceRule {
  readonly rung: Rung;
  readonly pattern: RegExp;
  /** Fewer than this and the words count as an opinion. */
  readonly atLeast?: number;
  /** Words inside the match that make it no evidence at all. */
  readonly unless?: RegExp;
  /** Words inside the match that make it an opinion. */
  readonly weak?: RegExp;
}

const list = 'wait(?:ing)?[- ]?list';
const paidTo = String.raw`(?!\s(?!us\b|me\b|already|now\b|today|monthly|upfront|for (?:it|this|our|the)\b|and\b|in advance|[$€£₹]|\d|an? (?:month|deposit))\w)(?![^.,;]{0,40}\b(?:to|for) (?!us\b|me\b|it\b|this\b|our\b|the (?:pilot|beta|product|app|service))\w)`;
const talked =
  '(?:interviewed|talked (?:to|with)|spoke (?:to|with)|spoken (?:to|with)|met(?: with)?|visited|shadowed|observed|asked)';
/** "3 hours to get paid" and "10 late payers" are the problem, not the evidence. */
const notPayers =
  /\b(?:hours?|days?|weeks?|months?|minutes?|years?|times|get|gets|getting|late|be|being|to|would|who|that|not)\s/iu;
const close = /\b(?:friends?|family|cousins?|relatives|roommates|classmates|colleagues)\b/iu;

/** From the strongest rung down; inside a rung, the most exact rule first. */
const rules: readonly EvidenceRule[] = [
  {
    rung: 'payment',
    unless: notPayers,
    pattern: rule(
      String.raw`${count}\s${gap(4)}(?:(?:pay|pays|paid|are paying)\s(?:us|me)|prepaid|pre-?ordered)\b(?:\s${money})?`,
    ),
  },
  {
    rung: 'payment',
    unless: notPayers,
    pattern: rule(
      String.raw`${count}\s${gap(4)}(?:pay|pays|paid|are paying)\b${paidTo}(?:\s(?:already|${money}))?`,
    ),
  },
  {
    rung: 'payment',
    pattern: rule(String.raw`(?:${count}|\b(?:have|has|our|first))\s(?:first\s)?paying\s\p{L}+`),
  },
  {
    rung: 'payment',
    pattern: rule(
      String.raw`(?:${count}|\b(?:have|has|got|collected|signed))\s(?:signed\s|paid\s|refundable\s)?(?:letters? of intent|LOIs?|pre-?orders?|paid pilots?)\b`,
    ),
  },
  {
    rung: 'payment',
    pattern: rule(
      String.raw`${count}\s(?:refundable\s|paid\s)?deposits\b|\b(?:paid|left|put down) a deposit\b`,
    ),
  },
  {
    rung: 'payment',
    pattern: rule(
      String.raw`${money}[^.,;\d]{0,12}\b(?:MRR|ARR|monthly recurring revenue)\b|\b(?:we|I|already|have)\s${gap(2)}(?:made|sold|earned|invoiced|billed)\s${gap(3)}${money}`,
    ),
  },
  {
    rung: 'waitlist',
    atLeast: 10,
    pattern: rule(
      String.raw`${count}\s${gap(4)}(?:on|joined|in)\s(?:the\s|our\s|my\s|a\s)?${list}|${list}\s(?:of|has|with)\s${gap(2)}${count}(?:\s\p{L}+)?`,
    ),
  },
  {
    rung: 'waitlist',
    atLeast: 10,
    pattern: rule(String.raw`${count}\s${gap(3)}(?:sign-?ups?|signed up|(?:pre-?)?registered)\b`),
  },
  {
    rung: 'waitlist',
    atLeast: 10,
    pattern: rule(String.raw`${count}\s(?:[\p{L}-]+\s)?(?:users|testers|subscribers|downloads)\b`),
  },
  {
    rung: 'waitlist',
    atLeast: 2,
    pattern: rule(
      String.raw`${count}\s${gap(3)}(?:piloting|pilots?|trialling|trialing|use it|using it|are using|testing it|are testing)\b`,
    ),
  },
  {
    rung: 'interviews',
    atLeast: 5,
    weak: close,
    pattern: rule(String.raw`\b${talked}\s${gap(2)}${count}(?:\s[\p{L}-]+)?(?:\s\p{L}+s\b)?`),
  },
  {
    rung: 'interviews',
    atLeast: 5,
    weak: close,
    pattern: rule(
      String.raw`${count}\s${gap(3)}(?:interviews|conversations|discovery calls|site visits)\b|\b(?:interviews|conversations)\swith\s${gap(2)}${count}(?:\s[\p{L}-]+)?`,
    ),
  },
  {
    rung: 'interviews',
    atLeast: 5,
    weak: close,
    pattern: rule(String.raw`${count}\s${gap(4)}(?:told|showed)\s(?:me|us)\b`),
  },
  {
    rung: 'desk-research',
    pattern: casedRule(String.raw`\b[Aa]ccording to\s(?:the\s)?(?:\p{Lu}[\p{L}\d&]+\s?){1,3}`),
  },
  {
    rung: 'desk-research',
    pattern: casedRule(
      String.raw`\b(?:[Aa]n?|[Tt]he|recent|published|\d{4})\s(?:[A-Z][\p{L}\d]*\s){0,2}(?:study|report|survey)\b|\b(?:census|Google Trends|search volume|Reddit threads?|forum posts)\b|\bdata from (?:the\s)?\p{Lu}\p{L}+`,
    ),
  },
  {
    rung: 'opinion',
    pattern: rule(
      String.raw`\bsurvey(?:ed)?\s${gap(3)}${count}(?:\s\p{L}+)?|${count}\s${gap(2)}(?:survey responses|answered (?:a|our|my) survey)`,
    ),
  },
  {
    rung: 'opinion',
    pattern: rule(
      String.raw`\b${talked}\s(?:my\s|our\s|some\s|a few\s|several\s|many\s|a couple of\s|with\s)?(?!anyone|anybody|a single)[\p{L}-]+(?:\sand\s\p{L}+)?`,
    ),
  },
  {
    rung: 'opinion',
    pattern: rule(
      String.raw`\b(?:friends?|family|everyone|people|colleagues|they|users)\s(?:and\s\p{L}+\s)?(?:(?:all|really|already)\s)?(?:loves?|loved|liked?|said|say|says|told me|thinks?)\b(?:\s\p{L}+){0,2}`,
    ),
  },
  {
    rung: 'opinion',
    pattern: rule(String.raw`\b(?:positive feedback|good feedback|lots of interest)\b`),
  },
];

const denial =
  /(?:\b(?:have not|has not|haven[’']t|not yet|never)\s(?:yet\s|really\s)?(?:talked|spoken|interviewed|asked|tested|validated|shown|launched)[^.,;!?\n]{0,24}|\bno\s(?:evidence|customers|users|interviews|validation|revenue|traction|sales)\b(?:\syet)?|\bjust an idea\b|\b(?:nobody|no one|none of them)\s(?:has\s|have\s)?(?:paid|pays|tried|asked)\b)/iu;

/** The highest rung the text stands on, by things done: plans, wishes and denials do not count. */
export function readEvidence(text: string): EvidenceWords {
  let opinion: string | null = null;
  for (const { rung, pattern, atLeast = 0, unless, weak } of rules) {
    for (const match of text.matchAll(pattern)) {
      const quote = match[0].trim();
      if (isNotDone(text, match.index, quote) || unless?.test(quote)) continue;
      if (/^(?:0|zero)\b/iu.test(quote)) continue;
      if (countIn(quote) >= atLeast && !weak?.test(quote)) return { rung, quote };
      opinion ??= quote;
    }
  }
  if (opinion !== null) return { rung: 'opinion', quote: opinion };
  return { rung: 'none', quote: text.match(denial)?.[0] ?? null };
}
