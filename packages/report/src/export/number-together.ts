import type { Source } from '@slipway/core';
import { formatFigure, formatRange } from '../format-figure.ts';
import type { Report } from '../report.ts';
import { sayFormula } from '../say-formula.ts';
import { type NumberedNotes, numberNotes } from './number-notes.ts';

/** The notes of reports that make one document: a number stands for one thing in all of it, and what several say has one number. */
export function numberTogether(reports: readonly Report[]): readonly NumberedNotes[] {
  const [figures, sources, quotes, known] = [counter(), counter(), counter(), counter()];
  return reports.map((report) => {
    const own = numberNotes(report);
    const keyOf = figureKeys(report, known);
    return {
      figures: renumber(own.figures, (id) => figures(keyOf(id))),
      sources: renumber(own.sources, (id) => sources(sourceKey(report.sources[id]))),
      ours: own.ours,
      quotes: renumber(own.quotes, quotes),
    };
  });
}

/** Of two reports it is one source where all that is printed of it is the same. */
export function sourceKey(source: Source | undefined): string {
  const { publisher, what, year, region, confidence, note } = source ?? {};
  return JSON.stringify([publisher, what, year, region, confidence, note]);
}

type Counter = (key: string) => number;

/** From 1, in the order things are first met. */
function counter(): Counter {
  const numbers = new Map<string, number>();
  return (key) => {
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return number;
  };
}

function renumber(own: ReadonlyMap<string, number>, numberOf: Counter): ReadonlyMap<string, number> {
  return new Map([...own.keys()].map((id) => [id, numberOf(id)]));
}

/** What a figure says and rests on, down to what was given; ids differ from report to report. */
function figureKeys(report: Report, numberOf: Counter): (id: string) => string {
  const keys = new Map<string, string>();
  const keyOf = (id: string): string => {
    const known = keys.get(id);
    if (known !== undefined) return known;
    // Until it is known: a circle adds nothing.
    keys.set(id, '');
    const key = JSON.stringify(describe(id));
    keys.set(id, key);
    return key;
  };
  const describe = (id: string): unknown => {
    const figure = Object.hasOwn(report.figures, id) ? report.figures[id] : undefined;
    if (figure === undefined) return id;
    const { label, period, range, provenance } = figure;
    return [label, period, formatFigure(figure), formatRange(figure), range?.means, originOf(provenance)];
  };
  const originOf = (origin: Report['figures'][string]['provenance']): unknown => {
    if (origin.kind === 'sourced') return origin.sources.map((id) => sourceKey(report.sources[id]));
    if (origin.kind === 'assumed') return origin.why;
    if (origin.kind === 'measured') return origin;
    // A number for each: what many figures rest on would be written out again and again.
    return [sayFormula(origin, report.figures), origin.inputs.map((id) => numberOf(keyOf(id)))];
  };
  return keyOf;
}
