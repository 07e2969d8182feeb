/** How a cell looks. `input` is what may be changed: blue on yellow, as in financial models. A `title` and a `line` run over the cells beside them. */
export type Look = 'plain' | 'title' | 'line' | 'head' | 'input' | 'strong' | 'quiet';

type Content =
  /** The head of a column of numbers stands over them, at the right. */
  | { readonly text: string; readonly isOverNumbers?: true }
  /** To be filled in: a number where it has a format. */
  | { readonly empty: true; readonly format?: string }
  /** `format` is a number format of spreadsheets: `0.0%`. */
  | { readonly number: number; readonly format?: string }
  /** Without the sign in front. `shown` is the value until the program computes it. */
  | { readonly formula: string; readonly shown: number | string; readonly format?: string };

export type Cell = Content & { readonly look?: Look };

export interface Sheet {
  readonly name: string;
  /** In characters. */
  readonly widths: readonly number[];
  /** Columns, from 0, for the program that reads the file back: neither shown nor printed. */
  readonly hidden?: readonly number[];
  readonly rows: readonly (readonly (Cell | null)[])[];
  /** Rows that stay in sight. */
  readonly frozen?: number;
  /** Columns, from 0, whose empty cells take what is typed as text: months would become dates. */
  readonly textColumns?: readonly number[];
  /** Cells that offer a list. */
  readonly choices?: readonly { readonly at: string; readonly options: readonly string[] }[];
}

export interface Workbook {
  readonly sheets: readonly Sheet[];
  /** Names of cells, which stay theirs when rows are inserted: name → `'Sheet'!$B$3`. */
  readonly names: Readonly<Record<string, string>>;
}

/** The letters of a column, from 0. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  const letter = String.fromCharCode(65 + (column % 26));
  return rest < 0 ? letter : `${columnLetters(rest)}${letter}`;
}

export function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Row and column from 0: `B3`. */
export function addressOf(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

export function onSheet(name: string, address: string): string {
  return `${/^[A-Za-z_]\w*$/u.test(name) ? name : `'${name.replaceAll("'", "''")}'`}!${address}`;
}

const longestName = 31;

/** As spreadsheets allow it, and none twice. */
export function sheetNames(wanted: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const clean = name
      .replaceAll(/[[\]:*?/\\\p{Cc}]/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim();
    const base =
      clean
        .replaceAll(/^'+|'+$/gu, '')
        .slice(0, longestName)
        .trim() || 'Sheet';
    let free = base;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1)
      free = `${base.slice(0, longestName - String(count).length - 1)} ${count}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
