import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { tooltip } from './constants.ts';

/** When the last tooltip closed: the next one opens without delay if that is less than the skip delay ago. */
let lastClosedAt = Number.NEGATIVE_INFINITY;

export function openDelayMs(now: number, closedAt: number): number {
  return now - closedAt < tooltip.skipDelayMs ? 0 : tooltip.openDelayMs;
}

interface TooltipProps {
  readonly text: ReactNode;
  readonly side?: 'below' | 'above';
  /** The control is given the id of the text through `aria-describedby`. */
  readonly children: (describedBy: { readonly 'aria-describedby': string }) => ReactNode;
}

/**
 * Opens on hover after 700 ms (at once on keyboard focus), closes on leave, blur and Escape. The text stays in the
 * page for screen readers, so opening is only a matter of sight.
 */
export function Tooltip({ text, side = 'below', children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const show = (delayMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delayMs);
  };
  const hide = (): void => {
    clearTimeout(timer.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what a person operates
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') show(openDelayMs(performance.now(), lastClosedAt));
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show(0);
      }}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children({ 'aria-describedby': id })}
      <span
        id={id}
        role="tooltip"
        style={{ marginBlock: tooltip.offsetPx }}
        className={
          open
            ? `${side === 'below' ? 'top-full' : 'bottom-full'} absolute right-0 z-50 w-max max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-sm text-paper shadow-float`
            : 'sr-only'
        }
      >
        {text}
      </span>
    </span>
  );
}
