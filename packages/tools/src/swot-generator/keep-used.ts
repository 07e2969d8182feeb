import type { Figure, Source } from '@slipway/core';
import { listBlockFigures, listPlaceholders, listStatements, type Report } from '@slipway/report';

/** Rules look at more than a sheet shows: figures and sources that nothing names are left out. */
export function keepUsed(report: Report): Report {
  const statements = listStatements(report);
  const open = [
    ...report.blocks.flatMap(listBlockFigures),
    ...statements.flatMap(({ text, evidence }) => [
      ...listPlaceholders(text),
      ...evidence.flatMap((one) => (one.kind === 'figure' ? [one.id] : [])),
    ]),
  ];
  const figures: Record<string, Figure> = {};
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const figure = report.figures[id];
    if (figure === undefined || Object.hasOwn(figures, id)) continue;
    figures[id] = figure;
    if (figure.provenance.kind === 'derived') open.push(...figure.provenance.inputs);
  }
  const cited = new Set([
    ...statements.flatMap(({ evidence }) =>
      evidence.flatMap((one) => (one.kind === 'source' ? [one.id] : [])),
    ),
    ...Object.values(figures).flatMap(({ provenance }) =>
      provenance.kind === 'sourced' ? provenance.sources : [],
    ),
  ]);
  return { ...report, figures: inOrder(report.figures, figures), sources: pick(report.sources, cited) };
}

function inOrder(all: Report['figures'], used: Readonly<Record<string, Figure>>): Report['figures'] {
  return Object.fromEntries(Object.entries(all).filter(([id]) => Object.hasOwn(used, id)));
}

function pick(all: Readonly<Record<string, Source>>, ids: ReadonlySet<string>): Report['sources'] {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)));
}
