import { Button } from '@slipway/ui';
import { useEffect, useRef, useState } from 'react';
import { sayTime } from './say-time.ts';
import { SlideFrame } from './slide-frame.tsx';

interface PresentProps {
  readonly slides: readonly string[];
  readonly css: string;
  readonly notes: readonly string[];
  readonly from: number;
  readonly onClose: () => void;
}

const forward = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter']);
const back = new Set(['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace']);
const wordsPerMinute = 150;

/** One slide on the whole window; for the speaker a clock, the time the notes take, and the notes themselves behind N. */
export function Present({ slides, css, notes, from, onClose }: PresentProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(from);
  const [hasNotes, setNotes] = useState(false);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    dialog.current?.showModal();
    const began = Date.now();
    const clock = setInterval(() => setSeconds(Math.floor((Date.now() - began) / 1000)), 500);
    return () => clearInterval(clock);
  }, []);
  const isScripted = notes.some((text) => text !== '');
  const go = (by: number) => setAt((now) => Math.max(0, Math.min(slides.length - 1, now + by)));
  const planned = notes
    .slice(0, at + 1)
    .reduce((sum, text) => sum + (text.split(/\s+/u).filter(Boolean).length / wordsPerMinute) * 60, 0);
  return (
    <dialog
      ref={dialog}
      className="present"
      aria-label="Presentation"
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter')) return;
        if (forward.has(event.key)) go(1);
        else if (back.has(event.key)) go(-1);
        else if (isScripted && event.key.toLowerCase() === 'n') setNotes((now) => !now);
        else return;
        event.preventDefault();
      }}
    >
      <div className="present-slide">
        <SlideFrame markup={slides[at] ?? ''} css={css} at={at} />
      </div>
      {hasNotes ? <p className="present-notes">{notes[at]}</p> : null}
      <div className="present-bar">
        <Button size="sm" disabled={at === 0} onClick={() => go(-1)}>
          Back
        </Button>
        <span aria-live="polite">
          {at + 1} of {slides.length}
        </span>
        <Button size="sm" disabled={at === slides.length - 1} onClick={() => go(1)}>
          Next
        </Button>
        {isScripted ? (
          <>
            <span role="timer" aria-label="Time gone, and time the notes take up to here">
              {sayTime(seconds)} · notes {sayTime(planned)}
            </span>
            <Button size="sm" aria-pressed={hasNotes} onClick={() => setNotes((now) => !now)}>
              Notes
            </Button>
          </>
        ) : null}
        <Button size="sm" onClick={() => dialog.current?.close()}>
          End
        </Button>
      </div>
    </dialog>
  );
}
