import { AppError } from '@slipway/core';
import {
  type Column,
  isPeriod,
  type MoreColumns,
  moreColumns,
  parseNumber,
  type TableField,
} from '@slipway/tools';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Row } from '../brief/brief.ts';
import { readFile } from '../files/read-file.ts';
import { type Grid, splitCells } from '../files/split-cells.ts';
import { isBadRow, listBadCells } from './cell-problem.ts';
import { describeFit } from './describe-fit.ts';
import { type Fitted, findPlaces, fitSheet } from './fit-grid.ts';
import { growColumns, nameHeadings, shownColumns } from './grow-columns.ts';
import { readSheet, type Sheet, withoutTitles } from './read-sheet.ts';
import { addRow, layOver, removeRow, roomFor, setCell } from './row-edits.ts';

const unreadable = 'This table could not be read. Save the sheet as CSV and choose that file.';

interface Brought {
  /** The table, grown to what was brought. */
  readonly field: TableField;
  readonly sheet: Sheet;
  readonly fitted: Fitted;
  /** Where it was laid down, and what stood there before. */
  readonly at: number;
  readonly before: readonly Row[];
  /** A file stands for the whole table; a paste is laid over it. */
  readonly replaces: boolean;
}

function isSameTable(one: readonly Row[], other: readonly Row[]): boolean {
  if (one === other) return true;
  const isSame = (row: Row, at: number): boolean =>
    Object.entries(row).every(([name, cell]) => cell === other[at]?.[name]);
  return one.length === other.length && one.every(isSame);
}

