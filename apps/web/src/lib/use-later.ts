import { startTransition, useEffect, useState } from 'react';

/** False in the first drawing, true when the page has time: what waits for it is then drawn in slices and holds up nothing. */
export function useLater(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue;
}
