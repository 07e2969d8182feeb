import { type CompareBlock, formatRange } from '@slipway/report';
import { findFigure } from '@slipway/report/geometry';
import { comparePicture, drawCompareBar, foldRows, type Rated, sayFolded } from '@slipway/report/pictures';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { BlockFrame } from '../block-frame.tsx';
import { ChartWords } from '../chart.tsx';
import { Drawn } from '../drawn.tsx';
import { FigureValue } from '../figure-value.tsx';
import { useSheet } from '../sheet-scope.ts';
import { ToneFlag } from '../tone-flag.tsx';
import { useWidth } from '../use-width.ts';

const narrowest = 80;
/** A column of more sides is too narrow for their names: these are listed above, and a column has its letter. */
const namedInColumns = 2;

/** Results beside each other: a figure a row. Narrow, each row is a card with the sides under each other. */
export default function CompareView({ block }: { readonly block: CompareBlock }) {
  const { figures } = useSheet().report;
  const captionId = useId();
  const folded = foldRows(block, figures);
  const { shown, smaller, equal } = folded;
  const draw = (rows: readonly Rated[]) => (
    <ol className="compare-rows">
      {rows.map((row) => (
        <Row key={row.figures.join(' ')} block={block} row={row} />
      ))}
    </ol>
  );
  return (
    <BlockFrame block={block} className="compare-part">
      <figure
        className="chart compare"
        aria-labelledby={captionId}
        data-listed={block.sides.length > namedInColumns ? '' : undefined}
        style={{ '--sides': block.sides.length } as CSSProperties}
      >
        <Heads block={block} />
        {draw(shown)}
        {smaller.length > 0 ? <Fold says={sayFolded.smaller(folded)}>{draw(smaller)}</Fold> : null}
        {equal.length > 0 ? (
          <Fold says={sayFolded.equal(folded)}>
            <EqualList rows={equal} />
          </Fold>
        ) : null}
        <ChartWords block={block} picture={comparePicture} captionId={captionId} />
      </figure>
    </BlockFrame>
  );
}

function Heads({ block }: { readonly block: CompareBlock }) {
  return (
    <ul className="compare-heads">
      {block.sides.map(({ key, name, word, tone }) => (
        <li key={key}>
          <span className="balloon">{key}</span>
          <span className="compare-name">{name}</span>
          {word === null ? null : (
            <span className="compare-word">
              <ToneFlag tone={tone} />
              {word}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Row({ block, row }: { readonly block: CompareBlock; readonly row: Rated }) {
  const { gap } = row.rated;
  return (
    <li className="compare-row">
      <h4 className="compare-label">{row.label}</h4>
      {block.sides.map((side, at) => (
        <Cell key={side.key} block={block} row={row} at={at} />
      ))}
      <p className="compare-gap">
        {gap === null ? (
          <span className="text-ink-soft">–</span>
        ) : (
          <>
            <strong>
              <span className="sr-only">{block.sides[gap.highest]?.name}</span>
              <span aria-hidden="true">{block.sides[gap.highest]?.key}</span> has {gap.says} more
            </strong>
            {gap.overlaps ? <span className="compare-doubt">ranges overlap</span> : null}
          </>
        )}
      </p>
    </li>
  );
}

function Cell(props: { readonly block: CompareBlock; readonly row: Rated; readonly at: number }) {
  const { block, row, at } = props;
  const { figures } = useSheet().report;
  const [ref, width] = useWidth<HTMLDivElement>('compare', narrowest);
  const nameId = useId();
  const side = block.sides[at];
  const id = row.figures[at] ?? null;
  const figure = id === null ? undefined : findFigure(figures, id);
  const range = figure && figure.value !== null ? formatRange(figure, { bare: true }) : null;
  return (
    <div className="compare-cell" data-lead={row.rated.gap?.highest === at ? '' : undefined}>
      <p id={nameId} className="compare-side">
        <span aria-hidden="true">{side?.key}</span>
        <span className="sr-only">
          {row.label}, {side?.name}
        </span>
      </p>
      <p className="compare-value">
        {id === null ? <span className="text-ink-soft">none</span> : <FigureValue id={id} />}
        {range === null ? null : <span className="compare-range">{range}</span>}
      </p>
      <div ref={ref} className="compare-bar">
        <Drawn drawing={drawCompareBar(row.rated, at, width)} labelledBy={nameId} />
      </div>
    </div>
  );
}

function EqualList({ rows }: { readonly rows: readonly Rated[] }) {
  return (
    <dl className="compare-equal">
      {rows.map(({ label, figures }) => (
        <div key={figures.join(' ')}>
          <dt>{label}</dt>
          <dd>
            <FigureValue id={figures.find((id) => id !== null) ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fold({ says, children }: { readonly says: string; readonly children: ReactNode }) {
  return (
    <details className="compare-fold">
      <summary>
        {says}
        <span aria-hidden="true" className="fold-sign" />
      </summary>
      {children}
    </details>
  );
}
