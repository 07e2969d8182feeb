import { buttonClass } from '@slipway/ui';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { secondToast } from './constants.ts';
import type { Notice } from './notice.ts';

interface Shown extends Notice {
  readonly number: number;
}

let shown: Shown | null = null;
let counter = 0;
const listeners = new Set<() => void>();

function set(next: Shown | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One at a time: a newer notice takes the place of the older one. */
export function NoticeSurface() {
  const current = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  return (
    <Toast.Provider
      duration={secondToast.durationMs}
      swipeThreshold={secondToast.swipeThresholdPx}
      swipeDirection="right"
      label="Notice"
    >
      {current ? <NoticeCard key={current.number} content={current} /> : null}
      <Toast.Viewport className="fixed right-0 bottom-0 z-50 m-0 w-full max-w-md list-none p-4 outline-none" />
    </Toast.Provider>
  );
}

function NoticeCard({ content }: { readonly content: Shown }) {
  const { title, description, action, sticky } = content;
  return (
    <Toast.Root
      defaultOpen
      {...(sticky ? { duration: Number.POSITIVE_INFINITY } : {})}
      onOpenChange={(open) => {
        if (!open && shown?.number === content.number) set(null);
      }}
      className="grid gap-3 rounded-panel border border-line-strong border-t-3 border-t-hull bg-sheet p-4 text-ink shadow-float"
    >
      <div>
        <Toast.Title className="font-display text-lg font-semibold">{title}</Toast.Title>
        {description ? (
          <Toast.Description className="text-sm text-ink-soft">{description}</Toast.Description>
        ) : null}
      </div>
      <div className="flex gap-2">
        {action ? (
          <Toast.Action
            altText={action.label}
            onClick={action.onPress}
            className={buttonClass({ tone: 'hull', size: 'sm' })}
          >
            {action.label}
          </Toast.Action>
        ) : null}
        <Toast.Close className={buttonClass({ tone: 'quiet', size: 'sm' })}>
          {action ? 'Later' : 'Close'}
        </Toast.Close>
      </div>
    </Toast.Root>
  );
}

let place: HTMLElement | null = null;

export function showNotice(content: Notice): void {
  if (!place?.isConnected) {
    place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(<NoticeSurface />);
  }
  counter += 1;
  set({ ...content, number: counter });
}
