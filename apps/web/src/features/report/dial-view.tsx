import { type Dial, markNames, originKind } from '@slipway/report';
import { findFigure } from '@slipway/report/geometry';
import { drawDial, isLeanOnly, summariseDial } from '@slipway/report/pictures';
import { Drawn } from './drawn.tsx';
import { EvidenceMark } from './evidence/mark.tsx';
import { FigureValue } from './figure-value.tsx';
import { useSheet } from './sheet-scope.ts';
import { useWidth } from './use-width.ts';
import { Words } from './words.tsx';

/** Its three words fit on this. */
const smallest = 160;

/** A figure on its scale: the number, or where too little is known for one the third it leans to. */
export function DialView({ dial }: { readonly dial: Dial }) {
  const { report } = useSheet();
  const [ref, width] = useWidth<HTMLDivElement>('dial', smallest);
  const { figures } = report;
  return (
    <div className="dial">
      <DialHead dial={dial} />
      <div ref={ref}>
        <Drawn drawing={drawDial(dial, figures, width)} label={summariseDial(dial, figures)} />
      </div>
      {dial.note ? (
        <p className="dial-note">
          <Words statement={dial.note} />
        </p>
      ) : null}
    </div>
  );
}

/** Its name and its number, or the third it leans to. */
export function DialHead({ dial }: { readonly dial: Dial }) {
  const { figures } = useSheet().report;
  return (
    <p className="dial-head">
      <span className="dial-name">{dial.label}</span>
      <span className="dial-level">
        {isLeanOnly(dial, figures) ? (
          <Lean dial={dial} />
        ) : (
          <>
            <FigureValue id={dial.figure} options={{ bare: true }} />
            <span className="dial-of"> of {dial.max}</span>
          </>
        )}
      </span>
    </p>
  );
}

function Lean({ dial }: { readonly dial: Dial }) {
  const { report, notes } = useSheet();
  const figure = findFigure(report.figures, dial.figure);
  if (!figure) return dial.lean;
  const kind = originKind(figure.provenance, report);
  return (
    <span className="figure-value">
      {dial.lean}
      <EvidenceMark
        subject={{ kind: 'figure', id: figure.id }}
        kinds={[kind]}
        says={`Evidence for ${figure.label}: ${markNames[kind]}`}
        note={notes.figures.get(figure.id)?.toString()}
      />
    </span>
  );
}
