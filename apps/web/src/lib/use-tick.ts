import { useEffect, useEffectEvent } from 'react';

/**
 * Runs at a steady pace, and at once when the tab comes back: hidden tabs are slowed down by the browser. The reason
 * tells which of the two it was.
 */
export function useTick(everyMs: number, work: (reason: 'pace' | 'return') => void): void {
  const onTick = useEffectEvent(work);
  useEffect(() => {
    const timer = setInterval(() => onTick('pace'), everyMs);
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') onTick('return');
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [everyMs]);
}
