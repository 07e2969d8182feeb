import type { TableField as TableFieldSpec } from '@slipway/tools';
import { Button, buttonClass } from '@slipway/ui';
import { useId } from 'react';
import type { Row } from '../brief/brief.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { ColumnPlaces } from './column-places.tsx';
import { TableGrid } from './table-grid.tsx';
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
  readonly onChange: (rows: readonly Row[]) => void;
  readonly onLeave: () => void;
}

/** A table that is typed, pasted or imported. */
export function TableField({
  field,
  rows,
  usual,
  mark,
  problem,
  currency,
  onChange,
  onLeave,
}: TableFieldProps) {
  const id = useId();
  const columns = useColumns(field, rows, usual);
  const table = useTable(field, rows, onChange, columns.only);
  const isFull = rows.length >= field.maxRows;
  return (
    <fieldset
      aria-labelledby={id}
      aria-describedby={problem ? `${id}-error` : `${id}-hint`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onLeave();
      }}
      className="grid min-w-0 gap-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span id={id} className="text-sm font-medium">
          {field.label}
        </span>
        {mark ? <span className="fig-label">{mark}</span> : null}
        <span className="ml-auto flex flex-wrap gap-2">
          {columns.canChoose ? (
            <ColumnChooser all={field.columns} shown={columns.shown} onTurn={columns.turn} />
          ) : null}
          <label className={buttonClass({ size: 'sm' })}>
            Import CSV
            <input
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
              className="sr-only"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                // The same file may be chosen again after it was put right.
                currentTarget.value = '';
                if (file) void table.onFile(file);
              }}
            />
          </label>
          <Button size="sm" onClick={table.onAdd} disabled={isFull}>
            Add row
          </Button>
        </span>
      </div>
      <TableGrid
        columns={columns.shown}
        rows={rows}
        currency={currency}
        labelledBy={id}
        onCell={table.onCell}
        onRemove={table.onRemove}
        onAdd={table.onAdd}
        onPaste={(text, { row, column }) => table.onPaste(text, row, columns.shown.slice(column))}
      />
      {problem || table.problem ? (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm text-red-text">
          <span aria-hidden="true">▲</span>
          {problem ?? table.problem}
        </p>
      ) : null}
      <div role="status">
        {table.brought ? (
          <div className="grid gap-2 border-l-2 border-tide bg-wash px-3 py-2 text-sm">
            <p>{table.told.join(' ')}</p>
            <ColumnPlaces fitted={table.brought.fitted} columns={field.columns} onChange={table.onPlaces} />
            <p className="flex gap-4">
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
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {field.help ?? 'Paste rows from a spreadsheet into any cell. An empty cell means not known, not 0.'}
      </p>
    </fieldset>
  );
}
