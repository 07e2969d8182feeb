import type { Figure, Source } from '@slipway/core';
import type { Block } from '../block.ts';
import { listBlockFigures, listBlockSources, listProvenances } from '../block-figures.ts';
import { collectFigures, collectSources } from '../collect.ts';
import { listPlaceholders } from '../placeholders.ts';
import type { Report } from '../report.ts';
import type { Evidence, Statement } from '../statement.ts';
import { listBlockStatements } from '../statements.ts';
import { type Derived, deriveFigure } from './derive-figure.ts';

/** One way for all tools to write a report: figures and sources are collected where a sentence names them. */
export interface Writer {
  /** Answers the id, to stand in a text as `{{f:id}}`. */
  figure(figure: Figure): string;
  /** A figure that follows from others by its formula; answers the id. */
  derive(figure: Derived): string;
  /** Answers the id of the source. */
  cite(source: Source): string;
  /** A sentence; figures that it names are its evidence too. */
  say(id: string, text: string, ...evidence: readonly Evidence[]): Statement;
  /** The report, with only those figures and sources that are used. */
  finish(report: Pick<Report, 'toolId' | 'title' | 'blocks' | 'asksBack'>): Report;
}

export function createWriter(): Writer {
  const figures = collectFigures();
  const sources = collectSources();
  return {
    figure: (figure) => figures.add(figure),
    derive: (figure) => figures.add(deriveFigure(figure, figures.all)),
    cite: (source) => sources.add(source),
    say(id, text, ...evidence) {
      const named = new Set(evidence.flatMap((one) => (one.kind === 'figure' ? [one.id] : [])));
      const told = [...new Set(listPlaceholders(text))]
        .filter((figure) => !named.has(figure))
        .map((figure) => ({ kind: 'figure' as const, id: figure }));
      return { id, text, evidence: [...evidence, ...told] };
    },
    finish({ blocks, ...head }) {
      const used = usedIn(blocks, figures.all);
      return {
        ...head,
        blocks,
        figures: pick(figures.all, used.figures),
        sources: pick(sources.all, used.sources),
      };
    },
  };
}

export const fromSource = (id: string): Evidence => ({ kind: 'source', id });

function usedIn(blocks: readonly Block[], all: Readonly<Record<string, Figure>>) {
  const figures = new Set<string>();
  const sources = new Set<string>();
  const takeFigure = (id: string): void => {
    const figure = all[id];
    if (figures.has(id) || figure === undefined) return;
    figures.add(id);
    const { provenance } = figure;
    if (provenance.kind === 'derived') provenance.inputs.forEach(takeFigure);
    if (provenance.kind === 'sourced') for (const source of provenance.sources) sources.add(source);
  };
  for (const block of blocks) {
    listBlockFigures(block).forEach(takeFigure);
    for (const provenance of listProvenances(block)) {
      if (provenance.kind === 'derived') provenance.inputs.forEach(takeFigure);
      if (provenance.kind === 'sourced') for (const source of provenance.sources) sources.add(source);
    }
    for (const source of listBlockSources(block)) sources.add(source);
    for (const { text, evidence } of listBlockStatements(block)) {
      listPlaceholders(text).forEach(takeFigure);
      for (const one of evidence) {
        if (one.kind === 'figure') takeFigure(one.id);
        if (one.kind === 'source') sources.add(one.id);
      }
    }
  }
  return { figures, sources };
}

function pick<T>(all: Readonly<Record<string, T>>, wanted: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => wanted.has(id)));
}
