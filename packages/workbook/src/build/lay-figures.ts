import { listFigures } from '@slipway/core';
import { originKind, type Report } from '@slipway/report';
import type { InputRow } from './laid.ts';
import type { LaidInput } from './lay-input.ts';
import { formatOf, unitWords } from './units.ts';

const froms = {
  measured: 'Your data',
  assumed: 'Assumed',
  sourced: 'Published',
  note: 'Our note, check it',
  derived: 'Computed by Slipway',
} as const;

/** Where there is no form behind the figures: each one that others are computed from is a cell to change. */
export function layFigures(report: Report): LaidInput {
  const all = Object.values(report.figures);
  const counted = new Set(
    all.flatMap(({ provenance }) =>
      provenance.kind === 'derived' && typeof provenance.formula !== 'string'
        ? listFigures(provenance.formula)
        : [],
    ),
  );
  const base = all.filter(
    ({ id, value, provenance }) =>
      counted.has(id) &&
      value !== null &&
      (provenance.kind !== 'derived' || typeof provenance.formula === 'string'),
  );
  const rows = base.map((figure, at): InputRow => {
    const { id, label, value, unit, currency, noun, provenance } = figure;
    return {
      key: id,
      name: `figure_${at + 1}`,
      label: `${sideOf(id)}: ${label}`,
      value: { number: value ?? 0, format: formatOf(unit, currency, value), look: 'input' },
      unit: unitWords(unit, currency, noun),
      usual: null,
      from: froms[originKind(provenance, report)],
    };
  });
  return {
    answers: [],
    assumptions: rows.toSorted((one, other) => plain(one.key).localeCompare(plain(other.key))),
    tables: [],
    values: new Map(base.map(({ id, value }) => [id, value])),
    keys: new Map(base.map(({ id }) => [id, id])),
    usual: new Map(),
  };
}

/** In a comparison a figure is named after its side: "b-price". */
const sideOf = (id: string) => id.slice(0, 1).toUpperCase();
/** The same figure of every side comes together. */
const plain = (id: string) => `${id.slice(2)} ${id.slice(0, 1)}`;
