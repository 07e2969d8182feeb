/** A series with its end held out. */
export interface HeldOut {
  readonly id: string;
  /** Null where there is no number: the steps after it stay where they are. */
  readonly known: readonly (number | null)[];
  readonly actual: readonly (number | null)[];
}

/** One series a row, its id first, empty cells at the end of the shorter ones; a header of V1, V2, … is left out. */
export function readHeldOut(train: string, test: string): readonly HeldOut[] {
  const held = readRows(test);
  return [...readRows(train)].flatMap(([id, known]) => {
    const actual = held.get(id) ?? [];
    return known.length === 0 || actual.length === 0 ? [] : [{ id, known, actual }];
  });
}

function readRows(text: string): ReadonlyMap<string, readonly (number | null)[]> {
  const rows = new Map<string, readonly (number | null)[]>();
  for (const line of text.split(/\r?\n/u)) {
    const sign = line.includes(';') ? ';' : ',';
    const [id = '', ...cells] = line.split(sign).map((cell) => cell.trim().replace(/^"(.*)"$/u, '$1'));
    const numbers = cells.map((cell) => (cell === '' || cell === 'NA' ? null : Number(cell)));
    if (id === '' || numbers.some(Number.isNaN)) continue;
    const isKnown = (value: number | null) => value !== null;
    rows.set(id, numbers.slice(Math.max(0, numbers.findIndex(isKnown)), numbers.findLastIndex(isKnown) + 1));
  }
  return rows;
}

/** Seasons by the name of the file. Errors are scaled as in M4, which scales days and weeks by one step. */
export function seasonOf(name: string): { readonly period: number; readonly scaleLag: number } {
  const seasons = {
    year: [1, 1],
    quarter: [4, 4],
    month: [12, 12],
    week: [52, 1],
    da: [7, 1],
    hour: [24, 24],
  } as const;
  const found = Object.entries(seasons).find(([start]) => name.toLowerCase().includes(start));
  const [period, scaleLag] = found?.[1] ?? [1, 1];
  return { period, scaleLag };
}
