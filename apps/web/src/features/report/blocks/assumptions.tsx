import { type AssumptionRow, type AssumptionsBlock, markNames, originKind } from '@slipway/report';
import { findFigure } from '@slipway/report/geometry';
import { useState } from 'react';
import { BlockFrame } from '../block-frame.tsx';
import { ChoiceControl } from '../choice-control.tsx';
import { EvidenceMark } from '../evidence/mark.tsx';
import { NumberControl } from '../number-control.tsx';
import { useSheet } from '../sheet-scope.ts';
import { Words } from '../words.tsx';

/** What may be changed at no cost: every keystroke recomputes the sheet. */
export default function AssumptionsView({ block }: { readonly block: AssumptionsBlock }) {
  return (
    <BlockFrame block={block}>
      <ul className="assumption-list">
        {block.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </BlockFrame>
  );
}

function Row({ row }: { readonly row: AssumptionRow }) {
  const { report, prefix, notes, onAssume } = useSheet();
  const figure = row.figure === undefined ? undefined : findFigure(report.figures, row.figure);
  const kind = figure ? originKind(figure.provenance, report) : 'assumed';
  // A slider under a finger is never left, so a reset makes the control anew.
  const [resets, setResets] = useState(0);
  const controlId = `${prefix}-assume-${row.id}`;
  return (
    <li className="assumption">
      <div className="grid content-start gap-0.5">
        <p className="font-medium">
          <label htmlFor={controlId}>{row.label}</label>
          {figure ? (
            <span className="figure-value ml-1.5 text-sm font-normal text-ink-soft">
              {row.isOwn ? 'yours' : markNames[kind]}
              <EvidenceMark
                subject={{ kind: 'figure', id: figure.id }}
                kinds={[kind]}
                says={`Evidence for ${figure.label}: ${markNames[kind]}`}
                note={notes.figures.get(figure.id)?.toString()}
              />
            </span>
          ) : row.isOwn ? (
            <span className="ml-1.5 text-sm font-normal text-ink-soft">yours</span>
          ) : null}
        </p>
        <p className="text-sm text-ink-soft">
          <Words statement={row.why} />
        </p>
      </div>
      <div className="grid content-start gap-1.5">
        {row.control.type === 'choice' ? (
          <ChoiceControl id={controlId} row={row} options={row.control.options} />
        ) : figure ? (
          <NumberControl key={resets} id={controlId} row={row} figure={figure} control={row.control} />
        ) : null}
        {row.isOwn && onAssume ? (
          <button
            type="button"
            className="text-link w-fit text-sm no-print"
            onClick={() => {
              setResets(resets + 1);
              onAssume(row.id, null);
            }}
          >
            Reset<span className="sr-only"> {row.label}</span>
          </button>
        ) : null}
      </div>
    </li>
  );
}
