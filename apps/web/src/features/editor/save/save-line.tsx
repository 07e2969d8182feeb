import { useSaveState } from './use-save-state.ts';

const words = {
  untouched: 'Not saved yet',
  saved: 'Saved',
  waiting: 'Unsaved',
  saving: 'Saving…',
  offline: 'Offline: kept in this browser',
  changed: 'Saved elsewhere',
  refused: 'Not saved',
} as const;

/** One word in the bar; what has to be decided stands below it. */
export function SaveLine() {
  const { kind } = useSaveState();
  return (
    <p role="status" data-save={kind} className="shrink-0 text-xs text-ink-soft">
      {words[kind]}
    </p>
  );
}
