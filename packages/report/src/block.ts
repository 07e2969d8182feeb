import type { Currency, Provenance, Unit } from '@slipway/core';
import type { Statement } from './statement.ts';

export type Tone = 'good' | 'fair' | 'poor' | 'plain';

interface Base {
  /** Unique in its report. */
  readonly id: string;
  readonly title?: string;
  /** Blocks that share a tab stand behind one tab of the sheet; without one a block is always shown. */
  readonly tab?: string;
  /** Under the title, before the picture. */
  readonly intro?: Statement;
  /** Closed until it is opened: working, assumptions, everything beyond the answer. */
  readonly folded?: true;
}

/** Everywhere below, `figure` is the id of one of the report's figures. */

export interface ReadingSlot {
  /** The input field that a change fills. */
  readonly field: string;
  /** "Who pays". */
  readonly label: string;
  /** As a reader sees it; null while it is open. */
  readonly value: string | null;
  /** Picked or typed by the founder, read from the text with confidence, read without it, or not there. */
  readonly standing: 'confirmed' | 'read' | 'unsure' | 'open';
  /** The founder's own words it was read from. */
  readonly quote?: string;
  /** Chips to change it with, likeliest first; one that only a model proposes says so. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly by?: 'model' }[];
  /** Other words than the chips are taken too. */
  readonly takesText?: true;
}
/** What was understood of the idea: the first card of a sheet. Changing a slot answers its field and runs again, free of charge. */
export interface ReadingBlock extends Base {
  readonly kind: 'reading';
  /** Unsure ones first. */
  readonly slots: readonly ReadingSlot[];
  /** Where little is known: "We know little about this kind of business." */
  readonly known?: Statement;
}

export interface Dial {
  readonly label: string;
  /** A figure with a range; without a value only its lean is known. */
  readonly figure: string;
  readonly lean?: 'weak' | 'middle' | 'strong';
  readonly max: number;
  /** One line beside it. */
  readonly note?: Statement;
}
/** The answer on the first screen, in at most 120 words. */
export interface AnswerBlock extends Base {
  readonly kind: 'answer';
  readonly tone: Tone;
  /** Null where there is nothing to decide. */
  readonly word: 'Go' | 'Test first' | 'Stop' | null;
  readonly verdict: Statement;
  /** The one number of the answer, drawn large. */
  readonly big?: { readonly label: string; readonly figure: string };
  readonly dials: readonly Dial[];
  /** Three at most, each about one thing that has a name. */
  readonly reasons: readonly { readonly label: string; readonly statement: Statement }[];
  readonly next?: {
    readonly do: Statement;
    /** Fixed beforehand: what counts as passed. */
    readonly passes?: Statement;
    /** Days from the run. */
    readonly dueDays: number;
  };
  /** What stands in for an open slot: "We assumed that workshops pay." */
  readonly assumed?: Statement;
  /** The one question that would move the answer most, answered in place. */
  readonly question?: {
    readonly question: Statement;
    readonly field: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
}

/** A constant label and one fact or figure each. */
export interface FindingsBlock extends Base {
  readonly kind: 'findings';
  readonly rows: readonly {
    readonly label: string;
    readonly statements: readonly [Statement, ...Statement[]];
  }[];
}

/** The answer in one sentence, and what to know beside it. */
export interface HeadlineBlock extends Base {
  readonly kind: 'headline';
  readonly tone: Tone;
  readonly verdict: Statement;
  readonly lede: readonly Statement[];
}

/** One score on a scale, with its range and the named bands of the scale. */
export interface ScoreBlock extends Base {
  readonly kind: 'score';
  readonly figure: string;
  readonly max: number;
  readonly bands: readonly {
    readonly label: string;
    readonly from: number;
    readonly to: number;
    readonly tone: Tone;
  }[];
  /** What holds the score down, by name: "No evidence yet". */
  readonly caps: readonly { readonly at: number; readonly why: Statement }[];
}

export interface BarRow {
  readonly label: string;
  readonly figure: string;
  /** Drawn as a line the bar cannot cross. */
  readonly ceiling?: { readonly at: number; readonly label: string };
  readonly weight?: string;
  /** Nothing was said: the bar is its range only. */
  readonly unknown?: boolean;
  readonly note?: Statement;
}
export interface BarsBlock extends Base {
  readonly kind: 'bars';
  readonly max: number;
  readonly rows: readonly BarRow[];
}

export interface RadarBlock extends Base {
  readonly kind: 'radar';
  readonly max: number;
  readonly axes: readonly { readonly label: string; readonly short: string }[];
  /** One figure an axis; several series when things are compared. */
  readonly series: readonly { readonly label: string; readonly figures: readonly string[] }[];
}

/** Named boxes of items, as in a SWOT. What the founder changes in an editable one are assumptions: `item-keys.ts`. */
export interface BoxItem {
  readonly id: string;
  /** Constant, before the sentence: "It costs them". */
  readonly label?: string;
  readonly statement: Statement;
  /** From 1 to `weightMax`, drawn as a bar. */
  readonly weight: number;
  /** The founder's words: in place of ours, or added. */
  readonly own?: 'edited' | 'added';
  /** Struck out; kept so that it can be put back. Exports leave it out. */
  readonly struck?: true;
}
export interface BoxesBlock extends Base {
  readonly kind: 'boxes';
  readonly editable: boolean;
  /** Two columns, read row by row. */
  readonly boxes: readonly {
    readonly id: string;
    readonly label: string;
    readonly hint: string;
    readonly tone: Tone;
    readonly items: readonly BoxItem[];
    /** Said when the box is empty: what to tell so that it fills. */
    readonly empty?: Statement;
  }[];
}

export interface MatrixBlock extends Base {
  readonly kind: 'matrix';
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly (readonly Statement[])[] }[];
}

