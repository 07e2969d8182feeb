import { useEffect } from 'react';
import { Screens } from './router.tsx';
import { ScrollManager } from './scroll-manager.tsx';

interface AppProps {
  /** Called once when the page answers to the visitor. */
  readonly onReady?: () => void;
}

/** Everything below the router; browser and build each bring their own router. */
export function App({ onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      <ScrollManager />
      <Screens />
    </>
  );
}
