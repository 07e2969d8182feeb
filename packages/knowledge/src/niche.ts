import type { Confidence } from '@slipway/core';

/**
 * What somebody of the trade would say, as pieces that rules put into sentences. The forms are part of the type, and the
 * reader of the tables refuses any other:
 * - a *clause* stands alone and after a colon: small first letter unless a name, a verb in the present or past, no full stop;
 * - *people* are a plural noun phrase without an article: "practice owners";
 * - a *thing* is a noun phrase that can follow a verb: "the schedule", "recall lists".
 * None holds a digit: figures live in facts, prices and economics.
 */
type Clause = string;
type People = string;
type Thing = string;

/** Where a rule holds: ISO country code, `EU`, or `global`. */
export interface LocalRule {
  readonly region: string;
  /** As the trade calls it: "TCPA", "MTD for Income Tax". */
  readonly name: string;
  readonly says: Clause;
}

export interface Incumbent {
  /** Where alone it matters: a country code or `EU`; null where it is met everywhere. */
  readonly region: string | null;
  readonly name: string;
  /** A thing it sells or is known for. */
  readonly sells: Thing;
  /** How it charges, indicative: "per location a month". */
  readonly pricing: string;
  /** What it does and for whom, as a founder would put the same job: "files duty returns for small breweries". */
  readonly does: Clause;
}

export interface IntegratedSystem {
  /** As with incumbents. */
  readonly region: string | null;
  readonly name: string;
  /** What it does, after its name: "holds the schedule and decides who may write to it". */
  readonly does: string;
}

export interface Channel {
  /** As with incumbents. */
  readonly region: string | null;
  readonly through: Thing;
  readonly because: Clause;
}

/**
 * Whose figure it is: of somebody who sells to these buyers, or of such a business itself. A founder who opens a salon must
 * not be shown what salon software costs as the price of a haircut.
 */
export type Whose = 'to-them' | 'theirs';

/** What is paid per: the noun of a price. */
export interface PriceAnchor {
  readonly what: Thing;
  readonly low: number;
  readonly high: number;
  readonly currency: string;
  /** "location a month", "student a year", "order", "hour". */
  readonly per: string;
  readonly whose: Whose;
}

export interface NicheEconomics {
  /** Shares of revenue, low and high. */
  readonly grossMargin: readonly [number, number];
  /** Share of customers lost a month. */
  readonly churnMonthly: readonly [number, number];
  /** What it costs to win one customer. */
  readonly cac: readonly [number, number];
  readonly cacCurrency: string;
  readonly whose: Whose;
}

/** What has changed in this business of late. */
export interface Change {
  /** As with incumbents. */
  readonly region: string | null;
  /** Whether it opens room for a new company or closes it. */
  readonly effect: 'good' | 'bad' | 'mixed';
  readonly says: Clause;
}

/** The trade seen from behind its own counter. */
export interface Running {
  /** Whom the business serves: "households and short-let hosts". */
  readonly guests: People;
  /** Why they choose one over the other. */
  readonly chosen: Clause;
  /** What eats the margin. */
  readonly eaten: Clause;
}

/** One job in one trade. Everything here is general knowledge of the field, and says so where it is shown. */
export interface Niche {
  /** `dental-clinic-software/recall`. */
  readonly id: string;
  readonly vertical: string;
  /** "dental recall and short-notice gaps". */
  readonly name: Thing;
  /** In two to four words, after "in": "craft breweries". */
  readonly short: Thing;
  /** What founders write when they mean it, lower case. */
  readonly words: readonly string[];
  /** After "to": "keep the chairs filled when patients cancel late". */
  readonly job: string;
  /** Who signs, and who works with it. */
  readonly buyer: People;
  readonly user: People;
  /** For whoever runs such a business rather than sells to it; null where nobody does. */
  readonly running: Running | null;
  readonly incumbents: readonly Incumbent[];
  readonly systems: readonly IntegratedSystem[];
  /** How the job is done today, and what that costs them. */
  readonly today: Clause;
  readonly cost: Clause;
  readonly pains: readonly Clause[];
  readonly channels: readonly Channel[];
  readonly cycle: { readonly weeks: readonly [number, number]; readonly says: Clause };
  readonly prices: readonly PriceAnchor[];
  readonly rules: readonly LocalRule[];
  readonly season: Clause | null;
  /** Jobs next door. */
  readonly next: readonly Thing[];
  /** Why startups here have failed. */
  readonly failures: readonly Clause[];
  readonly changes: readonly Change[];
  readonly economics: NicheEconomics;
  /** What a founder does about a line above, by its words. */
  readonly moves: Readonly<Record<string, string>>;
  /** The three an expert would ask first. */
  readonly questions: readonly string[];
  readonly confidence: Confidence;
}

export type FieldFactKind =
  | 'count'
  | 'spend'
  | 'price'
  | 'fee'
  | 'wage'
  | 'share'
  /** Set by a law or a standard: a threshold, a deadline, a fine. */
  | 'limit'
  | 'duration'
  | 'ratio'
  | 'estimate'
  | 'forecast'
  /** No number: the statement is the fact. */
  | 'statement';

/** One fact about a field, sentence-ready: `#` in `says` is where its figure stands. */
export interface FieldFact {
  /** `dental-clinic-software/us-hygienist-pay@bls`: what is measured, then whose figure it is. */
  readonly id: string;
  readonly vertical: string;
  /** A noun phrase: "median pay of dental hygienists". */
  readonly what: string;
  readonly says: Clause;
  readonly value: number | null;
  /** Money as `USD`, `USD/month`, `USD/hour` and the like; `share`; `days`, `months` …; else what is counted. */
  readonly unit: string;
  readonly kind: FieldFactKind;
  readonly region: string;
  readonly year: number;
  readonly publisher: string;
  readonly confidence: Confidence;
  /** A source text was consulted for it. */
  readonly checked: boolean;
  /** Niches it is about; empty for the whole field. */
  readonly niches: readonly string[];
}

/** One thing in a trade that somebody would found a company for, and what the trade would say about exactly that. */
export interface NicheJob {
  /** Id of the niche. */
  readonly niche: string;
  /** A thing that can follow "nearest to": "weighing colour by the gram". */
  readonly what: Thing;
  /** What goes wrong in it. */
  readonly pain: Clause;
  /** Who does it today, and how. */
  readonly today: Clause;
  /** Why it is not solved yet. */
  readonly hard: Clause;
}

/** What people say in a niche beyond its own table: it helps to read an idea and is never shown. */
export interface NicheWording {
  /** Id of the niche. */
  readonly niche: string;
  /** Words and short phrases of the trade, in small letters. */
  readonly also: readonly string[];
  /** What somebody would say instead who does not know the trade's words: plain, general, official. */
  readonly plain: readonly string[];
  /** How founders put it. */
  readonly heard: readonly string[];
}
