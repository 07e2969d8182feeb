import type { Provenance } from '@slipway/core';
import type { Block, Cell } from './block.ts';
import type { Report } from './report.ts';

/** Ids of all figures a block draws, beside those its texts name. A kind without a row here does not compile. */
export function listBlockFigures(block: Block): string[] {
  switch (block.kind) {
    case 'score':
      return [block.figure];
    case 'bars':
    case 'waterfall':
      return (block.kind === 'bars' ? block.rows : block.steps).map(({ figure }) => figure);
    case 'radar':
      return block.series.flatMap(({ figures }) => figures);
    case 'boxes':
      return block.boxes.flatMap(({ items }) => items.flatMap(({ figures }) => figures));
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.flatMap(cellFigure));
    case 'tornado':
      return [block.outcome, ...block.rows.flatMap(({ low, high, from, to }) => [low, high, from, to])];
    case 'rings':
      return block.rings.map(({ figure }) => figure);
    case 'distribution':
      return block.marks.map(({ figure }) => figure);
    case 'cards':
      return block.cards.map(({ figure }) => figure);
    case 'assumptions':
      return block.rows.flatMap(({ figure }) => (figure === undefined ? [] : [figure]));
    case 'headline':
    case 'matrix':
    case 'line':
    case 'list':
    case 'steps':
    case 'callout':
    case 'question':
      return [];
  }
}

function cellFigure(cell: Cell): string[] {
  return 'figure' in cell ? [cell.figure] : [];
}

/** Origins that blocks carry themselves, for rows of values that are no figures. */
export function listProvenances(block: Block): Provenance[] {
  if (block.kind === 'line') return block.series.map(({ provenance }) => provenance);
  return block.kind === 'distribution' ? [block.provenance] : [];
}

/** Rows that do not fit their columns, and what else would draw wrongly. */
export function shapeProblems(block: Block, report: Report): string[] {
  const at = `Block ${block.id}`;
  switch (block.kind) {
    case 'radar':
      return block.series
        .filter(({ figures }) => figures.length !== block.axes.length)
        .map(({ label }) => `${at}: ${label} does not have one figure an axis.`);
    case 'matrix':
      return block.rows
        .filter(({ cells }) => cells.length !== block.columns.length)
        .map(({ label }) => `${at}: row ${label} does not fit the columns.`);
    case 'table':
      return block.rows.flatMap(({ cells }, index) =>
        cells.length === block.columns.length ? [] : [`${at}: row ${index + 1} does not fit the columns.`],
      );
    case 'line':
      return block.series
        .filter(({ values }) => values.length !== block.x.length || values.some(isBroken))
        .map(({ label }) => `${at}: ${label} does not have one number or gap a step.`);
    case 'distribution':
      return block.bins.some(({ from, to, count }) => isBroken(from) || isBroken(to) || !(count >= 0))
        ? [`${at}: a bin is broken.`]
        : [];
    case 'cards':
      return block.cards
        .filter(({ source }) => source !== undefined && !Object.hasOwn(report.sources, source))
        .map(({ source }) => `${at} names source ${source}, which does not exist.`);
    case 'assumptions':
      return block.rows
        .filter(({ control, figure, chosen }) =>
          control.type === 'number'
            ? figure === undefined
            : !control.options.some(({ value }) => value === chosen),
        )
        .map(({ id }) => `${at}: assumption ${id} has nothing to show in its control.`);
    default:
      return [];
  }
}

function isBroken(value: number | null): boolean {
  return value !== null && !Number.isFinite(value);
}
