import { fillText, type Report } from '@slipway/report';
import { Button } from '@slipway/ui';
import { useEffect, useRef, useState } from 'react';
import { sayTime } from './say-time.ts';

interface TeleprompterProps {
  readonly script: Script;
  readonly onClose: () => void;
}

interface Script {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** As long as it is spoken. */
  readonly seconds: number;
}

/** The longest text of the sheet that is to be spoken; null where there is none. */
export function findScript({ blocks, figures }: Report): Script | null {
  const scripts = blocks.flatMap((block) => {
    if (block.kind !== 'script' || block.title === undefined) return [];
    const seconds = block.measures.map((id) => figures[id]).find((one) => one?.noun === 'seconds')?.value;
    const paragraphs = block.paragraphs.map(({ statements }) =>
      statements.map(({ text }) => fillText(text, figures)).join(' '),
    );
    return seconds ? [{ title: block.title, paragraphs, seconds }] : [];
  });
  return scripts.at(-1) ?? null;
}

/** Large words that move past a line in the time they are spoken in. They move only while asked to. */
export function Teleprompter({ script, onClose }: TeleprompterProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const roll = useRef<HTMLDivElement>(null);
  const [isRolling, setRolling] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    const element = roll.current;
    if (!isRolling || element === null) return;
    const whole = element.scrollHeight - element.clientHeight;
    let frame = 0;
    let place = element.scrollTop;
    let last: number | null = null;
    const step = (now: number) => {
      place += (whole / script.seconds) * ((now - (last ?? now)) / 1000);
      last = now;
      element.scrollTop = place;
      if (place < whole) frame = requestAnimationFrame(step);
      else setRolling(false);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isRolling, script.seconds]);
  return (
    <dialog ref={dialog} className="present" aria-label="Teleprompter" onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be reached by keyboard */}
      <div ref={roll} className="prompter" tabIndex={0}>
        {script.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className="present-bar">
        <span>
          {script.title}, {sayTime(script.seconds)}
        </span>
        <Button size="sm" tone="hull" onClick={() => setRolling((now) => !now)}>
          {isRolling ? 'Pause' : 'Roll'}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            setRolling(false);
            if (roll.current) roll.current.scrollTop = 0;
          }}
        >
          To the top
        </Button>
        <Button size="sm" onClick={() => dialog.current?.close()}>
          End
        </Button>
      </div>
    </dialog>
  );
}
