import {
  type Expression,
  type Figure,
  listFigures,
  type Provenance,
  withNumbers,
  words,
} from '@slipway/core';
import { formatFigure } from './format-figure.ts';

type Figures = Readonly<Record<string, Figure>>;
type Derived = Extract<Provenance, { readonly kind: 'derived' }>;

/** "price × 12 × offices". Prose, as older runs hold it, is shown as it is. */
export function sayFormula({ formula, note }: Pick<Derived, 'formula' | 'note'>, figures: Figures): string {
  const text = typeof formula === 'string' ? formula : words(formula, labelsOf(formula, figures));
  return note === undefined ? text : `${text}. ${note}`;
}

/** The same with the numbers put in: "= $49 × 12 × 940"; null for prose, and where a number is not there. */
export function sayNumbers({ formula }: Pick<Derived, 'formula'>, figures: Figures): string | null {
  if (typeof formula === 'string') return null;
  const known = listFigures(formula).map((id) => figures[id]);
  if (known.some((figure) => figure === undefined || figure.value === null)) return null;
  return `= ${withNumbers(formula, (id) => numberOf(figures[id]))}`;
}

/** What a reader is shown of the figures: formulas as words, without the ids inside. */
export function withSpokenFormulas(figures: Figures): readonly Figure[] {
  return Object.values(figures).map((figure) => {
    const { provenance } = figure;
    return provenance.kind === 'derived' && typeof provenance.formula !== 'string'
      ? { ...figure, provenance: { ...provenance, formula: sayFormula(provenance, figures) } }
      : figure;
  });
}

function labelsOf(formula: Expression, figures: Figures): Readonly<Record<string, string>> {
  return Object.fromEntries(listFigures(formula).map((id) => [id, figures[id]?.label ?? id]));
}

/** Below nothing in brackets, so that no two signs meet: "$40 − (−$5)". */
function numberOf(figure: Figure | undefined): string {
  if (figure === undefined) return '—';
  const text = formatFigure(figure, { bare: true, compact: false }).replace(/^-/u, '−');
  return text.startsWith('−') ? `(${text})` : text;
}
