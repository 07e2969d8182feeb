import 'sonner/dist/styles.css';
import './toast-surface.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import { appToast } from './constants.ts';
import type { ToastKind, ToastOptions } from './toast.ts';

let place: HTMLElement | null = null;

/** Its own React root: a toast outlives the page, the route and the error that caused it. */
function mount(): void {
  if (place?.isConnected) return;
  place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  // At once: sonner forgets a toast that is sent before its surface listens.
  flushSync(() =>
    root.render(
      <Toaster
        position={appToast.position}
        visibleToasts={appToast.atOnce}
        duration={appToast.durationMs}
        gap={appToast.gapPx}
        closeButton
        expand
      />,
    ),
  );
}

export function showToast(kind: ToastKind, text: string, options: ToastOptions): void {
  mount();
  const { action } = options;
  sonner[kind](text, action ? { action: { label: action.label, onClick: action.onPress } } : {});
}
