import type { Currency, Figure, Unit } from '@slipway/core';
import { formatFigure, formatValue } from '../format-figure.ts';
import type { Report } from '../report.ts';

export type Figures = Report['figures'];

export function findFigure(figures: Figures, id: string): Figure | undefined {
  return Object.hasOwn(figures, id) ? figures[id] : undefined;
}

/** Null when it cannot be told, or is no number that can be placed on a scale. */
export function amountOf(figures: Figures, id: string): number | null {
  const value = findFigure(figures, id)?.value ?? null;
  return value !== null && Number.isFinite(value) ? value : null;
}

/** "12" alone would not say months; money, shares and counts are told by their sign and the chart's title. */
function isBare(unit: Unit): boolean {
  return unit !== 'months' && unit !== 'years' && unit !== 'days' && unit !== 'hours';
}

/** Short, for a place in a drawing: the reason for a missing value stands in the chart's table. */
export function shortOf(figures: Figures, id: string): string {
  const figure = findFigure(figures, id);
  if (!figure || (amountOf(figures, id) === null && !figure.range)) return 'not known';
  return formatFigure(figure, { compact: true, bare: isBare(figure.unit) });
}

/** For ticks and band edges, which are no figures of their own. */
export function shortValue(value: number, unit: Unit, currency?: Currency, noun?: string): string {
  const options = { compact: true, bare: isBare(unit) };
  return formatValue(value, unit, currency, noun === undefined ? options : { ...options, noun });
}
