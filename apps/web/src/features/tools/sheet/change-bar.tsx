import type { Report } from '@slipway/report';
import { Button } from '@slipway/ui';
import { useState } from 'react';
import { DiffTable } from './diff-table.tsx';
import { listMoved } from './list-moved.ts';

/** Stands above a sheet that was changed and not kept. */
export function ChangeBar(props: {
  readonly saved: Report;
  readonly now: Report;
  /** "the saved version", "the sample". */
  readonly from: string;
  readonly saving: boolean;
  /** Absent where there is nothing to save into. */
  readonly onSave?: () => void;
  readonly onReset: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { figures, items, verdict } = listMoved(props.saved, props.now);
  const moved = [
    ...(figures.length > 0 || items.length === 0 ? [`${count(figures.length, 'figure')} moved`] : []),
    ...(items.length > 0 ? [`${count(items.length, 'line')} changed`] : []),
  ].join(' and ');
  return (
    <section
      aria-label="Your changes"
      className="no-print sticky top-16 z-10 grid gap-3 rounded-panel border border-signal bg-sheet px-4 py-3 shadow-float"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-sm">
          <strong className="font-medium">Changed from {props.from}:</strong> {moved}
          {verdict ? ', and so did the answer' : ''}.
        </p>
        <button
          type="button"
          className="text-link text-sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide what changed' : 'See what changed'}
        </button>
        <span className="ml-auto flex gap-2">
          <Button size="sm" onClick={props.onReset}>
            Reset
          </Button>
          {props.onSave ? (
            <Button size="sm" tone="hull" busy={props.saving} onClick={props.onSave}>
              Save as version · free
            </Button>
          ) : null}
        </span>
      </div>
      {isOpen ? (
        <div className="max-h-[40vh] overflow-y-auto border-t border-line pt-3">
          <DiffTable before={props.saved} after={props.now} names={['Before', 'Now']} />
        </div>
      ) : null}
    </section>
  );
}

const count = (many: number, noun: string) => `${many} ${noun}${many === 1 ? '' : 's'}`;
