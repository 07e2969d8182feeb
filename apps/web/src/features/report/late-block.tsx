import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';

interface Loaded<P> {
  readonly default: ComponentType<P>;
}

/** A part of the sheet that comes by itself; where the connection is gone, only this part waits for it. */
export function lazyBlock<P extends object>(
  load: () => Promise<Loaded<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() =>
    load().catch((): Loaded<P> => ({ default: (props: P) => <LateBlock<P> load={load} given={props} /> })),
  );
}

interface LateBlockProps<P> {
  readonly load: () => Promise<Loaded<P>>;
  readonly given: P;
}

function LateBlock<P extends object>({ load, given }: LateBlockProps<P>) {
  const [loaded, setLoaded] = useState<Loaded<P> | null>(null);
  useEffect(() => {
    const retry = () => void load().then(setLoaded, () => {});
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [load]);
  if (loaded !== null) {
    const View = loaded.default;
    return <View {...given} />;
  }
  return (
    <div className="sheet-part">
      <p className="sheet-body text-sm text-ink-soft">
        This part could not be loaded.{' '}
        <button
          type="button"
          className="text-link min-h-9"
          onClick={() => void load().then(setLoaded, () => {})}
        >
          Try again
        </button>
      </p>
    </div>
  );
}
