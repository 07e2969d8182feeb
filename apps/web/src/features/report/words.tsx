import {
  type Evidence,
  listPlaceholders,
  type MarkKind,
  markNames,
  type NumberedNotes,
  nameSource,
  originKind,
  type Report,
  type Statement,
  sourceKind,
} from '@slipway/report';
import { findFigure } from '@slipway/report/geometry';
import { EvidenceMark } from './evidence/mark.tsx';
import { FigureValue } from './figure-value.tsx';
import { type LaidPiece, layWords } from './lay-words.ts';
import { useSheet } from './sheet-scope.ts';

function kindOf(evidence: Evidence, report: Report): MarkKind | undefined {
  if (evidence.kind === 'source') return sourceKind(evidence.id, report);
  if (evidence.kind === 'said') return 'said';
  const figure = findFigure(report.figures, evidence.id);
  return figure && originKind(figure.provenance, report);
}

/** "3, S2, note, W1": a figure's number, a source's, a note of ours, the number of the founder's own words. */
function paperNote(evidence: readonly Evidence[], notes: NumberedNotes): string {
  const numbers = evidence.map((one) => {
    if (one.kind === 'figure') return notes.figures.get(one.id)?.toString();
    return one.kind === 'source' ? nameSource(one.id, notes) : `W${notes.quotes.get(one.quote)}`;
  });
  return [...new Set(numbers.filter((number) => number !== undefined))].join(', ');
}

/** One statement: figures filled in and openable, and at its end the mark of what else it stands on. */
export function Words({ statement }: { readonly statement: Statement }) {
  const { report, notes } = useSheet();
  const inText = new Set(listPlaceholders(statement.text));
  const rest = statement.evidence.filter((one) => one.kind !== 'figure' || !inText.has(one.id));
  const kinds = [...new Set(rest.map((one) => kindOf(one, report)).filter((kind) => kind !== undefined))];
  const { pieces, last } = layWords(statement.text);
  return (
    <span data-statement={statement.id}>
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name, and never move
        <Piece key={index} piece={piece} />
      ))}
      <span className={last ? 'whitespace-nowrap' : undefined}>
        {last ? <Piece piece={last} /> : null}
        {kinds.length > 0 ? (
          <EvidenceMark
            subject={{ kind: 'statement', statement }}
            kinds={kinds}
            says={`What this stands on: ${kinds.map((kind) => markNames[kind]).join(', ')}`}
            note={paperNote(rest, notes)}
          />
        ) : null}
        {statement.by === 'model' ? <ModelMark /> : null}
      </span>
    </span>
  );
}

function Piece({ piece }: { readonly piece: LaidPiece }) {
  return 'figure' in piece ? <FigureValue id={piece.figure} tail={piece.tail} /> : piece.text;
}

/** A pencil: the words are the model's, the figures the engine's. */
export function ModelMark() {
  return (
    <span className="model-mark" title="By the model, not checked">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="evidence-glyph">
        <path
          d="M1.2 10.8 2 8 8.6 1.4l2 2L4 10zM7.2 2.8l2 2"
          fill="none"
          stroke="currentColor"
          strokeLinejoin="round"
        />
      </svg>
      <span className="sr-only"> (by the model, not checked)</span>
    </span>
  );
}
