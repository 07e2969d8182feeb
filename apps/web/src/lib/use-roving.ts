import { type RefObject, useEffect, useRef } from 'react';

interface Roving {
  /** What is walked through. */
  readonly items: string;
  /** One stop for each of these; left out, one for the whole. */
  readonly groups?: string;
  /** Up and down keep to the same place in the next of these. */
  readonly rows?: string;
  /** Up and down belong to the items themselves. */
  readonly isSideways?: boolean;
}

/** One stop of the Tab key for many controls of a kind; the arrow keys, Home and End lead to the others. */
export function useRoving<E extends HTMLElement>(roving: Roving): RefObject<E | null> {
  const ref = useRef<E>(null);
  const { items, groups, rows, isSideways = false } = roving;
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const groupOf = (item: Element): Element => (groups && item.closest(groups)) || box;
    const listOpen = () =>
      [...box.querySelectorAll<HTMLElement>(items)].filter((item) => isReachable(item, box));
    const settle = (wanted?: HTMLElement) => {
      for (const [, own] of Map.groupBy(listOpen(), groupOf)) {
        const stop =
          own.find((item) => item === wanted) ??
          own.find((item) => item === document.activeElement) ??
          own.find((item) => item.getAttribute('aria-current')) ??
          own.find((item) => item.hasAttribute('aria-description')) ??
          own[0];
        for (const item of own) {
          item.tabIndex = item === stop ? 0 : -1;
          if (item === stop && own.length > 1)
            item.setAttribute('aria-description', `${own.indexOf(item) + 1} of ${own.length}, arrow keys`);
          else item.removeAttribute('aria-description');
        }
      }
    };
    const findItem = (target: EventTarget | null) =>
      target instanceof HTMLElement && target.matches(items) ? target : null;
    const onFocus = (event: FocusEvent) => {
      const item = findItem(event.target);
      if (item) settle(item);
    };
    const onKey = (event: KeyboardEvent) => {
      const item = findItem(event.target);
      if (!item || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const own = listOpen().filter((one) => groupOf(one) === groupOf(item));
      const isAcross = event.key === 'ArrowUp' || event.key === 'ArrowDown';
      if (isAcross && isSideways) return;
      const next = isAcross && rows ? nextRow(item, own, rows, event.key) : nextOf(item, own, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    settle();
    const changes = new MutationObserver(() => settle());
    changes.observe(box, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['open', 'hidden', 'disabled', 'aria-current'],
    });
    box.addEventListener('focusin', onFocus);
    box.addEventListener('keydown', onKey);
    return () => {
      changes.disconnect();
      box.removeEventListener('focusin', onFocus);
      box.removeEventListener('keydown', onKey);
    };
  }, [items, groups, rows, isSideways]);
  return ref;
}

/** Neither switched off nor folded away. The line of a fold is there when the fold is closed. */
function isReachable(item: HTMLElement, box: HTMLElement): boolean {
  if (item.matches(':disabled') || item.closest('[hidden]')) return false;
  const from = item.tagName === 'SUMMARY' ? item.parentElement?.parentElement : item;
  const fold = from?.closest('details:not([open])');
  return !fold || fold.contains(box);
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function nextOf(item: HTMLElement, own: readonly HTMLElement[], key: string): HTMLElement | undefined {
  if (key === 'Home') return own[0];
  if (key === 'End') return own.at(-1);
  const step = steps[key];
  return step === undefined ? undefined : own[own.indexOf(item) + step];
}

function nextRow(
  item: HTMLElement,
  own: readonly HTMLElement[],
  rows: string,
  key: string,
): HTMLElement | undefined {
  const byRow = [...Map.groupBy(own, (one) => one.closest(rows)).values()];
  const at = byRow.findIndex((row) => row.includes(item));
  const place = byRow[at]?.indexOf(item) ?? 0;
  const next = byRow[at + (steps[key] ?? 0)];
  return next?.[Math.min(place, next.length - 1)];
}
