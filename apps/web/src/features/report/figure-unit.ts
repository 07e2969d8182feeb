import type { Figure } from '@slipway/core';
import { formatFigure } from '@slipway/report';

/** What the number alone leaves out: "a month", "dental offices". */
export function unitOf(figure: Figure): string {
  return formatFigure(figure)
    .slice(formatFigure(figure, { bare: true }).length)
    .trim();
}
