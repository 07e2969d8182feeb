import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { onStir } from './on-stir.ts';

let awake: Promise<void> | undefined;

/** The page as the server sent it, before anybody has done anything on it. */
function isUntouched(): boolean {
  const html = document.documentElement;
  return document.getElementById('root')?.dataset.made === 'page' && !('touched' in html.dataset);
}

function whenTouched(): Promise<void> {
  if (typeof document === 'undefined' || !isUntouched()) return Promise.resolve();
  awake ??= new Promise((resolve) => {
    onStir(() => {
      document.documentElement.dataset.touched = '';
      resolve();
    });
  });
  return awake;
}

/** A form that was dormant answers now: the inline loader repeats what was sent before. */
export function announceForm(): void {
  document.dispatchEvent(new Event('slipway:drawn'));
}

/**
 * A part of a prerendered page whose HTML stands on its own: links and text work without script. Its code is
 * fetched when the visitor first touches the page (or at once when the page is reached from inside the app), so
 * that the first view does not pay for it. React keeps the HTML as it is until then. Stands in a Suspense.
 */
export function dormant(load: () => Promise<{ default: ComponentType }>): LazyExoticComponent<ComponentType> {
  return lazy(() => whenTouched().then(load));
}
