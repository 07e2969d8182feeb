import { layout } from './constants.ts';

/** Sections of the home page and the ids they carry there. */
const homeSections = {
  features: 'features',
  templates: 'templates',
  launchTools: 'launch-tools',
  pricing: 'pricing',
  demo: 'demo',
} as const;
export type HomeSection = (typeof homeSections)[keyof typeof homeSections];

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function isDesktop(): boolean {
  return window.matchMedia(`(min-width: ${layout.desktopFromPx}px)`).matches;
}

/** Scrolls a section to 96 px below the top edge. False when the page has no such section (yet). */
export function scrollToSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  const top = section.getBoundingClientRect().top + window.scrollY - layout.scrollOffsetPx;
  window.scrollTo({ top: Math.max(0, top), behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  return true;
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

const patienceMs = 5000;

/** Scrolls as soon as the section exists: a lazily loaded page brings it a moment after the address changed. */
export function scrollToSectionWhenThere(id: string, signal: AbortSignal): void {
  if (scrollToSection(id)) return;
  const watcher = new MutationObserver(() => {
    if (scrollToSection(id)) stop();
  });
  const timer = setTimeout(() => stop(), patienceMs);
  const stop = (): void => {
    clearTimeout(timer);
    watcher.disconnect();
  };
  signal.addEventListener('abort', stop);
  watcher.observe(document.body, { childList: true, subtree: true });
}
