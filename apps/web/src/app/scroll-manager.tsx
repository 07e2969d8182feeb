import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { scrollToSectionWhenThere } from '../lib/scroll.ts';

/**
 * To the top on every path change, to the section on a hash; the first view is left where the browser put it.
 * The inline loader has told the browser not to put back what was scrolled before.
 */
export function ScrollManager() {
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, hash });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same section link has a new key only
  useEffect(() => {
    const moved = last.current.pathname !== pathname;
    // Back from a section: the browser would have gone to where the page was before, and it no longer does.
    const left = last.current.hash !== '' && hash === '';
    last.current = { pathname, hash };
    if (moved || left) window.scrollTo({ top: 0, behavior: 'instant' });
    if (moved) {
      // From here on nothing stands on the page that the server made.
      document.documentElement.dataset.touched = '';
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    if (hash.length < 2) return;
    const stop = new AbortController();
    scrollToSectionWhenThere(hash.slice(1), stop.signal);
    return () => stop.abort();
  }, [pathname, hash, key]);
  return null;
}
