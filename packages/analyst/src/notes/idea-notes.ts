import type {
  BusinessModel,
  BuyerCount,
  Change,
  NicheEconomics,
  PriceAnchor,
  Venture,
} from '@slipway/knowledge';
import type { PublishedFact } from '../findings/fact-words.ts';

/** A stored line and how far it may be trusted to be about this idea. */
interface Noted {
  /** Id of the row. */
  readonly id: string;
  /** Id of its niche; null where it belongs to a whole industry. */
  readonly niche: string | null;
  /** How likely a reader would call it about this idea, 0 to 1. */
  readonly likely: number;
}

export interface Line extends Noted {
  readonly says: string;
  /** What a founder does about it. */
  readonly move?: string;
}
export interface RivalNote extends Noted {
  readonly name: string;
  /** After its name: "files duty returns for small breweries". Word for word as stored. */
  readonly does: string;
  readonly pricing: string;
  /** It does the same for them; else it only sells to the same people. */
  readonly isSameJob: boolean;
  readonly region: string | null;
}
export interface NamedLine extends Line {
  readonly name: string;
  readonly region: string | null;
}
interface ChangeNote extends Line {
  readonly effect: Change['effect'];
  readonly region: string | null;
}
export interface PriceNote extends Noted, PriceAnchor {
  /** What it is in the country it comes from, where the ends are what that comes to here: "16–24 PLN". */
  readonly broughtFrom?: string;
}
export interface FactNote extends Noted, PublishedFact {}
export interface CountNote extends BuyerCount {
  /** What was counted is who pays; else a group near them, for the founder to choose or not. */
  readonly isOfPayer: boolean;
  /** Not counted but worked out from a rate we recall. */
  readonly estimate?: {
    readonly low: number;
    readonly high: number;
    readonly perMillion: readonly [number, number];
  };
}
export interface NicheNote {
  readonly id: string;
  readonly industry: string;
  readonly industryName: string;
  /** After "in": "craft breweries". */
  readonly short: string;
  readonly name: string;
  readonly likely: number;
}

/** Where the niche stands among all niches, −1 to 1, for the base of the score. */
export interface NicheRanks {
  /** Length of a sale: who buys slowly has money to spend. */
  readonly sale: number;
  /** Customers who leave. */
  readonly churn: number;
  /** What one pays in a year for a comparable product. */
  readonly ticket: number;
}

export interface ModelNote extends Omit<BusinessModel, 'compared'> {
  /** How likely it is the model of this idea, 0 to 1. */
  readonly likely: number;
  /** Its lines that share words with the founder's text, those with the most first; the others hold for every such business. */
  readonly near: readonly string[];
}

export interface VentureNote extends Venture {
  /** How likely its lines are about this idea; 1 where the founder said so. */
  readonly likely: number;
  /** Names of its lines that hold in another country alone. */
  readonly elsewhere?: readonly string[];
  /** The country it was noted in, where that is another than the founder's: a code, then its name as it stands after "in". */
  readonly from?: string;
}

/** What our notes hold for one idea: one result for all tools, plain JSON, a few KB. */
export interface IdeaNotes {
  /** `near`: the notes are about this kind of business; `adjacent`: about its neighbour; `little`: nothing near. */
  readonly known: 'near' | 'adjacent' | 'little';
  /** The likeliest first; empty when little is known. */
  readonly niches: readonly NicheNote[];
  /** To choose from, likeliest first; some may be about other things. */
  readonly choices: readonly NicheNote[];
  /** How such businesses earn, fail and are tested; null while the model is not known. */
  readonly businessModel: ModelNote | null;
  /** All of them to choose from, likeliest first. */
  readonly businessModels: readonly { readonly id: string; readonly name: string }[];
  /** The worked business that the idea is like; null where none comes near. */
  readonly venture: VentureNote | null;
  /** One that it may be like, while none comes near: said with an if. */
  readonly perhaps?: VentureNote;
  /** How we mark the businesses nearest to it, 0 to 100; null where none is near. */
  readonly alikeMark: number | null;
  /** To choose from, likeliest first. */
  readonly ventures: readonly { readonly id: string; readonly name: string }[];
  /** Who signs and who works with it, of the payer's niche. */
  readonly signs: { readonly buyer: string; readonly user: string; readonly niche: string } | null;
  readonly cycle: {
    readonly weeks: readonly [number, number];
    readonly says: string;
    readonly niche: string;
  } | null;
  readonly economics: (NicheEconomics & { readonly niche: string }) | null;
  /** Why customers choose one such business over another, and what uses up its price. */
  readonly running: {
    readonly chosen: string;
    readonly eaten: string;
    readonly niche: string;
    readonly moves: Readonly<Record<string, string>>;
  } | null;
  readonly ranks: NicheRanks | null;
  readonly rivals: readonly RivalNote[];
  readonly prices: readonly PriceNote[];
  readonly failures: readonly Line[];
  readonly rules: readonly NamedLine[];
  readonly changes: readonly ChangeNote[];
  readonly questions: readonly Line[];
  readonly channels: readonly NamedLine[];
  readonly systems: readonly NamedLine[];
  readonly season: Line | null;
  readonly today: Line | null;
  readonly cost: Line | null;
  readonly pains: readonly Line[];
  readonly facts: readonly FactNote[];
  /** Of the founder's place; counts of exactly who pays first. */
  readonly counts: readonly CountNote[];
  /** Price level of the place against the United States, low and high. */
  readonly priceIndex: readonly [number, number] | null;
  readonly placeName: string | null;
}
