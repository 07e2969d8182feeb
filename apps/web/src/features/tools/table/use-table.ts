import { AppError } from '@slipway/core';
import type { Column, TableField } from '@slipway/tools';
import { useCallback, useRef, useState } from 'react';
import type { Row } from '../brief/brief.ts';
import { describeFit } from './describe-fit.ts';
import { type Fitted, findPlaces, fitSheet, readSheet, type Sheet } from './fit-grid.ts';
import { readCsvFile } from './read-csv-file.ts';
import { addRow, layOver, removeRow, roomFor, setCell } from './row-edits.ts';
import { type Grid, splitCells } from './split-cells.ts';

const unreadable = 'This table could not be read. Save the sheet as CSV and choose that file.';

interface Brought {
  readonly sheet: Sheet;
  readonly fitted: Fitted;
  /** Where it was laid down, and what stood there before. */
  readonly at: number;
  readonly before: readonly Row[];
  /** A file stands for the whole table; a paste is laid over it. */
  readonly replaces: boolean;
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

  const standing = useCallback(() => roomFor(latest.current.rows, field.columns), [field]);
  const write = useCallback((next: readonly Row[]) => {
    // Several edits may come before the next drawing.
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
    const fitted = fitSheet(next.sheet, field, places);
    setBrought({ ...next, fitted });
    setProblem(null);
    if (places.every((place) => place === null)) return;
    write(layOver(next.replaces ? [] : next.before, next.at, fitted.rows, field));
    if (next.replaces) onReplaced(places);
  }

  /** Without headings the cells go along `ahead`: the columns on screen, from the one pasted into. */
  function onPaste(text: string, row: number, ahead: readonly Column[]): void {
    try {
      const sheet = readSheet(splitPasted(text, field), field.columns);
      // A table with headings, put into the first row, is meant as the whole.
      const replaces = sheet.headings !== null && row === 0;
      const next = { sheet, at: row, before: latest.current.rows, replaces };
      lay(next, findPlaces(sheet, sheet.headings === null ? ahead : field.columns));
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown): void {
    setBrought(null);
    setProblem(
      (error instanceof AppError ? error : new AppError('request/invalid', { problem: unreadable })).message,
    );
  }

  async function onFile(file: File): Promise<void> {
    try {
      const sheet = readSheet(await readCsvFile(file), field.columns);
      const next = { sheet, at: 0, before: latest.current.rows, replaces: true };
      lay(next, findPlaces(sheet, field.columns));
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
      if (standing().length < field.maxRows) write(addRow(standing(), field.columns));
    },
    problem,
    brought,
    told: brought ? describeFit(brought.fitted, field) : [],
    onPlaces: (places: readonly (string | null)[]) => {
      if (brought) lay(brought, places);
    },
    onUndo: () => {
      if (brought) write(brought.before);
      setBrought(null);
    },
    onDone: () => setBrought(null),
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
  }
  return splitCells(text);
}
