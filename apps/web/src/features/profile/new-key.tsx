import { useEffect, useRef } from 'react';
import type { MadeKey } from '../../api/access-keys.ts';
import { LinkToCopy } from '../../lib/link-to-copy.tsx';
import { AssistantSettings } from './assistant-settings.tsx';

/** The key itself, as long as this page is open. It takes the focus, because it appears above the button that made it. */
export function NewKey({ made: { key, secret } }: { readonly made: MadeKey }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={`Key of ${key.name}`}
      className="no-print grid scroll-mt-24 gap-4 border-l-2 border-tide bg-wash p-4 outline-none"
    >
      <LinkToCopy label={`Key of ${key.name}`} url={secret} copyLabel="Copy key" />
      <p className="text-sm text-ink-soft">Copy it now. We keep no copy, so it cannot be shown again.</p>
      <div className="grid gap-1.5">
        <p className="font-medium">Or paste all of this into its settings</p>
        <AssistantSettings secret={secret} />
      </div>
    </section>
  );
}
