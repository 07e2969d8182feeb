import type { Figure } from '@slipway/core';
import {
  type AssumptionRow,
  type AssumptionsBlock,
  listBlockFigures,
  listStatements,
  type Report,
} from '@slipway/report';

/** Rows of a number that nothing on the sheet stands on are left out, until something does. */
export function withAssumptions(report: Report, block: AssumptionsBlock): Report {
  const isLoose = ({ figure, isOwn }: AssumptionRow) =>
    figure !== undefined && !isOwn && !figure.includes('scenario');
  let rows = block.rows.filter((row) => !isLoose(row) || row.id === 'windowMonths');
  for (let before = -1; before !== rows.length; ) {
    before = rows.length;
    const used = reach({ ...report, blocks: [...report.blocks, { ...block, rows }] });
    rows = block.rows.filter((row) => rows.includes(row) || used.has(row.figure ?? ''));
  }
  return { ...report, blocks: [...report.blocks, { ...block, rows }] };
}

/** Ids of the figures that the blocks show, say or lead to. */
function reach(report: Report): ReadonlySet<string> {
  const open = [
    ...report.blocks.flatMap(listBlockFigures),
    ...report.blocks.flatMap((block) =>
      block.kind === 'line'
        ? block.series.flatMap(({ provenance }) => (provenance.kind === 'derived' ? provenance.inputs : []))
        : [],
    ),
    ...listStatements(report).flatMap(({ evidence }) =>
      evidence.flatMap((one) => (one.kind === 'figure' ? [one.id] : [])),
    ),
  ];
  const figures = new Set<string>();
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (figures.has(id)) continue;
    figures.add(id);
    open.push(...inputsOf(report.figures[id]));
  }
  return figures;
}

/** Drops figures and sources that nothing shown leads to: the sheet holds each step, the report only what opens. */
export function keepUsed(report: Report): Report {
  const figures = reach(report);
  const sources = new Set([
    ...report.blocks.flatMap((block) =>
      block.kind === 'cards'
        ? block.cards.flatMap(({ source }) => (source === undefined ? [] : [source]))
        : [],
    ),
    ...listStatements(report).flatMap(({ evidence }) =>
      evidence.flatMap((one) => (one.kind === 'source' ? [one.id] : [])),
    ),
    ...[...figures].flatMap((id) => sourcesOf(report.figures[id])),
  ]);
  return {
    ...report,
    figures: Object.fromEntries(Object.entries(report.figures).filter(([id]) => figures.has(id))),
    sources: Object.fromEntries(Object.entries(report.sources).filter(([id]) => sources.has(id))),
  };
}

function inputsOf(figure: Figure | undefined): readonly string[] {
  return figure?.provenance.kind === 'derived' ? figure.provenance.inputs : [];
}

function sourcesOf(figure: Figure | undefined): readonly string[] {
  return figure?.provenance.kind === 'sourced' ? figure.provenance.sources : [];
}
