import { Search } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { logFault } from '../../lib/log.ts';

interface PaletteProps {
  readonly uid: string;
  readonly onClose: () => void;
}

const Palette = lazy<ComponentType<PaletteProps>>(() =>
  import('../../features/palette/palette.tsx').catch((cause: unknown) => {
    logFault('app/part-failed', cause);
    return { default: () => null };
  }),
);

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Ctrl or Cmd with K from anywhere at work, and a button for whoever has no such keys. */
export function PaletteButton({ uid }: { readonly uid: string }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex h-9 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control border border-line px-2.5 text-sm text-ink-soft hover:border-line-strong hover:text-ink"
      >
        <Search size={16} aria-hidden="true" />
        <span className="sr-only lg:not-sr-only">Find</span>
        <kbd className="hidden font-mono text-[0.8125rem] lg:inline">{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen ? (
        <Suspense>
          <Palette uid={uid} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
