import type { Figure, FigureRange, Provenance, Source, Unit } from '@slipway/core';
import { isMoney } from '@slipway/core';
import {
  type Collector,
  collectFigures,
  collectSources,
  type Evidence,
  listPlaceholders,
  type Statement,
} from '@slipway/report';
import { pickPhrase, shortQuote } from '../../wording/index.ts';

export type Phrases = readonly [string, ...string[]];

/** Collects figures and sources while the sheet is written, and chooses among phrasings by the founder's input. */
export interface Writer {
  readonly figures: Collector<Figure>;
  readonly sources: Collector<Source>;
  readonly currency: string;
  /** Adds the figure and answers its placeholder. */
  figure(figure: Omit<Figure, 'currency'> & { readonly currency?: string }): string;
  /** A figure computed from others of the sheet. */
  derived(figure: {
    readonly id: string;
    readonly label: string;
    readonly value: number;
    readonly unit: Unit;
    readonly noun?: string;
    readonly formula: string;
    readonly inputs: readonly string[];
    readonly range?: FigureRange;
    readonly currency?: string;
  }): string;
  cite(source: Source): Evidence;
  say(id: string, phrases: Phrases, more?: readonly Evidence[]): Statement;
}

export function makeWriter(seed: string, currency: string): Writer {
  const figures = collectFigures();
  const sources = collectSources();
  const figure: Writer['figure'] = (one) => {
    const { currency: own, ...rest } = one;
    figures.add(isMoney(one.unit) ? { ...rest, currency: own ?? currency } : rest);
    return `{{f:${one.id}}}`;
  };
  return {
    figures,
    sources,
    currency,
    figure,
    derived: ({ formula, inputs, ...rest }) =>
      figure({ ...rest, provenance: { kind: 'derived', formula, inputs } satisfies Provenance }),
    cite(source) {
      sources.add(source);
      return { kind: 'source', id: source.id };
    },
    say(id, phrases, more = []) {
      const text = pickPhrase(seed, id, phrases);
      const named = [...new Set(listPlaceholders(text))].map((of): Evidence => ({ kind: 'figure', id: of }));
      return { id, text, evidence: [...named, ...more] };
    },
  };
}

/** A publisher's name as a sentence can carry it: "BLS QCEW annual averages, private, incl. Puerto Rico" → "BLS QCEW". */
export function publisherOf({ publisher }: Pick<Source, 'publisher'>): string {
  return publisher
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(/[,;].*$/u, '')
    .replace(/ annual averages$/u, '');
}

export function placeholder(id: string): string {
  return `{{f:${id}}}`;
}

/** An exact piece of the founder's words that a statement can hold; empty when braces in it would read as a placeholder. */
export function quoteOf(text: string | undefined, maxWords: number): string {
  const quote = shortQuote(text ?? '', maxWords);
  return /[{}]/u.test(quote) ? '' : quote;
}
