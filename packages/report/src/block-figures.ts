import type { Provenance } from '@slipway/core';
import type { Block, Cell } from './block.ts';

/** Ids of all figures a block draws, beside those its texts name. A kind without a row here does not compile. */
export function listBlockFigures(block: Block): string[] {
  switch (block.kind) {
    case 'answer':
      return [
        ...(block.big === undefined ? [] : [block.big.figure]),
        ...block.dials.map(({ figure }) => figure),
      ];
    case 'score':
      return [block.figure];
    case 'bars':
    case 'waterfall':
      return (block.kind === 'bars' ? block.rows : block.steps).map(({ figure }) => figure);
    case 'radar':
      return block.series.flatMap(({ figures }) => figures);
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
    case 'reading':
    case 'findings':
    case 'headline':
    case 'boxes':
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
