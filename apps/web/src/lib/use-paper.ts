import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed: what the screen keeps back is drawn before the paper is made. */
export function usePaper(): boolean {
  const [isPaper, setPaper] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPaper(true));
    const end = () => setPaper(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPaper;
}
