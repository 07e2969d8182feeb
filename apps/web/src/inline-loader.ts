/**
 * Inlined into every page, the same bytes everywhere, so that one hash lets it through the content policy.
 * Before the first paint: theme and the mark of a signed-in visitor. Then: when to fetch the app.
 */
import { carryIdea, ideaBoxId } from './lib/carried-idea.ts';
import { onStir } from './lib/on-stir.ts';

declare const __ENTRY__: string;

const html = document.documentElement;
const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const theme = read('theme');
if (theme === 'light' || theme === 'dark') html.dataset.theme = theme;
// An address with a section in it is measured at once: nothing below may be a guess.
if (location.hash) html.dataset.touched = '';
const known = read('userData') !== null;
if (known) html.dataset.user = '';
// Specification, section 4: false until the server has said otherwise.
window.isPremium = false;

// Every path starts at its top, by Back and Forward too (specification, section 2); only a reload stays where it was.
const [arrival] = performance.getEntriesByType('navigation');
const isReload = arrival !== undefined && 'type' in arrival && arrival.type === 'reload';
history.scrollRestoration = isReload ? 'auto' : 'manual';
addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'manual')));
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && !location.hash) scrollTo(0, 0);
});

let started = false;
/** The frame answers to presses. */
let live = false;
/** The page inside it does too: React takes it over a moment later, and a submit does not hurry it as a press does. */
let drawn = false;
let earlyPress: (() => void) | undefined;
/** Pressed inside the page: repeated when the page is there, because its frame alone would drop it. */
let earlyPagePress: (() => void) | undefined;
let earlySubmit: (() => void) | undefined;

function start(): void {
  if (started) return;
  started = true;
  import(/* @vite-ignore */ __ENTRY__).catch(() => {
    const key = 'slipway:chunk-reload';
    if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(key)) < 60_000) return;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}

/** What only script answers is held back and repeated once it is there; a form must not reload the page. */
function hold(event: Event): void {
  const target = event.target;
  if (drawn || !(target instanceof Element)) return;
  if (event.type === 'submit' && target instanceof HTMLFormElement) {
    event.preventDefault();
    earlySubmit = () => target.requestSubmit();
  } else if (!live) {
    const button = target.closest<HTMLButtonElement>('button[type=button]:not([popovertarget])');
    if (button?.closest('main')) earlyPagePress = () => button.click();
    else if (button) earlyPress = () => button.click();
  }
}

if (html.dataset.page === 'offline') {
  // The server may be away too, or the network back a moment before it carries anything: ask, then reload.
  const look = (): void => {
    fetch('/healthz').then(
      (answer) => answer.ok && location.reload(),
      () => undefined,
    );
  };
  addEventListener('online', look);
  setInterval(look, 4000);
} else {
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', hold, true);
  // Whoever types and follows a link before the app is here takes the idea along all the same.
  document.addEventListener('input', ({ target }) => {
    if (!drawn && target instanceof HTMLTextAreaElement && target.id === ideaBoxId) carryIdea(target.value);
  });
  const once = { once: true };
  const onReady = (): void => {
    live = true;
    earlyPress?.();
  };
  const onDrawn = (): void => {
    drawn = true;
    earlyPagePress?.();
    earlySubmit?.();
  };
  document.addEventListener('slipway:ready', onReady, once);
  document.addEventListener('slipway:drawn', onDrawn, once);
  if (known || location.hash || 'eager' in html.dataset) start();
  onStir(() => {
    html.dataset.touched = '';
    start();
  });
  // These read, open and link without script: until the visitor stirs, they are left alone.
  const calmMs = /^\/(?:$|features$|pricing$|blog|samples)/.test(location.pathname) ? 30_000 : 0;
  addEventListener('load', () => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
      else start();
    }, calmMs);
  });
}
