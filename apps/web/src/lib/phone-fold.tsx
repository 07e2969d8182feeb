import './phone-fold.css';
import { cx } from '@slipway/ui';
import { type ReactNode, useId, useState } from 'react';

interface PhoneFoldProps {
  /** What stands on a phone until it is pressed. */
  readonly line: ReactNode;
  readonly lineClass?: string;
  /** Of what is folded. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** On a phone one line that opens, so that the answer comes first; on wider screens and on paper all of it stands. */
export function PhoneFold({ line, lineClass, className, children }: PhoneFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={cx('phone-fold-line no-print', lineClass)}
        onClick={() => setOpen(!isOpen)}
      >
        {line}
      </button>
      <div id={id} data-open={isOpen ? '' : undefined} className={cx('phone-folded', className)}>
        {children}
      </div>
    </>
  );
}
