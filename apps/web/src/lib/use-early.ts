import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What a visitor did to a control of a prerendered page before React took it over. Taking over resets the control,
 * so `look` reads the HTML during the first render, and `take` puts the value back. Undefined: nothing was done.
 */
export function useEarly<T>(look: () => T | undefined, take: (value: T) => void): void {
  const [early] = useState(() => (typeof document === 'undefined' ? undefined : look()));
  const onEarly = useEffectEvent(take);
  useEffect(() => {
    if (early !== undefined) onEarly(early);
  }, [early]);
}
