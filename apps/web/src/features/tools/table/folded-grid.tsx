import { Button } from '@slipway/ui';
import { type ComponentProps, useState } from 'react';
import { TableGrid } from './table-grid.tsx';

/** More cells than anybody types; so many boxes at once would hold up the page. */
const mostCells = 400;

/** A table that a file has filled stays closed until somebody wants to see it; one that is being typed never closes. */
export function FoldedGrid(props: ComponentProps<typeof TableGrid>) {
  const { rows, columns } = props;
  const [isUsed, setUsed] = useState(false);
  if (isUsed || rows.length * columns.length <= mostCells)
    return <TableGrid {...props} onFocus={() => setUsed(true)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line-strong bg-sheet px-3 py-2 text-sm">
      <span className="tabular">
        {rows.length.toLocaleString('en')} rows, {columns.length} columns.
      </span>
      <Button size="sm" onClick={() => setUsed(true)}>
        Show the table
      </Button>
    </div>
  );
}