export function useTable(
  field: TableField,
  rows: readonly Row[],
  onChange: (rows: readonly Row[]) => void,
  /** A whole table was brought, with these columns. */
  onReplaced: (places: readonly (string | null)[]) => void,
) {
  const [brought, setBrought] = useState<Brought | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef({ rows, onChange });
  latest.current = { rows, onChange };
  /** The rows that the note is about. */
  const noted = useRef(rows);
  useEffect(() => {
    const before = noted.current;
    noted.current = rows;
    // What was given before the brief was there is laid over it: the same rows again.
    if (isSameTable(rows, before)) return;
    // Another brief stands here now: a new one, the sample, an earlier run.
    setBrought(null);
    setProblem(null);
  }, [rows]);

  const standing = useCallback(
    () => roomFor(latest.current.rows, shownColumns(field, latest.current.rows)),
    [field],
  );
  const write = useCallback((next: readonly Row[]) => {
    // Several edits may come before the next drawing.
    noted.current = next;
    latest.current.rows = next;
    latest.current.onChange(next);
  }, []);
  const onCell = useCallback(
    (index: number, name: string, text: string) => {
      write(setCell(standing(), index, name, text));
    },
    [standing, write],
  );
  const onRemove = useCallback((index: number) => write(removeRow(latest.current.rows, index)), [write]);

  function lay(next: Omit<Brought, 'fitted'>, places: readonly (string | null)[]): void {
    put(next, fitSheet(next.sheet, next.field, places));
    if (next.replaces && places.some((place) => place !== null)) onReplaced(places);
  }

  function put(next: Omit<Brought, 'fitted'>, fitted: Fitted): void {
    setBrought({ ...next, fitted });
    setProblem(null);
    if (fitted.places.every((place) => place === null)) return;
    write(layOver(next.replaces ? [] : next.before, next.at, fitted.rows, next.field));
  }

  /** Without headings the cells go along `ahead`: the columns on screen, from the one pasted into. */
  function onPaste(text: string, row: number, ahead: readonly Column[]): void {
    try {
      const grid = nameHeadings(field, withoutTitles(splitPasted(text, field), field.columns));
      refuseElsewhere(field, grid);
      const grown = growColumns(field, latest.current.rows, grid, ahead);
      const sheet = readSheet(grid, grown.columns);
      // A table with headings, put into the first row, is meant as the whole.
      const replaces = sheet.headings !== null && row === 0;
      const next = { field: grown, sheet, at: row, before: latest.current.rows, replaces };
      const first = grown.columns.findIndex(({ name }) => name === ahead[0]?.name);
      const along = field.more ? grown.columns.slice(first) : ahead;
      lay(next, findPlaces(sheet, sheet.headings === null ? along : grown.columns));
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown): void {
    const { message } =
      error instanceof AppError ? error : new AppError('request/invalid', { problem: unreadable });
    setBrought(null);
    setProblem(field.elsewhere === undefined ? message : `${message} ${field.elsewhere.says}`);
  }

  async function onFile(file: File): Promise<void> {
    try {
      const grid = nameHeadings(field, withoutTitles(await readFile(file), field.columns));
      refuseElsewhere(field, grid);
      const grown = growColumns(field, [], grid, null);
      const sheet = readSheet(grid, grown.columns);
      const next = { field: grown, sheet, at: 0, before: latest.current.rows, replaces: true };
      lay(next, findPlaces(sheet, grown.columns));
    } catch (error) {
      refuse(error);
    }
  }

  return {
    onCell,
    onRemove,
    onPaste,
    onFile,
    onAdd: () => {
      const columns = shownColumns(field, latest.current.rows);
      if (standing().length < field.maxRows) write(addRow(standing(), columns));
    },
    problem,
    brought,
    told: brought ? describeFit(brought.fitted, brought.field) : [],
    bad: brought ? listBadCells(brought.field.columns, brought.fitted.rows) : [],
    columns: brought?.field.columns ?? field.columns,
    more: field.more ? moreHandle(field, field.more, rows, (next) => write(next(standing()))) : null,
    onPlaces: (places: readonly (string | null)[]) => {
      if (brought) lay(brought, places);
    },
    onUndo: () => {
      if (brought) write(brought.before);
      setBrought(null);
    },
    /** Rows with a cell that cannot be read; the others stay as they are. */
    onLeaveOut: () => {
      if (!brought) return;
      const { field: of, fitted } = brought;
      put(brought, { ...fitted, rows: fitted.rows.filter((row) => !isBadRow(of.columns, row)) });
    },
    onDone: () => setBrought(null),
  };
}

/** Two headings of the other kind of file: it is not laid over the table. */
function refuseElsewhere({ elsewhere, label }: TableField, [first = []]: Grid): void {
  const cells = first.flatMap((cell) => cell.toLowerCase().split(/[,;]/u));
  const known = cells.filter((cell) => elsewhere?.headings.includes(cell.replace(/[_\s"]+/gu, ' ').trim()));
  if (known.length > 1) throw new AppError('request/invalid', { problem: `This is no table for ${label}.` });
}

/** Columns at the right end: their headings, and how they come and go. */
function moreHandle(
  field: TableField,
  more: MoreColumns,
  rows: readonly Row[],
  change: (make: (rows: readonly Row[]) => readonly Row[]) => void,
) {
  const count = shownColumns(field, rows).length - field.columns.length;
  const [last, next] = [count - 1, count].map((at) => moreColumns(more, at + 1)[at]);
  return {
    next: next?.label,
    last: count > 1 ? last?.label : undefined,
    add: () => next && change((all) => all.map((row) => ({ ...row, [next.name]: '' }))),
    remove: () =>
      last &&
      change((all) =>
        all.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== last.name))),
      ),
  };
}

/** Lines with commas are a table only when their first line names our columns: 1,200 is one number. */
function splitPasted(text: string, { columns }: TableField): Grid {
  if (text.includes('\t')) return splitCells(text);
  for (const between of [',', ';'] as const) {
    const grid = splitCells(text, between);
    const isKnown = readSheet(grid, columns).headings !== null;
    if (isKnown && findPlaces(readSheet(grid, columns), columns).filter((one) => one !== null).length > 1)
      return grid;
    if (grid.every((row) => row.length === 2) && isDated(grid, columns)) return grid;
  }
  return splitCells(text);
}

/** "2026-01,5" under each other, for a table of dates and numbers. */
function isDated(grid: Grid, columns: readonly Column[]): boolean {
  return (
    columns[0]?.kind === 'period' &&
    grid.every(([at = '', value = '']) => isPeriod(at) && !Number.isNaN(parseNumber(value)))
  );
}
