import type { MadeKey } from '../../api/access-keys.ts';
import { CopyButton } from '../../lib/copy-button.tsx';
import { LinkToCopy } from '../../lib/link-to-copy.tsx';
import { assistantConfig } from './assistant-config.ts';

/** The key once, while this page is open, and what to paste into an assistant's settings. */
export function AssistantSetup({ made }: { readonly made: MadeKey | null }) {
  const config = assistantConfig(window.location.origin, made?.secret ?? null);
  const settings = (
    <div className="grid gap-2">
      <pre className="rounded-control border border-line bg-sheet p-3 text-sm whitespace-pre-wrap wrap-anywhere">
        <code>{config}</code>
      </pre>
      <div>
        <CopyButton size="sm" text={config} label="Copy settings" />
      </div>
    </div>
  );
  if (made === null)
    return (
      <details>
        <summary className="min-h-9 cursor-pointer content-center text-sm font-medium">
          Settings for an assistant
        </summary>
        <div className="mt-2">{settings}</div>
      </details>
    );
  return (
    <section
      aria-label={`Key of ${made.key.name}`}
      className="no-print grid gap-4 border-l-2 border-tide bg-wash p-4"
    >
      <p className="text-sm">
        We keep only a fingerprint of this key. Copy it now; when you leave this page it cannot be shown
        again.
      </p>
      <LinkToCopy label={`Key of ${made.key.name}`} url={made.secret} copyLabel="Copy key" />
      <div className="grid gap-1.5">
        <p className="font-medium">Or paste all of this into its settings</p>
        {settings}
      </div>
    </section>
  );
}
