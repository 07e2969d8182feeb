export interface FrameDocument {
  readonly document: Document;
  /** Whether listeners of ours run in it; where they do not, it is for looking at only. */
  readonly isHeard: boolean;
  /** Replaces the style sheet at this place; the page's own is the first. */
  setStyle(css: string, at?: number): void;
}

/**
 * Our content policy, which the frame inherits, refuses an inline style element. A sheet made in the frame's own window is not
 * inline. Links lead nowhere but to places of the page itself; the sandbox holds back forms, popups and scripts.
 */
export function openFrame(element: HTMLIFrameElement): FrameDocument | null {
  const { contentDocument: document, contentWindow: view } = element;
  if (document === null || view === null) return null;
  document.addEventListener('click', stayHere);
  const sheets: CSSStyleSheet[] = [];
  return {
    document,
    isHeard: canListen(document),
    setStyle(css, at = 0) {
      for (let place = sheets.length; place <= at; place += 1) sheets.push(makeSheet(view));
      sheets[at]?.replaceSync(css);
      document.adoptedStyleSheets = sheets;
    },
  };
}

/** A sheet belongs to the window that made it. */
function makeSheet(view: Window): CSSStyleSheet {
  const Sheet = (view as Window & { readonly CSSStyleSheet: typeof CSSStyleSheet }).CSSStyleSheet;
  return new Sheet();
}

function stayHere(event: Event): void {
  const { target } = event;
  // The frame's elements are of its own window's classes, so `instanceof Element` would not know them.
  const link = target !== null && 'closest' in target ? (target as Element).closest('a[href]') : null;
  if (link === null) return;
  event.preventDefault();
  const href = link.getAttribute('href') ?? '';
  if (href.startsWith('#')) link.ownerDocument.getElementById(href.slice(1))?.scrollIntoView();
}

function canListen(document: Document): boolean {
  let isHeard = false;
  document.addEventListener(
    'slipway:heard',
    () => {
      isHeard = true;
    },
    { once: true },
  );
  document.dispatchEvent(new Event('slipway:heard'));
  return isHeard;
}
