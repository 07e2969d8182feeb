import { type FieldControl, TextArea } from '@slipway/ui';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cutAtQuotes, type Quote } from '../../../lib/cut-at-quotes.ts';

interface IdeaBoxProps {
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
 * The box keeps its own words. One that React holds is written at every drawing, and a drawing that was asked for a letter ago
 * takes the newest letter away. This one is written only when other code changes the text, and never over letters that
 * nobody has heard of yet.
 */
export function IdeaBox({ control, name, value, placeholder, marks, onChange, onLeave }: IdeaBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const [first] = useState(value);
  /** What the box held when it was last heard or written. */
  const known = useRef(value);
  const hear = (words: string): void => {
    known.current = words;
    onChange(words);
  };
  const take = useEffectEvent(() => {
    const area = box.current;
    if (!area || known.current === value) return;
    const isUnheard = area.value !== known.current && area.value !== value;
    if (isUnheard) return hear(area.value);
    known.current = value;
    if (area.value !== value) area.value = value;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is what is taken
  useLayoutEffect(() => take(), [value]);

  // As wide as the text is with a scroll bar beside it, and scrolled as far.
  const follow = (): void => {
    if (!box.current || !mirror.current) return;
    // Letter over letter: whatever sets the box's text sets the mirror's.
    const { font, lineHeight, letterSpacing, padding } = getComputedStyle(box.current);
    Object.assign(mirror.current.style, { font, lineHeight, letterSpacing, padding });
    // The borders are no part of what the text has.
    mirror.current.style.width = `${box.current.clientWidth + 2}px`;
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
        onChange={(event) => hear(event.currentTarget.value)}
        onBlur={onLeave}
        onScroll={follow}
        className="field-sizing-content max-h-96 min-h-44 bg-transparent"
      />
    </div>
  );
}
