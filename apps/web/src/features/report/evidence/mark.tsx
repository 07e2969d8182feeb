import type { MarkKind } from '@slipway/report';
import { cx } from '@slipway/ui';
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
}

/** The small sign behind a figure or a sentence. Where it stands in a `.figure-value` the whole value takes the press. */
export function EvidenceMark({ subject, kinds, says, note, className }: EvidenceMarkProps) {
  const { openEvidence } = useSheet();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={says}
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
