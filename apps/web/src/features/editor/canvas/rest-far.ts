/** Up to here all sections are drawn. */
const most = 60;
/** So many windows away a section comes to rest; it wakes at one. From section to section of one place nothing rests and nothing wakes. */
const keptWindows = 3;

/** Of those that rest one behind the other the first is as tall as all of them; the others are not in the layout. */
export const restingStyle =
  'main>[data-far]{contain:strict;content-visibility:hidden}main>[data-far=behind]{display:none}';

interface FarSections {
  /** All may be of another height now: each is measured again. */
  measure(isOn: boolean): void;
  /** Sections came, went or moved. The selected one never rests: its fields can be reached. */
  follow(selected: Element | null): void;
  stop(): void;
}

/**
 * Of a long page what is some windows away keeps its room and is not laid out or painted: every step of the editor would go through it. For
 * sections that keep within their box and stand one below the other.
 */
export function restFarSections(document: Document): FarSections {
  const { defaultView: view } = document;
  const ending = new AbortController();
  let isOn = false;
  let lookedAt = { top: 0, width: 0 };
  /** Heights of those that rest. */
  let resting = new Map<Element, number>();
  /** What the page knows of it: the room of the first of a row, or that one stands behind it. */
  let written = new Map<HTMLElement, number | 'behind'>();

  const all = () => [...(document.getElementById('main')?.children ?? [])] as HTMLElement[];

  function look(): void {
    if (view === null) return;
    const { innerHeight, innerWidth, scrollY } = view;
    lookedAt = { top: scrollY, width: innerWidth };
    const sections = all();
    // Everything is read first, then written: the page is laid out once.
    const next = new Map<Element, number>();
    let end = document.getElementById('main')?.getBoundingClientRect().top ?? 0;
    for (const element of sections) {
      const known = resting.get(element);
      const box = known === undefined ? element.getBoundingClientRect() : null;
      const top = box?.top ?? end;
      const height = box?.height ?? known ?? 0;
      end = top + height;
      const windows = (known === undefined ? keptWindows : 1) * innerHeight;
      const isFar = end < -windows || top > innerHeight + windows;
      if (isFar && sections.length > most && !element.hasAttribute('data-selected'))
        next.set(element, height);
    }
    resting = next;
    write(sections);
  }

  function write(sections: readonly HTMLElement[]): void {
    const next = new Map<HTMLElement, number | 'behind'>();
    let first: HTMLElement | null = null;
    for (const element of sections) {
      const height = resting.get(element);
      if (height === undefined) first = null;
      else if (first === null) {
        first = element;
        next.set(first, height);
      } else {
        next.set(element, 'behind');
        next.set(first, Number(next.get(first)) + height);
      }
    }
    for (const element of written.keys()) if (!next.has(element)) setRoom(element, null);
    for (const [element, room] of next) if (written.get(element) !== room) setRoom(element, room);
    written = next;
  }

  function wakeAll(): void {
    resting = new Map();
    write(all());
  }

  function measure(isLong: boolean): void {
    wakeAll();
    // In two columns one does not stand below the other.
    const main = document.getElementById('main');
    isOn = isLong && main !== null && view?.getComputedStyle(main).display === 'block';
    if (isOn) look();
  }

  function follow(selected: Element | null): void {
    if (!isOn) return;
    if (selected !== null) resting.delete(selected);
    write(all());
  }

  const on = (target: EventTarget | null, name: string, work: (event: Event) => void) =>
    target?.addEventListener(name, work, { signal: ending.signal, passive: true, capture: true });
  on(view, 'scroll', () => {
    if (isOn && view !== null && Math.abs(view.scrollY - lookedAt.top) > 0.8 * view.innerHeight) look();
  });
  on(view, 'resize', () => {
    if (!isOn || view === null) return;
    if (view.innerWidth === lookedAt.width) look();
    else measure(true);
  });
  // Before the link is followed: what is not in the layout cannot be scrolled to.
  on(document, 'click', ({ target }) => {
    const href = target !== null && 'closest' in target ? linkOf(target as Element) : null;
    if (href?.startsWith('#')) follow(document.getElementById(href.slice(1)));
  });
  // The browser is about to search in the page.
  for (const place of new Set([document, view?.parent]))
    on(place ?? null, 'keydown', (event) => {
      const { key, ctrlKey, metaKey } = event as KeyboardEvent;
      if (isOn && key === 'f' && (ctrlKey || metaKey)) measure(false);
    });
  return { measure, follow, stop: () => ending.abort() };
}

const linkOf = (element: Element): string | null => element.closest('a[href]')?.getAttribute('href') ?? null;

/** Awake it is as it was drawn, to the letter: what is typed is compared with what would be drawn. */
function setRoom(element: HTMLElement, room: number | 'behind' | null): void {
  if (room === null) delete element.dataset.far;
  else element.dataset.far = room === 'behind' ? room : 'first';
  element.style.height = typeof room === 'number' ? `${room}px` : '';
  if (element.getAttribute('style') === '') element.removeAttribute('style');
}
