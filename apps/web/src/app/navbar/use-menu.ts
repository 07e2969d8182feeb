import { type KeyboardEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useNewPlace } from '../../lib/use-new-place.ts';

function listItems(panel: HTMLElement): readonly HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), input:checked')];
}

/** Where an arrow leads in a list laid out in columns; from the ends it goes round. */
export function nextIndex(key: string, current: number, count: number, columns: number): number | null {
  const steps: Record<string, number> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ArrowRight: 1,
    ArrowLeft: -1,
  };
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return null;
  if (current < 0) return step > 0 ? 0 : count - 1;
  const next = current + step;
  return next >= 0 && next < count ? next : (current + Math.sign(step) + count) % count;
}

/**
 * A button and the popover it opens. The browser itself opens, closes on Escape or a press outside, and gives the
 * focus back, with or without script; this adds arrow keys, `aria-expanded`, and closing when the page changes.
 */
export function useMenu(id: string, columns = 1, onOpen?: (panel: HTMLElement) => void) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);
  useNewPlace(() => panel.current?.hidePopover());

  const move = (event: KeyboardEvent): void => {
    if (!panel.current) return;
    // Sideways, a choice among radio buttons is the browser's own.
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (isSideways && event.target instanceof HTMLInputElement) return;
    const items = listItems(panel.current);
    const focused = document.activeElement;
    const current = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
    const next = nextIndex(event.key, current, items.length, columns);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return {
    open,
    button: {
      popoverTarget: id,
      'aria-expanded': open,
      'aria-controls': id,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        panel.current?.showPopover();
        move(event);
      },
    },
    panel: {
      id,
      ref: panel,
      popover: 'auto' as const,
      onToggle: (event: ToggleEvent) => {
        setOpen(event.newState === 'open');
        if (event.newState === 'open' && panel.current) onOpen?.(panel.current);
      },
      onKeyDown: move,
    },
  };
}
