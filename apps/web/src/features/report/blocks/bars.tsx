import type { BarRow, BarsBlock } from '@slipway/report';
import { barsPicture, drawBarTrack } from '@slipway/report/pictures';
import { useId } from 'react';
import { BlockFrame } from '../block-frame.tsx';
import { ChartWords } from '../chart.tsx';
import { Drawn } from '../drawn.tsx';
import { FigureValue } from '../figure-value.tsx';
import { useSheet } from '../sheet-scope.ts';
import { useWidth } from '../use-width.ts';
import { Words } from '../words.tsx';

/** Rows of text with a drawn track each, so that names, values and notes of any length keep their place. */
export default function BarsView({ block }: { readonly block: BarsBlock }) {
  const captionId = useId();
  return (
    <BlockFrame block={block}>
      <figure className="chart" aria-labelledby={captionId}>
        <ol className="bar-list">
          {block.rows.map((row) => (
            <Row key={row.figure} row={row} max={block.max} />
          ))}
        </ol>
        <ChartWords block={block} picture={barsPicture} captionId={captionId} />
      </figure>
    </BlockFrame>
  );
}

function Row({ row, max }: { readonly row: BarRow; readonly max: number }) {
  const { report } = useSheet();
  const [ref, width] = useWidth<HTMLDivElement>('bar');
  const nameId = useId();
  const drawing = drawBarTrack(row, max, report.figures, width);
  return (
    <li className="bar-row">
      <p id={nameId} className="bar-name">
        {row.label}
        {row.weight ? <span className="bar-weight">{row.weight}</span> : null}
      </p>
      <div ref={ref} className="bar-track">
        <Drawn drawing={drawing} labelledBy={nameId} />
      </div>
      <p className="bar-value">
        <FigureValue id={row.figure} options={{ bare: true }} />
      </p>
      {row.note ? (
        <p className="bar-note">
          <Words statement={row.note} />
        </p>
      ) : null}
    </li>
  );
}
