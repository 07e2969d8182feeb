import type { Data } from '@slipway/page/parts';

/** How much smaller long words are set, so that they stay inside their place; few words of a statement are set larger. */
export const shrink = {
  claim: { short: 1, middle: 0.8, long: 0.62, most: 0.62 },
  large: { short: 1, middle: 0.8, long: 0.6, most: 0.35 },
  name: { short: 1, middle: 0.6, long: 0.4, most: 0.4 },
  text: { short: 1.6, middle: 1.3, long: 1, most: 1 },
} as const;

type Part = keyof typeof shrink;
type Grade = keyof (typeof shrink)[Part];

/** Letters above which a part is "middle", "long" and "most". */
const limits: Readonly<Record<Part, readonly [number, number, number?]>> = {
  claim: [60, 90],
  large: [6, 10, 14],
  name: [12, 24],
  text: [110, 220],
};

/** How long each part is, on the screen and in every file. */
export function gradesOf({ title = '', number = '', amount = '', name = '', points = [] }: Data): {
  readonly [K in Part]: Grade;
} {
  const of = (part: Part, letters: number): Grade => {
    const [some, many, most = Number.POSITIVE_INFINITY] = limits[part];
    if (letters > most) return 'most';
    return letters > many ? 'long' : letters > some ? 'middle' : 'short';
  };
  const length = (text: unknown): number => String(text).length;
  const words = Array.isArray(points) ? points.reduce((sum, { text = '' }) => sum + length(text), 0) : 0;
  return {
    claim: of('claim', length(title)),
    large: of('large', length(number) || length(amount)),
    name: of('name', length(name)),
    text: of('text', words),
  };
}

/** A table is measured in three sizes of letters: so many of them are a line of its first column. */
export const lineSizes = { large: 16, middle: 26, small: 40 } as const;

type LineSize = keyof typeof lineSizes;

const most = 30;
export const lineCounts: readonly number[] = Array.from({ length: most }, (_, at) => at + 1);

const listOf = (value: unknown): readonly Data[] => (Array.isArray(value) ? value : []);

/** How many lines a table has with its head, at most, in each size. */
export function linesOf(data: Data): { readonly [K in LineSize]: number } {
  const [columns, rows] = [listOf(data.columns), listOf(data.rows)];
  const of = (size: LineSize): number => {
    const label = columns.length > 1 ? lineSizes[size] : lineSizes[size] * 0.7;
    const cell =
      columns.length > 1 ? Math.max(5, Math.ceil((label * 1.5) / columns.length - 1)) : label * 2.6;
    const line = (text: unknown, letters: number) => Math.ceil(String(text ?? '').length / letters);
    const head = Math.max(1, ...columns.map((one) => line(one.label, cell)));
    const lines = rows.map((row) =>
      Math.max(1, line(row.label, label), ...listOf(row.cells).map(({ text }) => line(text, cell))),
    );
    const all = lines.reduce((sum, one) => sum + one, head);
    return Math.min(most, all);
  };
  return { large: of('large'), middle: of('middle'), small: of('small') };
}
