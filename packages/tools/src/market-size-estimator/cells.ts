import { type Expression, least, type Operand, overCells, plus, significant, times } from '@slipway/core';
import type { Report } from '@slipway/report';
import type { WorkbookCells } from '../facet.ts';
import { cellOfFigure } from '../figure-cell.ts';
import { aroundPrice } from './model/earning.ts';

interface Made {
  readonly report: Report;
}

const swing = /^(\w+):(from|to|at-low|at-high)$/u;
const price = 'own-price';

/** What the founder's list brings, how many it takes, and the ends of each input with the size at them. */
export function listCells({ report }: Made): WorkbookCells {
  const figures: Record<string, Expression> = {};
  const { 'at:own:needed': needed, needed: asked } = report.figures;
  if (needed !== undefined && asked !== undefined) figures.needed = plus(cellOfFigure(needed.id));
  for (const id of ['earned-list', 'earned-now']) {
    const origin = report.figures[id]?.provenance;
    if (origin?.kind === 'derived') figures[id] = times(...origin.inputs.map(cellOfFigure));
  }
  for (const id of Object.keys(report.figures)) {
    const [, name, what] = swing.exec(id) ?? [];
    if (name === undefined) continue;
    const isLow = what === 'from' || what === 'at-low';
    const formula =
      what === 'from' || what === 'to' ? shownEnd(report, name, isLow) : sizeAt(report, name, isLow);
    if (formula !== null) figures[id] = significant(2, formula);
  }
  return { figures };
}

/** An input at one of its ends: the same part below or above, whatever the founder sets. A share is at most all. */
function endOf({ figures }: Report, name: string, isLow: boolean): Operand | null {
  if (name === 'price') {
    const { below, above } = aroundPrice;
    return figures[price]?.value == null ? null : times(cellOfFigure(price), isLow ? 1 - below : 1 + above);
  }
  const figure = figures[name];
  if (figure?.range === undefined || !figure.value) return null;
  // What was published has ends of its own.
  if (figure.provenance.kind !== 'measured') return cellOfFigure(`${name}:${isLow ? 'from' : 'to'}`);
  const end = times(cellOfFigure(name), (isLow ? figure.range.low : figure.range.high) / figure.value);
  return figure.unit.startsWith('share') ? least(1, end) : end;
}

/** As the table shows it; a price is that of a year. */
function shownEnd(report: Report, name: string, isLow: boolean): Operand | null {
  const end = endOf(report, name, isLow);
  if (name !== 'price' || end === null) return typeof end === 'string' ? null : end;
  const each = roundedOf(report, 'each');
  const [yearly] = each !== null && typeof each === 'object' && each.op === 'times' ? each.of : [];
  return yearly === undefined ? null : overCells(yearly, () => end);
}

/** The size with one input at its end and the rest as they are. */
function sizeAt(report: Report, name: string, isLow: boolean): Operand | null {
  const tornado = report.blocks.find(({ kind }) => kind === 'tornado');
  const end = endOf(report, name, isLow);
  const size = tornado?.kind === 'tornado' ? roundedOf(report, tornado.outcome) : null;
  if (end === null || size === null) return null;
  const moved = name === 'price' ? price : name;
  return overCells(size, (id) => (id === moved ? end : cellOfFigure(id)));
}

/** The formula of a figure before it is rounded. */
function roundedOf({ figures }: Report, id: string): Operand | null {
  const origin = figures[id]?.provenance;
  const formula = origin?.kind === 'derived' && typeof origin.formula !== 'string' ? origin.formula : null;
  return formula?.op === 'round' ? formula.of : null;
}
