import type { Figure } from '@slipway/core';
import { formatFigure, formatRange } from '@slipway/report';

/** A figure with its range, for a cell; a dash where the sheet has none. */
export function figureWords(figure: Figure | null): string {
  if (figure === null) return '–';
  const value = formatFigure(figure);
  const range = figure.value === null ? null : formatRange(figure, { bare: true });
  return range === null || range === value ? value : `${value} (${range})`;
}
