import { AppError } from '@slipway/core';
import { arm, type FieldByKind, joinCell, kindOf, matrixToCsv, rowsOf, splitCell } from '@slipway/tools';
import { Button } from '@slipway/ui';
import { useState } from 'react';
import { saveTextFile } from '../../../lib/save-file.ts';
import { useStable } from '../../../lib/use-stable.ts';
import { csvTypes, FileButton } from '../files/file-button.tsx';
import { readFile } from '../files/read-file.ts';
import { type Grid, splitCells } from '../files/split-cells.ts';
import { CellDetails } from '../matrix/cell-details.tsx';
import { MatrixGrid } from '../matrix/matrix-grid.tsx';
import {
  addColumn,
  addRow,
  countColumns,
  layOver,
  type MatrixPlace,
  type MatrixRows,
  removeColumn,
  removeRow,
  roomFor,
  setText,
  startOf,
  textAt,
} from '../matrix/matrix-rows.ts';
import { useHistory } from '../matrix/use-history.ts';
import type { Control, ControlProps } from './control.ts';
import { FieldGroup } from './field-group.tsx';

type Props = ControlProps<FieldByKind['matrix']>;
const unreadable = 'This table could not be read. Save the sheet as CSV and choose that file.';
const corner = { row: -1, column: -1 };

/** Features down, rivals across; pasted from a spreadsheet it grows both ways. */
function MatrixRow({ field, answer, mark, problem, onChange, onLeave }: Props) {
  const [active, setActive] = useState<MatrixPlace | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [brought, setBrought] = useState<{ readonly told: string; readonly before: MatrixRows } | null>(null);
  const rows = roomFor(rowsOf(answer));
  const { change, undo: stepBack, canUndo } = useHistory(rows, onChange);
  const undo = useStable(() => {
    setBrought(null);
    stepBack();
  });
  const isCell =
    active !== null &&
    Math.min(active.row, active.column) >= 0 &&
    active.row < rows.length - 1 &&
    active.column < countColumns(rows);
  const cell = isCell ? active : null;
  const name = (place: MatrixPlace, what: string, number: number) =>
    textAt(rows, place) || `${what} ${number}`;

  function bring(grid: Grid, at: MatrixPlace, onto: MatrixRows): void {
    const { rows: laid, leftOut } = layOver(onto, grid, at, field);
    setRefused(null);
    setBrought({ before: rows, told: tellLeftOut(field, leftOut) });
    change(laid);
  }

  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      setRefused(error instanceof AppError ? error.message : unreadable);
    }
  }

  async function take(file: File): Promise<void> {
    const grid = await readFile(file).catch((error: unknown) => {
      setRefused(error instanceof AppError ? error.message : unreadable);
      return null;
    });
    const told = grid?.map((line) => line.map(arm));
    if (told) attempt(() => bring(told, corner, []));
  }

  function save(): void {
    const matrix = kindOf(field).read(field, kindOf(field).raw(field, rows), null);
    if ('problem' in matrix) setRefused(matrix.problem);
    else saveTextFile(`${field.name}.csv`, 'text/csv;charset=utf-8', matrixToCsv(matrix, field.rowLabel));
  }

  const onText = useStable((place: MatrixPlace, text: string) =>
    change(setText(rows, place, text), `${place.row}:${place.column}`),
  );
  const onState = useStable((place: MatrixPlace, state: string) =>
    change(setText(rows, place, joinCell({ ...splitCell(textAt(rows, place)), state }))),
  );
  const onRemove = useStable(({ row, column }: MatrixPlace) =>
    change(column < 0 ? removeRow(rows, row) : removeColumn(rows, column)),
  );
  const onPaste = useStable((text: string, place: MatrixPlace) =>
    attempt(() => {
      const grid = splitCells(text);
      bring(grid, startOf(grid, place), rows);
    }),
  );

  return (
    <FieldGroup
      field={field}
      mark={mark}
      problem={problem ?? refused}
      onLeave={onLeave}
      onFile={(file) => void take(file)}
      actions={
        <>
          <FileButton label="Import CSV" accept={csvTypes} onFile={(file) => void take(file)} />
          <Button size="sm" onClick={save}>
            Download CSV
          </Button>
          <Button size="sm" onClick={undo} disabled={!canUndo}>
            Undo
          </Button>
          <Button size="sm" onClick={() => change(addRow(rows))} disabled={rows.length > field.maxRows}>
            Add {field.rowLabel.toLowerCase()}
          </Button>
          <Button
            size="sm"
            onClick={() => change(addColumn(rows))}
            disabled={countColumns(rows) >= field.maxColumns}
          >
            Add {field.columnLabel.toLowerCase()}
          </Button>
        </>
      }
    >
      {(labelId) => (
        <>
          <MatrixGrid
            rows={rows}
            rowLabel={field.rowLabel}
            columnLabel={field.columnLabel}
            labelledBy={labelId}
            active={active}
            onActive={setActive}
            onText={onText}
            onState={onState}
            onRemove={onRemove}
            onUndo={undo}
            onPaste={onPaste}
          />
          {cell ? (
            <CellDetails
              key={`${cell.row}:${cell.column}`}
              title={`${name({ row: -1, column: cell.column }, field.columnLabel, cell.column + 1)}, ${name({ row: cell.row, column: -1 }, field.rowLabel, cell.row + 1)}`}
              value={textAt(rows, cell)}
              onChange={(text) => onText(cell, text)}
            />
          ) : null}
          <div role="status">
            {brought ? (
              <p className="flex flex-wrap gap-x-4 border-l-2 border-tide bg-wash px-3 py-2 text-sm">
                {brought.told}
                <button
                  type="button"
                  className="text-link"
                  onClick={() => {
                    change(brought.before);
                    setBrought(null);
                  }}
                >
                  Put back what was there
                </button>
                <button type="button" className="text-link" onClick={() => setBrought(null)}>
                  Good
                </button>
              </p>
            ) : null}
          </div>
        </>
      )}
    </FieldGroup>
  );
}

function tellLeftOut(
  field: FieldByKind['matrix'],
  { rows, columns }: { readonly rows: number; readonly columns: number },
): string {
  if (rows === 0 && columns === 0) return 'All of it was taken.';
  const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
  const left = [rows > 0 ? counted(rows, 'row') : '', columns > 0 ? counted(columns, 'column') : ''];
  return `The table takes ${field.maxRows} rows and ${field.maxColumns} columns: ${left.filter(Boolean).join(' and ')} at the end ${rows + columns === 1 ? 'was' : 'were'} left out.`;
}

export const control: Control<FieldByKind['matrix']> = { Row: MatrixRow, isWide: true };
