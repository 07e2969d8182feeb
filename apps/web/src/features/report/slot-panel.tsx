import type { ReadingSlot } from '@slipway/report';
import { cx } from '@slipway/ui';
import { useId, useLayoutEffect, useRef } from 'react';
import { OpenAnswer } from './answer-options.tsx';
import { placePanel } from './evidence/place-panel.ts';

export interface SlotPanelProps {
  readonly slot: ReadingSlot;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onChange: (value: string, label: string) => void;
}

/** What else a part of the reading could be. Escape and a press elsewhere close it, and the focus goes back to its slot. */
export function SlotPanel({ slot, anchor, onClose, onChange }: SlotPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const otherId = useId();
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
  const choose = (value: string, label: string) => {
    close();
    onChange(value, label);
  };
  return (
    <div
      ref={ref}
      popover="auto"
      role="dialog"
      aria-labelledby={headingId}
      className="evidence-panel slot-panel"
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
      {slot.options.length > 0 ? (
        <ul className="flex flex-wrap gap-2" aria-labelledby={headingId}>
          {slot.options.map(({ value, label }) => {
            const isNow = label === slot.value || value === slot.value;
            return (
              <li key={value}>
                <button
                  type="button"
                  aria-pressed={isNow}
                  className={cx('chip', isNow && 'chip-now')}
                  onClick={() => choose(value, label)}
                >
                  {label}
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
      {slot.takesText ? (
        <div className="grid gap-1">
          <p id={otherId} className="text-sm text-ink-soft">
            {slot.options.length > 0 ? 'Something else' : 'In your words'}
          </p>
          <OpenAnswer labelledBy={otherId} verb="Save" onAnswer={(text) => choose(text, text)} />
        </div>
      ) : null}
    </div>
  );
}
