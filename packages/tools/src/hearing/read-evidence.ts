import { casedRule, count, countIn, gap, isNotDone, money, rule } from './patterns.ts';

/** What stands behind a claim, from a belief to money that was paid. */
export type Rung = 'none' | 'opinion' | 'desk-research' | 'interviews' | 'waitlist' | 'payment';

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
const paidTo = String.raw`(?!\s(?!us\b|me\b|already|now\b|today|since\b|so far\b|monthly\b|for (?:it|this|our|the)\b|and\b|\p{Sc}|\d)\w)(?![^.,;]{0,40}\b(?:to|for) (?!us\b|me\b|it\b|this\b|our\b|the\b)\w)`;
const talked = '(?:interviewed|(?:talked|spoken?) (?:to|with)|met|visited|asked)';
/** "3 hours to get paid" and "10 late payers" are the problem, not the evidence. */
const notPayers = /\b(?:(?:hour|day|week|month|minute|year)s?|gets?|late|be|to|who|that)\s/iu;
const close = /\b(?:friends?|family|relatives|colleagues)\b/iu;

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
      String.raw`(?:${count}|\b(?:have|got|signed))\s(?:signed\s)?(?:letters? of intent|LOIs?|pre-?orders?|paid pilots?)\b`,
    ),
  },
  {
    rung: 'payment',
    pattern: rule(String.raw`${count}\s(?:paid\s)?deposits\b|\bpaid a deposit\b`),
  },
  {
    rung: 'payment',
    pattern: rule(String.raw`${count}\s${gap(3)}(?:have\s)?signed\s(?:for|with us|an?|the|contracts?)\b`),
  },
  {
    rung: 'payment',
    pattern: rule(
      String.raw`${money}[^.,;\d]{0,12}\b[MA]RR\b|\b(?:we|I|have)\s${gap(1)}(?:made|sold|earned)\s${gap(3)}${money}`,
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
    pattern: rule(
      String.raw`(?<!\b(?:under|over|than|below|above)\s)${count}\s(?:[\p{L}-]+\s)?(?:users|testers|subscribers|downloads)\b`,
    ),
  },
  {
    rung: 'waitlist',
    atLeast: 2,
    pattern: rule(
      String.raw`${count}\s${gap(3)}(?:pilot(?:s|ing)|(?:us(?:e|ing)|try(?:ing)?|test(?:ing)?) it|are (?:using|testing|trying))\b`,
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
      String.raw`${count}\s${gap(3)}(?:interviews|conversations)\b|\binterviews\swith\s${gap(2)}${count}(?:\s[\p{L}-]+)?`,
    ),
  },
  {
    rung: 'interviews',
    atLeast: 5,
    weak: close,
    pattern: rule(
      String.raw`${count}\s${gap(4)}(?:(?:told|showed)\s(?:me|us)|said (?:yes|they (?:would|will|want)))\b`,
    ),
  },
  {
    rung: 'desk-research',
    pattern: casedRule(String.raw`\b[Aa]ccording to\s(?:the\s)?(?:\p{Lu}[\p{L}\d&]+\s?){1,3}`),
  },
  {
    rung: 'desk-research',
    pattern: casedRule(
      String.raw`\b(?:[Aa]|[Tt]he|recent|\d{4})\s(?:[A-Z][\p{L}\d]*\s){0,2}(?:study|report|survey)\b|\b(?:census|Google Trends|search volume|Reddit threads)\b`,
    ),
  },
  {
    rung: 'opinion',
    pattern: rule(String.raw`\bsurvey(?:ed)?\s${gap(3)}${count}(?:\s\p{L}+)?`),
  },
  {
    rung: 'opinion',
    pattern: rule(
      String.raw`\b${talked}\s(?:my\s|some\s|a few\s|many\s)?(?!any|a\s)[\p{L}-]+(?:\sand\s\p{L}+)?`,
    ),
  },
  {
    rung: 'opinion',
    pattern: rule(
      String.raw`\b(?:friends?|everyone|people|they|users)\s(?:(?:all|really)\s)?(?:loved?s?|liked?|sa(?:id|ys?))\b(?:\s\p{L}+)?`,
    ),
  },
];

const denial =
  /\b(?:have not|haven[’']t|not yet|never)\s(?:yet\s)?(?:talked|spoken|interviewed|asked|tested|launched)[^.,;!?\n]{0,24}|\bno\s(?:evidence|customers|users|interviews|revenue|traction)\b(?:\syet)?|\bjust an idea\b|\b(?:nobody|no one)\s(?:has\s)?(?:paid|pays|tried)\b/iu;

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
