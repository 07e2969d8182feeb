import { type FieldControl, TextArea } from '@slipway/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { cutAtQuotes, type Quote } from '../../../lib/cut-at-quotes.ts';

export interface IdeaBoxProps {
  readonly control: FieldControl;
  readonly name: string;
  readonly value: string;
  readonly placeholder?: string | undefined;
  /** Pieces of the text that were understood; they are underlined. */
  readonly marks: readonly Quote[];
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/**
 * The box keeps its own words. A box that React holds is written at every drawing, and one that was begun before the letters
 * typed so far were known would write over them; this one is written only when somebody else changes the text.
 */
export function IdeaBox({ control, name, value, placeholder, marks, onChange, onLeave }: IdeaBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const [first] = useState(value);
  const known = useRef(value);
  useLayoutEffect(() => {
    if (known.current === value) return;
    known.current = value;
    if (box.current && box.current.value !== value) box.current.value = value;
  }, [value]);

  // As wide as the text is with a scroll bar beside it, and scrolled as far.
  const follow = (): void => {
    if (!box.current || !mirror.current) return;
    mirror.current.style.width = `${box.current.clientWidth}px`;
    mirror.current.scrollTop = box.current.scrollTop;
  };
  const pieces = marks.length === 0 ? [] : cutAtQuotes(value, marks);
  const isMarked = pieces.some((piece) => piece.name !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or other marks may have moved it
  useLayoutEffect(() => {
    if (!isMarked || !box.current) return;
    follow();
    const watch = new ResizeObserver(follow);
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [isMarked, value]);

  return (
    <div className="idea-box">
      {isMarked ? (
        <div ref={mirror} aria-hidden="true" className="idea-mirror">
          {pieces.map((piece) =>
            piece.name === null ? (
              piece.words
            ) : (
              <span key={piece.at} className="idea-mark">
                {piece.words}
              </span>
            ),
          )}
        </div>
      ) : null}
      <TextArea
        {...control}
        ref={box}
        name={name}
        defaultValue={first}
        placeholder={placeholder}
        rows={6}
        onChange={(event) => {
          known.current = event.currentTarget.value;
          onChange(event.currentTarget.value);
        }}
        onBlur={onLeave}
        onScroll={follow}
        className="field-sizing-content max-h-96 min-h-44 bg-transparent"
      />
    </div>
  );
}
