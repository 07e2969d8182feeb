import { startTransition, useEffect, useState } from 'react';

/** How many of so many heavy parts are drawn by now: one more whenever the page has time, the first at once. */
export function useOneByOne(count: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)), 30);
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return drawn;
}
