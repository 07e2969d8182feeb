import { type GridBlock, nameSource, sourceKind } from '@slipway/report';
import { findState, notLooked, sayDay, sayGrid } from '@slipway/report/pictures';
import { Button, cx } from '@slipway/ui';
import { useId } from 'react';
import { BlockFrame } from '../block-frame.tsx';
import { EvidenceMark } from '../evidence/mark.tsx';
import { GridMark } from '../grid-mark.tsx';
import { useSheet } from '../sheet-scope.ts';
import { useWidth } from '../use-width.ts';

/** Under this a table of three columns would have to be pushed from side to side. */
const narrow = 520;

/** So many rows are shown whole; more scroll in a box of their own. */
const wholeMost = 14;
/** Columns beyond these stand closer. */
const roomyMost = 5;

/** Wide, a table whose heads stay in sight; narrow, a list of columns under each row's name. */
export default function GridView({ block }: { readonly block: GridBlock }) {
  const [ref, width] = useWidth<HTMLDivElement>('grid');
  const captionId = useId();
  const { onEdit } = useSheet();
  return (
    <BlockFrame block={block}>
      <figure className="chart" aria-labelledby={captionId}>
        <div ref={ref}>{width < narrow ? <RowList block={block} /> : <WideGrid block={block} />}</div>
        <figcaption id={captionId} className="chart-caption">
          {sayGrid(block)}
        </figcaption>
      </figure>
      {block.field !== undefined && onEdit ? (
        <p className="no-print">
          <Button size="sm" onClick={() => onEdit(block.field ?? '')}>
            Change this table
          </Button>
        </p>
      ) : null}
    </BlockFrame>
  );
}

function WideGrid({ block }: { readonly block: GridBlock }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset gathers controls, and this is a table
    <section
      role="group"
      className={cx('grid-box', block.rows.length > wholeMost && 'grid-long')}
      aria-label={`${block.title ?? 'Grid'}: table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className={cx('state-grid', block.columns.length > roomyMost && 'grid-many')}>
        <thead>
          <tr>
            <th scope="col">{block.rowName}</th>
            {block.columns.map(({ label, isYou }) => (
              <th key={label} scope="col" className={cx(isYou && 'grid-own')}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td
                  key={block.columns[index]?.label ?? index}
                  className={cx(block.columns[index]?.isYou && 'grid-own')}
                >
                  <GridCell block={block} cell={cell} about={`${label}, ${block.columns[index]?.label}`} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RowList({ block }: { readonly block: GridBlock }) {
  return block.rows.map(({ label, cells }) => (
    <section key={label} className="grid-row">
      <h4 className="font-medium">{label}</h4>
      <dl>
        {cells.map((cell, index) => {
          const column = block.columns[index];
          return (
            <div key={column?.label ?? index} className={cx(column?.isYou && 'grid-own')}>
              <dt>{column?.label}</dt>
              <dd>
                <GridCell block={block} cell={cell} about={`${label}, ${column?.label}`} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  ));
}

function GridCell(props: {
  readonly block: GridBlock;
  readonly cell: GridBlock['rows'][number]['cells'][number];
  /** Which cell it is, for those who hear its mark alone. */
  readonly about: string;
}) {
  const { block, cell, about } = props;
  const { report, notes } = useSheet();
  if (cell === null) return <span className="text-ink-soft">{notLooked}</span>;
  const state = findState(block, cell);
  const source = cell.source === undefined ? undefined : report.sources[cell.source];
  return (
    <>
      <span className="grid-state">
        {state ? <GridMark mark={state.mark} /> : null}
        {state?.label ?? cell.state}
      </span>
      {cell.detail ? <span className="grid-detail">{cell.detail}</span> : null}
      {source || cell.on ? (
        <span className="grid-seen">
          {cell.on ? <time dateTime={cell.on}>{sayDay(cell.on)}</time> : null}
          {source ? (
            <EvidenceMark
              subject={{ kind: 'source', id: source.id }}
              kinds={[sourceKind(source.id, report)]}
              says={`Source for ${about}: ${source.publisher}`}
              note={nameSource(source.id, notes)}
            />
          ) : null}
        </span>
      ) : null}
    </>
  );
}
