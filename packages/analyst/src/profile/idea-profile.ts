import type { ChargeKind } from '../read/charge.ts';
import type { EvidenceClaim } from '../read/evidence.ts';
import type { Fact } from '../read/facts/fact.ts';
import type { OwnLine } from '../read/own-lines/read-own-lines.ts';
import type { Question } from '../read/question.ts';
import type { Price } from '../read/reading.ts';
import type { SaidSentence } from '../read/sentences.ts';
import type { Stage } from '../read/stage.ts';

/** Picked or typed by the founder; read from the text with confidence, or without it; or not there. */
export type Standing = 'confirmed' | 'read' | 'unsure' | 'open';

export interface Understood<T> {
  readonly value: T | null;
  readonly standing: Standing;
  /** The founder's own words it was read from. */
  readonly quote: string | null;
  /** For chips, likeliest first. */
  readonly alternatives: readonly T[];
}

export const offers = ['software', 'goods', 'service', 'marketplace'] as const;
/** What is sold: it decides whether rows about selling to a business or about running one apply. */
export type Offer = (typeof offers)[number];

/** The founder's own numbers, each with the clause it was read from. */
export interface OwnFacts {
  /** How many the founder can do in a time. */
  readonly capacity: Understood<Fact>;
  /** What one costs to make or to do. */
  readonly unitCost: Understood<Fact>;
  readonly ownCash: Understood<Fact>;
  /** What the business costs to run, by the month or the year. */
  readonly ownCost: Understood<Fact>;
  /** Who pays already. */
  readonly customersNow: Understood<Fact>;
  /** What the problem, or the way it is done today, costs a customer. */
  readonly theyPay: Understood<Fact>;
  /** What the founder wants to earn. */
  readonly ownGoal: Understood<Fact>;
  /** How many there are who may pay, or of what is paid for. */
  readonly ownCount: Understood<Fact>;
  /** How many of what the founder does one price pays for. */
  readonly included: Understood<Fact>;
  /** How much of the year it is sold: 6 months, 20 weeks. */
  readonly season: Understood<Fact>;
  /** How often it takes place: twice a week. */
  readonly times: Understood<Fact>;
}

/** Numbers of the deal itself, used only where their clause says what they are. */
export interface RoleFacts {
  /** Sold or moved in a time: 9,000 litres a month. */
  readonly volume: Understood<Fact>;
  /** Whom it collects from or looks after, paid or not. */
  /** How many customers or places the founder wants to reach. */
  readonly aim: Understood<Fact>;
  /** What a sale costs of which the founder keeps a share. */
  readonly salePrice: Understood<Fact>;
  /** Another price that the founder asks about. */
  readonly askedPrice: Understood<Fact>;
  /** How long what is sold lasts. */
  readonly lasts: Understood<Fact>;
}

/** One company as every tool sees it. Made once for an input; no engine reads the founder's text again. */
export interface IdeaProfile {
  /** A name for the sheet, in the founder's words: "count scaffold gear". */
  readonly name: string;
  /** What it does, as a verb and its object: "count scaffold gear". */
  readonly does: Understood<string>;
  /** What the act is about: "scaffold gear". */
  readonly thing: string | null;
  /** The verb of what it does: "count"; null where only a thing is named. */
  readonly act: string | null;
  /** Kinds of acts, of which the cheapest test and same-act rivals follow. */
  readonly acts: readonly string[];
  readonly pays: Understood<string>;
  readonly uses: Understood<string>;
  readonly supplies: Understood<string>;
  /** Country code, or EU and such. */
  readonly where: Understood<string>;
  readonly charges: Understood<ChargeKind>;
  readonly price: Understood<Price>;
  /** Id of a niche. */
  readonly niche: Understood<string>;
  /** Id of the worked business that comes nearest. */
  readonly venture: Understood<string>;
  readonly stage: Understood<Stage>;
  /** What customers did or said, by the text alone. */
  readonly evidence: Understood<EvidenceClaim>;
  /** What one costs to make or to do. */
  readonly unitCost: Understood<Price>;
  readonly founderYears: Understood<number>;
  /** Companies and products the founder names as rivals. */
  readonly rivals: readonly string[];
  /** What the founder doubts, in the founder's words. */
  readonly worry: Understood<string>;
  /** What is asked there, where the founder's own numbers may decide it. */
  readonly question: Question | null;
  /** How it is sold, in the founder's words: "sold through bee clubs"; null where the text does not say. */
  readonly channel: string | null;
  /** Clauses of the text that stand on a sheet as they are. */
  readonly lines: readonly OwnLine[];
  /** Each sentence of the text with what it is about. */
  readonly sentences: readonly SaidSentence[];
  /** Sold in a part of the year only, whether or not the text says how long that is. */
  readonly isSeasonal: boolean;
  /** Customers or goods lost again, of those who bought. */
  readonly returned: Understood<Fact>;
  /** Who waits for it or said yes. */
  readonly waiting: Understood<Fact>;
  /** Who signed or paid a deposit. */
  readonly deposits: Understood<Fact>;
  readonly own: OwnFacts;
  readonly roles: RoleFacts;
  /** Every number of the text of which its clause says what it is, as the founder corrected it. */
  readonly numbers: readonly Fact[];
  /** What the founder said of sums: each further answer is added to it. */
  readonly sums?: string;
  readonly offer: Understood<Offer>;
  /** Id of a business model: how it earns, whatever it sells. */
  readonly businessModel: Understood<string>;
  /** Sells to such businesses, or is one of them. */
  readonly side: 'supplier' | 'owner';
  /** A line, or a paragraph that says more. */
  readonly length: 'line' | 'paragraph';
}

/** What the founder may have said besides the text; every part is optional and outweighs what is read. */
export interface IdeaAnswers {
  readonly idea?: string;
  readonly does?: string;
  readonly customer?: string;
  readonly user?: string;
  readonly supplier?: string;
  readonly region?: string;
  readonly charges?: string;
  readonly price?: number;
  readonly currency?: string;
  readonly per?: string;
  /** A share: 0.12 of each sale. */
  readonly takeRate?: number;
  readonly niche?: string;
  readonly venture?: string;
  readonly stage?: string;
  readonly offer?: string;
  readonly businessModel?: string;
  /** Of the numbers in the text, the one the founder confirmed, as `sayFact` has it. */
  readonly capacity?: string;
  readonly unitCost?: string;
  readonly ownCash?: string;
  readonly ownCost?: string;
  readonly customersNow?: string;
  readonly theyPay?: string;
  readonly ownGoal?: string;
  readonly ownCount?: string;
  readonly included?: string;
  readonly season?: string;
  readonly times?: string;
  /** What sums of the text are, as `placeSum` writes it. */
  readonly sums?: string;
}

/** What `niche`, `venture`, `businessModel` and the founder's own numbers hold when the founder says that none fits. */
export const noneOfThese = 'none';
