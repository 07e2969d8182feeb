import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Calls `leave` when the person goes elsewhere: what was open over the old place closes. A page that only completes its own
 * address (the last result, found a moment after the page) is not somewhere else.
 */
export function useNewPlace(leave: () => void): void {
  const place = useLocation();
  const came = useNavigationType();
  const last = useRef(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => {
    const { key, pathname, search } = last.current;
    last.current = place;
    const isCompleted = came === 'REPLACE' && pathname === place.pathname && search !== place.search;
    if (key !== place.key && !isCompleted) leave();
  }, [place.key]);
}
