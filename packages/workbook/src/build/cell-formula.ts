import { cell, type Expression, listFigures, noValue } from '@slipway/core';
import { columnNumber } from '../file/workbook.ts';

type Addresses = ReadonlyMap<string, string>;

/** A formula over cells that a person fills: where one of them is not a number, the result is `n/a` and never a sum without it. What `isMade` is a formula itself and never empty. */
export function formulaOverCells(
  expression: Expression,
  addresses: Addresses,
  isMade: (key: string) => boolean = () => false,
): string | null {
  const keys = listFigures(expression);
  if (!keys.every((key) => addresses.has(key))) return null;
  // Of thousands of addresses, those that it names.
  const own = Object.fromEntries(keys.map((key) => [key, addresses.get(key) ?? '']));
  const places = keys.filter((key) => !isMade(key)).flatMap((key) => addresses.get(key) ?? []);
  if (places.length === 0) return keys.length === 0 ? null : cell(expression, own).slice(1);
  const [only] = places;
  if (keys.length === 1 && places.length === 1 && isFlat(expression))
    return `IF(ISNUMBER(${only}),${only},"${noValue}")`;
  const range = isFlat(expression) && places.length === keys.length ? rangeOf(places) : null;
  const body =
    range === null
      ? cell(expression, own).slice(1)
      : `${expression.op === 'mean' ? 'AVERAGE' : 'SUM'}(${range})`;
  const counted = range ?? runsOf(places).join(',');
  return `IF(COUNT(${counted})<${places.length},"${noValue}",${body})`;
}

/** A sum or mean of cells, each once. */
function isFlat(expression: Expression): boolean {
  return (
    (expression.op === 'plus' || expression.op === 'mean') &&
    expression.of.every((one) => typeof one === 'string') &&
    new Set(expression.of).size === expression.of.length
  );
}

interface Place {
  readonly sheet: string;
  readonly column: string;
  readonly row: number;
}

function parse(address: string): Place | null {
  const [, sheet = '', column, row] = /^(.*!)?\$?([A-Z]+)\$?(\d+)$/u.exec(address) ?? [];
  return column === undefined ? null : { sheet, column, row: Number(row) };
}

/** One range down a column or along a row; null where they are not side by side. */
function rangeOf(addresses: readonly string[]): string | null {
  const runs = runsOf(addresses);
  const [only] = runs;
  return runs.length === 1 && addresses.length > 1 && only !== undefined ? only : null;
}

/** Neighbours down a column, or along a row, as ranges. */
function runsOf(addresses: readonly string[]): string[] {
  const places = addresses.flatMap((one) => parse(one) ?? []);
  const down = groupRuns(places, (a, b) => a.column === b.column && b.row === a.row + 1);
  const along = groupRuns(
    places,
    (a, b) => a.row === b.row && columnNumber(b.column) === columnNumber(a.column) + 1,
  );
  return along.length < down.length ? along : down;
}

function groupRuns(places: readonly Place[], isNext: (a: Place, b: Place) => boolean): string[] {
  const runs: [Place, Place][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last !== undefined && last[1].sheet === place.sheet && isNext(last[1], place)) last[1] = place;
    else runs.push([place, place]);
  }
  return runs.map(([from, to]) => {
    const start = `${from.sheet}${from.column}${from.row}`;
    return from === to ? start : `${start}:${to.column}${to.row}`;
  });
}
