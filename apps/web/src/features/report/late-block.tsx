import { type ComponentType, lazy, useEffect, useState } from 'react';

interface Loaded<P> {
  readonly default: ComponentType<P>;
}

/** Fetches the code before the part is drawn: paper is made of what is there. */
type LateView<P> = ComponentType<P> & { readonly fetch: () => Promise<unknown> };

/** A part of the sheet that comes by itself; where the connection is gone, only this part waits for it. */
export function lazyBlock<P extends object>(load: () => Promise<Loaded<P>>): LateView<P> {
  let ready: ComponentType<P> | null = null;
  const come = () =>
    load().then((loaded) => {
      ready = loaded.default;
      return loaded;
    });
  const Coming = lazy(() =>
    come().catch((): Loaded<P> => ({ default: (props: P) => <LateBlock<P> load={load} given={props} /> })),
  );
  function Late(props: P) {
    const [View] = useState<ComponentType<P>>(() => ready ?? Coming);
    return <View {...props} />;
  }
  return Object.assign(Late, { fetch: () => come().catch(() => null) });
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
