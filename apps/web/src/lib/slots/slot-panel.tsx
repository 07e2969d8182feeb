import '../float-panel.css';
import { useId, useLayoutEffect, useRef } from 'react';
import { placePanel } from '../place-panel.ts';
import { SlotAnswer, type SlotAnswerProps } from './slot-answer.tsx';
import type { SlotOption } from './slot-options.tsx';

interface SlotPanelProps extends Pick<SlotAnswerProps, 'slot' | 'find' | 'check'> {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onChange: (option: SlotOption) => void;
}

/** What else a part of the reading could be. Escape and a press elsewhere close it, and the focus goes back to its slot. */
export function SlotPanel({ slot, anchor, find, check, onClose, onChange }: SlotPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const headingId = useId();
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    panel.showPopover();
    placePanel(panel, anchor);
    const first =
      panel.querySelector<HTMLElement>('[aria-pressed="true"]') ??
      panel.querySelector<HTMLElement>('.chip, input');
    first?.focus({ preventScroll: true });
  }, [anchor]);
  const close = () => {
    ref.current?.hidePopover();
    anchor.focus({ preventScroll: true });
    onClose();
  };
  const choose = (option: SlotOption) => {
    close();
    onChange(option);
  };
  return (
    <div
      ref={ref}
      popover="auto"
      role="dialog"
      aria-labelledby={headingId}
      className="float-panel slot-panel"
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <p id={headingId} className="font-medium">
        {slot.label}
      </p>
      {slot.quote ? (
        <p className="text-sm text-ink-soft">
          You wrote: “<bdi>{slot.quote}</bdi>”
        </p>
      ) : null}
      <SlotAnswer slot={slot} labelledBy={headingId} find={find} check={check} onAnswer={choose} />
    </div>
  );
}
