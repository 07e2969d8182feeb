import type { SuggestedRival } from '@slipway/analyst';
import type { Figure, Unit } from '@slipway/core';
import type { Deck, SlideSource } from '@slipway/deck';
import type { VoiceRules } from '@slipway/language';
import type { CellState } from '../fields/matrix/field.ts';
import type { IdeaBasis } from '../idea/gather.ts';
import type { Known } from '../known.ts';

/** What another tool found, and which facts it was computed from are newer than it, as the record calls them. */
export interface Found extends Omit<SlideSource, 'toolId'> {
  readonly figures: Readonly<Record<string, Omit<Figure, 'provenance'>>>;
}

export interface ClashSide {
  readonly label: string;
  readonly value: number | string;
  readonly unit?: Unit;
  /** Name of the tool, and ISO day. */
  readonly tool: string;
  readonly date: string;
}

/** Two things in the record that cannot both be true. */
interface Clash {
  readonly id: string;
  readonly one: ClashSide;
  readonly other: ClashSide;
}

/** How the company looks and sounds, as far as its record says. */
export interface Brand {
  /** The main colour, as `#rrggbb`. */
  readonly colour: string | null;
  readonly type: NonNullable<Deck['theme']['type']> | null;
  /** Words of its own texts that it should not use. */
  readonly avoid: readonly string[];
  /** How the brand sounds, where its analyzer has run. */
  readonly voice?: VoiceRules;
}

/** Who has what: the founder's own column first. */
export interface Matrix {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly states: readonly CellState[] }[];
}

export interface Basis extends IdeaBasis {
  /** ISO day of the run. */
  readonly asOf: string;
  /** By slot of the record. */
  readonly known: Readonly<Record<string, Known>>;
  /** By tool. */
  readonly found: Readonly<Record<string, Found>>;
  /** Revenue by month, oldest first. */
  readonly months: readonly { readonly month: string; readonly value: number }[];
  readonly clashes: readonly Clash[];
  /** Growth as the founder says it in words, as a share a month. */
  readonly growthSaid: { readonly value: number; readonly quote: string } | null;
  /** From our notes; `does` follows the name, word for word as stored: "texts reminders to patients". */
  readonly rivals: readonly Pick<SuggestedRival, 'id' | 'name' | 'does' | 'niche' | 'besides'>[];
  readonly matrix: Matrix | null;
  readonly brand: Brand;
}
