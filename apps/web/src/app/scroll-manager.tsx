import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { scrollToSectionWhenThere } from '../lib/scroll.ts';

/** To the top on every path change, to the section on a hash; the first view is left where the browser put it. */
export function ScrollManager() {
  const { pathname, hash, key } = useLocation();
  const lastPath = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press on the same section link has a new key only
  useEffect(() => {
    const moved = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (moved) {
      // From here on nothing stands on the page that the server made.
      document.documentElement.dataset.touched = '';
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    if (hash.length < 2) return;
    const stop = new AbortController();
    scrollToSectionWhenThere(hash.slice(1), stop.signal);
    return () => stop.abort();
  }, [pathname, hash, key]);
  return null;
}
