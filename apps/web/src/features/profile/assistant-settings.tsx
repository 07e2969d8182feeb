import { CopyButton } from '../../lib/copy-button.tsx';
import { assistantConfig } from './assistant-config.ts';

/** What is pasted into an assistant's settings. */
export function AssistantSettings({ secret }: { readonly secret: string | null }) {
  const config = assistantConfig(window.location.origin, secret);
  return (
    <div className="grid gap-2">
      <pre className="rounded-control border border-line bg-sheet p-3 text-sm whitespace-pre-wrap wrap-anywhere">
        <code>{config}</code>
      </pre>
      <div>
        <CopyButton size="sm" text={config} label="Copy settings" />
      </div>
    </div>
  );
}

/** For whoever has kept the key and sets up a second device. */
export function FoldedSettings() {
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-6 text-sm font-medium">
        Settings for an assistant
        <svg
          aria-hidden="true"
          width="14"
          height="14"
          viewBox="0 0 18 18"
          className="shrink-0 stroke-current"
          fill="none"
        >
          <path d="M2 9h14" />
          <path d="M9 2v14" className="group-open:opacity-0" />
        </svg>
      </summary>
      <div className="pb-4">
        <AssistantSettings secret={null} />
      </div>
    </details>
  );
}
