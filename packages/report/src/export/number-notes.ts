import type { Provenance } from '@slipway/core';
import { listBlockFigures, listBlockSources, listProvenances } from '../block-figures.ts';
import { sourceKind } from '../origin-kind.ts';
import { listPlaceholders } from '../placeholders.ts';
import type { Report } from '../report.ts';
import { listBlockStatements } from '../statements.ts';

/** Numbers of the footnotes: figures as they appear, then what they are made of; sources and quoted words as they are met. */
export interface NumberedNotes {
  readonly figures: ReadonlyMap<string, number>;
  /** Published ones. */
  readonly sources: ReadonlyMap<string, number>;
  /** Sources that are notes of our own: listed apart, without a number. */
  readonly ours: ReadonlySet<string>;
  /** By the words themselves. */
  readonly quotes: ReadonlyMap<string, number>;
}

export function numberNotes(report: Report): NumberedNotes {
  const figures = new Map<string, number>();
  const sources = new Map<string, number>();
  const ours = new Set<string>();
  const quotes = new Map<string, number>();
  const addFigure = (id: string) => {
    if (Object.hasOwn(report.figures, id) && !figures.has(id)) figures.set(id, figures.size + 1);
  };
  const addSource = (id: string) => {
    if (!Object.hasOwn(report.sources, id)) return;
    if (sourceKind(id, report) === 'note') ours.add(id);
    else if (!sources.has(id)) sources.set(id, sources.size + 1);
  };
  const addOrigin = (provenance: Provenance) => {
    if (provenance.kind === 'derived') provenance.inputs.forEach(addFigure);
    if (provenance.kind === 'sourced') provenance.sources.forEach(addSource);
  };
  for (const block of report.blocks) {
    for (const statement of listBlockStatements(block)) {
      listPlaceholders(statement.text).forEach(addFigure);
      for (const evidence of statement.evidence) {
        if (evidence.kind === 'figure') addFigure(evidence.id);
        if (evidence.kind === 'source') addSource(evidence.id);
        if (evidence.kind === 'said' && !quotes.has(evidence.quote))
          quotes.set(evidence.quote, quotes.size + 1);
      }
    }
    listBlockFigures(block).forEach(addFigure);
    listBlockSources(block).forEach(addSource);
    listProvenances(block).forEach(addOrigin);
  }
  // A map is walked in the order of adding, so inputs that are added on the way are walked as well.
  for (const id of figures.keys()) {
    const figure = report.figures[id];
    if (figure) addOrigin(figure.provenance);
  }
  Object.keys(report.sources).forEach(addSource);
  return { figures, sources, ours, quotes };
}

/** "S2" for a publication, "note" for one of our own. */
export function nameSource(id: string, { sources, ours }: NumberedNotes): string | undefined {
  const published = sources.get(id);
  if (published !== undefined) return `S${published}`;
  return ours.has(id) ? 'note' : undefined;
}
