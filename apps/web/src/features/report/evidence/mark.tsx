import type { MarkKind } from '@slipway/report';
import { cx } from '@slipway/ui';
import type { KeyboardEvent } from 'react';
import { type Subject, useSheet } from '../sheet-scope.ts';
import { Glyph } from './glyph.tsx';

interface EvidenceMarkProps {
  readonly subject: Subject;
  readonly kinds: readonly MarkKind[];
  /** Read aloud: "Evidence for the serviceable market: computed". */
  readonly says: string;
  /** The number on paper, where nothing opens: "3" or "S2". In brackets there: raised behind a digit it is a power. */
  readonly note?: string | undefined;
  readonly className?: string;
  /** One of several marks of a statement: the first is reached by Tab, the others from it by the arrow keys. */
  readonly place?: MarkPlace | undefined;
}

export interface MarkPlace {
  readonly at: number;
  readonly of: number;
}

const ways: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function goOn(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key];
  const marks = [
    ...(event.currentTarget.closest('[data-statement]')?.querySelectorAll<HTMLElement>('.evidence-mark') ??
      []),
  ];
  const next = way === undefined ? undefined : marks[marks.indexOf(event.currentTarget) + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The small sign behind a figure or a sentence. Where it stands in a `.figure-value` the whole value takes the press. */
export function EvidenceMark({ subject, kinds, says, note, className, place }: EvidenceMarkProps) {
  const { openEvidence } = useSheet();
  const isOneOfMany = place !== undefined && place.of > 1;
  const more = isOneOfMany && place.at === 0 ? `, 1 of ${place.of} (arrow keys)` : '';
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={says + more}
        tabIndex={isOneOfMany && place.at > 0 ? -1 : undefined}
        onKeyDown={isOneOfMany ? goOn : undefined}
        className={cx('evidence-mark', className)}
        onClick={(event) => openEvidence(subject, event.currentTarget)}
      >
        {kinds.map((kind) => (
          <Glyph key={kind} kind={kind} />
        ))}
      </button>
      {note ? (
        <span aria-hidden="true" className="paper-note">
          {`\u00a0[${note}]`}
        </span>
      ) : null}
    </>
  );
}
