import '../../../lib/float-panel.css';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { placePanel } from '../../../lib/place-panel.ts';
import { reveal } from '../reveal.ts';
import { type Subject, useSheet } from '../sheet-scope.ts';
import { Glyph } from './glyph.tsx';
import { markNames } from './origins.ts';
import { headSubject, SubjectView } from './subject-view.tsx';

interface EvidencePanelProps {
  /** The way taken so far; the last is shown. */
  readonly trail: readonly Subject[];
  readonly anchor: HTMLElement;
  readonly onTrail: (trail: readonly Subject[]) => void;
  readonly onClose: () => void;
}

/** One panel a sheet, in the browser's top layer: Escape and a press elsewhere close it, focus goes back to its mark. */
export function EvidencePanel({ trail, anchor, onTrail, onClose }: EvidencePanelProps) {
  const { report, prefix, onAssume } = useSheet();
  const ref = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const subject = trail.at(-1);
  // Shown once per mark; going deeper only changes what is inside.
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    panel.hidePopover();
    panel.showPopover();
    placePanel(panel, anchor);
    panel.focus({ preventScroll: true });
  }, [anchor]);
  if (!subject) return null;
  const before = trail.at(-2);
  const { title, kind } = headSubject(subject, report);

  const findRow = (id: string) => document.getElementById(`${prefix}-assume-${id}`);
  const goToAssumption = (id: string) => {
    ref.current?.hidePopover();
    onClose();
    const row = findRow(id);
    if (!row) return;
    reveal(row);
    row.scrollIntoView({ block: 'center' });
    row.focus();
  };

  return (
    <div
      ref={ref}
      popover="auto"
      role="dialog"
      aria-labelledby={headingId}
      tabIndex={-1}
      className="float-panel"
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
    >
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
          onClick={() => ref.current?.hidePopover()}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <div className="grid gap-3 px-4 py-3 text-sm">
        <SubjectView
          subject={subject}
          onOpen={(next) => {
            onTrail([...trail, next]);
            ref.current?.focus({ preventScroll: true });
          }}
          onAssumption={onAssume ? goToAssumption : null}
        />
        {before ? (
          <button
            type="button"
            className="text-link w-fit"
            onClick={() => {
              onTrail(trail.slice(0, -1));
              ref.current?.focus({ preventScroll: true });
            }}
          >
            ‹ Back to {headSubject(before, report).title}
          </button>
        ) : null}
      </div>
    </div>
  );
}
