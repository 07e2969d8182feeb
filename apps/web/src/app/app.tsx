import { lazy, Suspense, useEffect, useState } from 'react';
import { findMeasurementId } from '../lib/measurement.ts';
import { Screens } from './router.tsx';
import { ScrollManager } from './scroll-manager.tsx';

const Analytics = lazy(() => import('../features/analytics/analytics.tsx'));

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
      <Counted />
    </>
  );
}

/** Without a measurement id there is nothing to ask and nothing to load. The HTML of the build has neither. */
function Counted() {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => setId(findMeasurementId()), []);
  return id === null ? null : (
    <Suspense>
      <Analytics id={id} />
    </Suspense>
  );
}
