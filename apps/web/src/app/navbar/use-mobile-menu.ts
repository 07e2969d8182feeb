import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { layout } from '../../lib/constants.ts';
import { useNewPlace } from '../../lib/use-new-place.ts';

/** Marks the history entry that stands for the open menu: going back removes it instead of leaving the page. */
const mark = 'slipwayMenu';

function entryIsOurs(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && mark in state;
}

interface MobileMenuParts {
  readonly toggle: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
}

/** Open or closed, and the rules of the specification's section 2: what locks, what closes it. */
export function useMobileMenu({ toggle, panel }: MobileMenuParts) {
  const [open, setOpen] = useState(false);
  const [hydrated, setHydrated] = useState(false);

  /** Going back takes a moment: what opens the menu meanwhile would be closed by it, or its link undone. */
  const isLeaving = useRef(false);

  const close = useCallback(() => {
    setOpen(false);
    if (!entryIsOurs()) return;
    isLeaving.current = true;
    const onLeft = (): void => {
      isLeaving.current = false;
    };
    window.addEventListener('popstate', onLeft, { once: true });
    window.history.back();
  }, []);

  const openUp = useCallback(() => {
    if (!isLeaving.current) return setOpen(true);
    window.addEventListener('popstate', () => setOpen(true), { once: true });
  }, []);

  // The browser can have opened it before script came.
  useEffect(() => {
    setHydrated(true);
    if (panel.current?.matches(':popover-open')) setOpen(true);
  }, [panel]);

  useNewPlace(() => setOpen(false));

  useEffect(() => {
    if (!open) return;
    const sheet = panel.current;
    if (sheet && !sheet.matches(':popover-open')) sheet.showPopover();
    if (!entryIsOurs()) window.history.pushState({ ...window.history.state, [mark]: true }, '');
    const before = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    const wide = window.matchMedia(`(min-width: ${layout.desktopFromPx}px)`);
    const onWide = (): void => {
      if (wide.matches) close();
    };
    const onBack = (): void => setOpen(false);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') keepInside(event, toggle.current, sheet);
    };
    // Before the link's own work: a page that is still locked can drop the scroll to a section.
    const onPress = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('a[href]')) flushSync(() => setOpen(false));
    };
    sheet?.addEventListener('click', onPress);
    wide.addEventListener('change', onWide);
    window.addEventListener('popstate', onBack);
    document.addEventListener('keydown', onKey);
    return () => {
      sheet?.removeEventListener('click', onPress);
      wide.removeEventListener('change', onWide);
      window.removeEventListener('popstate', onBack);
      document.removeEventListener('keydown', onKey);
      document.body.style.overflow = before;
      const hadFocus = sheet?.contains(document.activeElement);
      if (sheet?.matches(':popover-open')) sheet.hidePopover();
      if (hadFocus) toggle.current?.focus({ preventScroll: true });
    };
  }, [open, close, panel, toggle]);

  return { open, hydrated, close, toggle: () => (open ? close() : openUp()) };
}

/** Tab goes round: the button that opened the menu, then what is in it. */
function keepInside(event: KeyboardEvent, toggle: HTMLElement | null, sheet: HTMLElement | null): void {
  if (!toggle || !sheet) return;
  const inside = [
    ...sheet.querySelectorAll<HTMLElement>('a[href], button:not([disabled]), summary, input'),
  ].filter((item) => !item.closest('details:not([open]) > :not(summary)'));
  const ring = [toggle, ...inside];
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? ring.indexOf(focused) : -1;
  const next = at < 0 ? 0 : (at + (event.shiftKey ? -1 : 1) + ring.length) % ring.length;
  event.preventDefault();
  ring[next]?.focus();
}