export type Cell =
  | { readonly figure: string }
  | { readonly statement: Statement }
  | { readonly label: string; readonly tone?: Tone };
export interface TableBlock extends Base {
  readonly kind: 'table';
  readonly columns: readonly { readonly label: string; readonly numeric?: boolean }[];
  readonly rows: readonly { readonly cells: readonly Cell[]; readonly strong?: boolean }[];
}

/** A row of values that share unit and origin; a missing one is null, never 0. */
export interface Series {
  readonly label: string;
  readonly unit: Unit;
  readonly currency?: Currency;
  readonly values: readonly (number | null)[];
  readonly provenance: Provenance;
  /** Drawn dashed: not observed. */
  readonly projected?: boolean;
}
export interface LineBlock extends Base {
  readonly kind: 'line';
  readonly x: readonly string[];
  readonly series: readonly Series[];
}

export interface WaterfallBlock extends Base {
  readonly kind: 'waterfall';
  readonly steps: readonly {
    readonly label: string;
    readonly figure: string;
    readonly role: 'start' | 'up' | 'down' | 'total';
  }[];
}

/** How far one input alone moves the outcome, widest first. */
export interface TornadoBlock extends Base {
  readonly kind: 'tornado';
  readonly outcome: string;
  readonly rows: readonly {
    readonly label: string;
    /** Figures of the outcome when the input stands at its low and at its high end. */
    readonly low: string;
    readonly high: string;
    /** The ends themselves, as figures. */
    readonly from: string;
    readonly to: string;
  }[];
}

export interface RingsBlock extends Base {
  readonly kind: 'rings';
  /** From the largest to the smallest. */
  readonly rings: readonly { readonly label: string; readonly figure: string; readonly note: Statement }[];
}

export interface DistributionBlock extends Base {
  readonly kind: 'distribution';
  readonly unit: Unit;
  readonly currency?: Currency;
  readonly draws: number;
  readonly seed: number;
  readonly bins: readonly { readonly from: number; readonly to: number; readonly count: number }[];
  readonly marks: readonly { readonly label: string; readonly figure: string }[];
  readonly provenance: Provenance;
}

export interface MetricCard {
  readonly figure: string;
  /** Where it stands among what is usual; empty when nobody published a band. */
  readonly bands: readonly {
    readonly label: string;
    readonly from: number | null;
    readonly to: number | null;
    readonly tone: Tone;
  }[];
  /** Source of the bands. */
  readonly source?: string;
  /** The reading of it, and the question an investor will ask. */
  readonly reading?: Statement;
  readonly question?: Statement;
  /** Other definitions in use: choosing one sets this assumption. */
  readonly definitions?: {
    readonly assumption: string;
    readonly chosen: string;
    readonly options: readonly { readonly value: string; readonly label: string; readonly formula: string }[];
  };
  /** The same metric over time, oldest first, for the small line on the card. */
  readonly trail?: readonly (number | null)[];
}
export interface CardsBlock extends Base {
  readonly kind: 'cards';
  readonly cards: readonly MetricCard[];
}

export interface ListBlock extends Base {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly tone: Tone;
  readonly items: readonly Statement[];
}

export interface StepsBlock extends Base {
  readonly kind: 'steps';
  readonly steps: readonly {
    readonly id: string;
    readonly do: Statement;
    /** Fixed beforehand: what counts as passed, and from how many. */
    readonly passes?: Statement;
    readonly owner?: string;
    /** Days from the run. */
    readonly dueDays?: number;
  }[];
}

export interface CalloutBlock extends Base {
  readonly kind: 'callout';
  readonly tone: Tone;
  readonly statement: Statement;
}

/** The tool asks back. Answering fills the field and runs again, at no cost on a sheet that was paid for. */
export interface QuestionBlock extends Base {
  readonly kind: 'question';
  readonly question: Statement;
  readonly field: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly why?: string }[];
}

export type AssumptionControl =
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | {
      readonly type: 'choice';
      readonly options: readonly { readonly value: string; readonly label: string }[];
    };
export interface AssumptionRow {
  /** Key in the input's `assumptions`. */
  readonly id: string;
  readonly label: string;
  /** With a number control: the figure shown and edited. */
  readonly figure?: string;
  /** With a choice control. */
  readonly chosen?: string;
  readonly control: AssumptionControl;
  readonly isOwn: boolean;
  readonly why: Statement;
}
/** What may be changed at no cost; every change recomputes the whole sheet. */
export interface AssumptionsBlock extends Base {
  readonly kind: 'assumptions';
  readonly rows: readonly AssumptionRow[];
}

export type Block =
  | ReadingBlock
  | AnswerBlock
  | FindingsBlock
  | HeadlineBlock
  | ScoreBlock
  | BarsBlock
  | RadarBlock
  | BoxesBlock
  | MatrixBlock
  | TableBlock
  | LineBlock
  | WaterfallBlock
  | TornadoBlock
  | RingsBlock
  | DistributionBlock
  | CardsBlock
  | ListBlock
  | StepsBlock
  | CalloutBlock
  | QuestionBlock
  | AssumptionsBlock;

export type BlockKind = Block['kind'];
