import type { TableField as TableFieldSpec } from '@slipway/tools';
import { Button } from '@slipway/ui';
import type { ReactNode } from 'react';
import type { Row } from '../brief/brief.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { csvTypes, FileButton } from '../files/file-button.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { ColumnPlaces } from './column-places.tsx';
import { FoldedGrid } from './folded-grid.tsx';
import { useColumns } from './use-columns.ts';
import { useTable } from './use-table.ts';

interface TableFieldProps {
  readonly field: TableFieldSpec;
  readonly rows: readonly Row[];
  /** Columns to show where nothing is filled in yet. */
  readonly usual: ReadonlySet<string>;
  readonly mark: string | undefined;
  readonly problem: string | undefined;
  readonly currency: string | null;
  /** What the rows were understood as. */
  readonly summary?: ReactNode;
  readonly onChange: (rows: readonly Row[]) => void;
  readonly onLeave: () => void;
}

const usualHelp = 'Paste rows from a spreadsheet into any cell. An empty cell means not known, not 0.';

/** A table that is typed, pasted or imported. */
export function TableField({ field, rows, usual, currency, onChange, ...row }: TableFieldProps) {
  const columns = useColumns(field, rows, usual);
  const table = useTable(field, rows, onChange, columns.only);
  const { more } = table;
  return (
    <FieldGroup
      field={field}
      mark={row.mark}
      problem={row.problem ?? table.problem}
      hint={field.help ?? usualHelp}
      onLeave={row.onLeave}
      onFile={(file) => void table.onFile(file)}
      actions={
        <>
          {columns.canChoose ? (
            <ColumnChooser all={field.columns} shown={columns.shown} onTurn={columns.turn} />
          ) : null}
          <FileButton label="Import CSV" accept={csvTypes} onFile={(file) => void table.onFile(file)} />
          <Button size="sm" onClick={table.onAdd} disabled={rows.length >= field.maxRows}>
            Add row
          </Button>
          {more?.next ? (
            <Button size="sm" onClick={more.add}>
              Add {more.next}
            </Button>
          ) : null}
          {more?.last ? (
            <Button size="sm" onClick={more.remove}>
              Remove {more.last}
            </Button>
          ) : null}
        </>
      }
    >
      {(labelId) => (
        <>
          <FoldedGrid
            columns={columns.shown}
            rows={rows}
            currency={currency}
            labelledBy={labelId}
            onCell={table.onCell}
            onRemove={table.onRemove}
            onAdd={table.onAdd}
            onPaste={(text, at) => table.onPaste(text, at.row, columns.shown.slice(at.column))}
          />
          {row.summary}
          <div role="status">
            {table.brought ? (
              <div className="grid gap-2 border-l-2 border-tide bg-wash px-3 py-2 text-sm">
                <p>{table.told.join(' ')}</p>
                {table.bad.length > 0 ? (
                  <ul className="list-disc pl-5">
                    {table.bad.map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </ul>
                ) : null}
                <ColumnPlaces
                  fitted={table.brought.fitted}
                  columns={table.columns}
                  onChange={table.onPlaces}
                />
                <p className="flex flex-wrap gap-x-4">
                  {table.bad.length > 0 ? (
                    <button type="button" className="text-link" onClick={table.onLeaveOut}>
                      Leave these rows out
                    </button>
                  ) : null}
                  <button type="button" className="text-link" onClick={table.onUndo}>
                    Put back what was there
                  </button>
                  <button type="button" className="text-link" onClick={table.onDone}>
                    Good
                  </button>
                </p>
              </div>
            ) : null}
          </div>
        </>
      )}
    </FieldGroup>
  );
}
