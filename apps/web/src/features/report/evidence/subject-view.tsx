import { type MarkKind, nameField, originKind, type Report, sourceKind } from '@slipway/report';
import { findFigure } from '@slipway/report/geometry';
import { type Subject, useSheet } from '../sheet-scope.ts';
import { FigureEvidence, InputList, type OpenProps, OriginEvidence } from './figure-evidence.tsx';
import { Glyph } from './glyph.tsx';
import { SourceEntry } from './source-entry.tsx';

/** What the panel is headed with, and the kind of evidence it is. */
export function headSubject(
  subject: Subject,
  report: Report,
): { readonly title: string; readonly kind: MarkKind | null } {
  switch (subject.kind) {
    case 'figure': {
      const figure = findFigure(report.figures, subject.id);
      return {
        title: figure?.label ?? 'Not in this report',
        kind: figure ? originKind(figure.provenance, report) : null,
      };
    }
    case 'source': {
      const kind = sourceKind(subject.id, report);
      return { title: kind === 'note' ? 'From our own notes' : 'Published', kind };
    }
    case 'said':
      return { title: `Your words: ${nameField(subject.field)}`, kind: 'said' };
    case 'origin':
      return { title: subject.label, kind: originKind(subject.provenance, report) };
    case 'statement':
      return { title: 'What this stands on', kind: null };
  }
}

interface SubjectViewProps extends OpenProps {
  readonly subject: Subject;
  readonly onAssumption: ((id: string) => void) | null;
}

export function SubjectView({ subject, onOpen, onAssumption }: SubjectViewProps) {
  const { report } = useSheet();
  switch (subject.kind) {
    case 'figure': {
      const figure = findFigure(report.figures, subject.id);
      return figure ? <FigureEvidence figure={figure} onOpen={onOpen} onAssumption={onAssumption} /> : null;
    }
    case 'source': {
      const source = report.sources[subject.id];
      return source ? <SourceEntry source={source} /> : null;
    }
    case 'said':
      return <blockquote className="evidence-quote">{subject.quote}</blockquote>;
    case 'origin':
      return <OriginEvidence provenance={subject.provenance} onOpen={onOpen} onAssumption={onAssumption} />;
    case 'statement': {
      const { evidence, by } = subject.statement;
      const figures = evidence.flatMap((one) => (one.kind === 'figure' ? [one.id] : []));
      const others = evidence.filter((one) => one.kind !== 'figure');
      return (
        <div className="grid gap-3">
          {others.map((one, index) => {
            const { title, kind } = headSubject(one, report);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be quoted twice, and the list never changes
              <div key={index} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
                {kind ? <Glyph kind={kind} className="mt-1.5" /> : <span />}
                <div className="grid gap-1">
                  {one.kind === 'said' ? <p className="text-ink-soft">{title}</p> : null}
                  <SubjectView subject={one} onOpen={onOpen} onAssumption={onAssumption} />
                </div>
              </div>
            );
          })}
          {figures.length > 0 ? <InputList ids={figures} onOpen={onOpen} /> : null}
          <p className="text-ink-soft">
            {by === 'model' ? 'By the model, not checked' : 'By the engine'}; figures by the engine.
          </p>
        </div>
      );
    }
  }
}
