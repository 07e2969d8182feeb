import { Spinner } from '@slipway/ui';
import type { ReactNode } from 'react';

export interface NicheOption {
  readonly id: string;
  readonly name: string;
  /** The person's own words that speak for it. */
  readonly because?: readonly string[];
}

export interface NichePickerProps {
  readonly options: readonly NicheOption[];
  readonly chosen: string;
  readonly isLoading: boolean;
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}

/** What `niche` holds when the person says that none fits. */
export const noNiche = 'none';

/** One press picks: buttons, because arrows inside a radio group would pick on the way. */
export function NichePicker({ options, chosen, isLoading, onPick, onClose }: NichePickerProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears the escape key of the buttons inside
    <div
      className="mb-3 overflow-hidden rounded-control border border-line-strong bg-sheet"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <ul aria-label="Which of these is your idea about?">
        {options.map(({ id, name, because }) => (
          <PickerRow key={id} isChosen={id === chosen} onPick={() => onPick(id)}>
            {name}
            {because?.length ? <small className="text-sm text-ink-soft">{quoteOf(because)}</small> : null}
          </PickerRow>
        ))}
        {isLoading ? (
          <li className="flex min-h-11 items-center gap-2.5 border-b border-line px-3 py-2 text-sm text-ink-soft">
            <Spinner size={16} label="" /> Fetching the others of this field
          </li>
        ) : null}
        <PickerRow isChosen={chosen === noNiche} onPick={() => onPick(noNiche)}>
          None of these
        </PickerRow>
      </ul>
    </div>
  );
}

interface PickerRowProps {
  readonly isChosen: boolean;
  readonly onPick: () => void;
  readonly children: ReactNode;
}

function PickerRow({ isChosen, onPick, children }: PickerRowProps) {
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onPick}
        className="flex min-h-11 w-full items-start gap-2.5 px-3 py-2.5 text-left text-sm -outline-offset-2 hover:bg-wash aria-pressed:font-medium"
      >
        <Tick isShown={isChosen} />
        <span className="grid gap-0.5 font-[inherit]">{children}</span>
      </button>
    </li>
  );
}

function Tick({ isShown }: { readonly isShown: boolean }) {
  return (
    <svg
      aria-hidden="true"
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      className="mt-1 shrink-0 text-signal-text"
    >
      {isShown ? <path d="M1.5 6.5 4.5 9.5 10.5 2.5" stroke="currentColor" strokeWidth="1.5" /> : null}
    </svg>
  );
}

function quoteOf(because: readonly string[]): string {
  return `You wrote ${because
    .slice(0, 2)
    .map((word) => `“${word}”`)
    .join(' and ')}.`;
}
