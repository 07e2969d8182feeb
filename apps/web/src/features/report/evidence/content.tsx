import { markNames } from '@slipway/report';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { reveal } from '../reveal.ts';
import { type Subject, useSheet } from '../sheet-scope.ts';
import { Glyph } from './glyph.tsx';
import { headSubject, SubjectView } from './subject-view.tsx';

export interface EvidenceProps {
  /** The way taken so far; the last is shown. */
  readonly trail: readonly Subject[];
  /** The mark that was pressed. */
  readonly anchor: HTMLElement;
  readonly onTrail: (trail: readonly Subject[]) => void;
  readonly onClose: () => void;
}

interface ContentProps extends Omit<EvidenceProps, 'anchor'> {
  readonly headingId: string;
  /** What takes the focus when it goes deeper. */
  readonly panel: RefObject<HTMLElement | null>;
}

/** What a mark opens, wherever it is shown: of what kind, what it says, what it stands on. */
export function EvidenceContent({ trail, headingId, panel, onTrail, onClose }: ContentProps) {
  const { report, prefix, onAssume } = useSheet();
  const subject = trail.at(-1);
  if (!subject) return null;
  const before = trail.at(-2);
  const { title, kind } = headSubject(subject, report);
  const goTo = (next: readonly Subject[]) => {
    onTrail(next);
    panel.current?.focus({ preventScroll: true });
  };
  const goToAssumption = (id: string) => {
    onClose();
    const row = document.getElementById(`${prefix}-assume-${id}`);
    if (!row) return;
    reveal(row);
    row.scrollIntoView({ block: 'center' });
    row.focus();
  };
  return (
    <>
      <div className="flex items-start gap-3 border-b border-line px-4 py-2.5">
        <div className="grid min-w-0 flex-1 gap-0.5 py-1">
          {kind ? (
            <p className="fig-label flex items-center gap-2">
              <Glyph kind={kind} />
              {markNames[kind]}
            </p>
          ) : null}
          <p id={headingId} className="font-medium">
            {title}
          </p>
        </div>
        <button
          type="button"
          aria-label="Close"
          className="-mr-2 grid size-9 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink"
          onClick={onClose}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <div className="grid gap-3 px-4 py-3 text-sm">
        <SubjectView
          subject={subject}
          onOpen={(next) => goTo([...trail, next])}
          onAssumption={onAssume ? goToAssumption : null}
        />
        {before ? (
          <button type="button" className="text-link w-fit" onClick={() => goTo(trail.slice(0, -1))}>
            ‹ Back to {headSubject(before, report).title}
          </button>
        ) : null}
      </div>
    </>
  );
}
