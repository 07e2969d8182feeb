import type { Cell } from '@slipway/report';
import type { ChartTable } from '@slipway/report/pictures';
import { cx } from '@slipway/ui';
import { FigureValue } from './figure-value.tsx';
import { ToneFlag } from './tone-flag.tsx';
import { Words } from './words.tsx';

interface DataTableProps {
  readonly table: ChartTable;
  readonly label: string;
  /** On a phone each row stands as a block: its name, then each cell under its heading. */
  readonly isStacked?: boolean;
}

/** Scrolls inside its own box: a wide table never widens the page. */
export function DataTable({ table, label, isStacked = false }: DataTableProps) {
  const hasFirst = table.columns.some(({ label: heading }) => heading !== '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset gathers controls, and this is a table
    <section role="group" className="table-box" aria-label={`${label}: table`} tabIndex={0}>
      <table className={cx('sheet-table', isStacked && 'sheet-table-stacked')}>
        {hasFirst ? (
          <thead>
            <tr>
              {table.columns.map((column, index) => {
                // A corner without a name heads nothing.
                const Tag = column.label === '' ? 'td' : 'th';
                return (
                  <Tag
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns may share a name, and never move
                    key={index}
                    {...(Tag === 'th' && { scope: 'col' })}
                    className={cx(column.numeric && 'numeric')}
                  >
                    {column.label}
                  </Tag>
                );
              })}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {table.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and hold no state
            <tr key={at} className={cx(row.strong && 'sheet-row-strong')}>
              {row.cells.map((cell, index) => {
                const Tag = index === 0 && 'label' in cell ? 'th' : 'td';
                return (
                  <Tag
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells stand for their columns
                    key={index}
                    {...(Tag === 'th' && { scope: 'row' })}
                    data-heading={isStacked ? table.columns[index]?.label : undefined}
                    className={cx(table.columns[index]?.numeric && 'numeric')}
                  >
                    <CellView cell={cell} />
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CellView({ cell }: { readonly cell: Cell }) {
  if ('figure' in cell) return <FigureValue id={cell.figure} withRange />;
  if ('statement' in cell) return <Words statement={cell.statement} />;
  if (cell.tone === undefined || cell.tone === 'plain') return cell.label;
  return (
    <span className="inline-flex items-baseline gap-2">
      <ToneFlag tone={cell.tone} />
      {cell.label}
    </span>
  );
}
