import type { Report } from '@slipway/report';
import { Button } from '@slipway/ui';
import { useEffect, useState } from 'react';
import { DiffTable } from './diff-table.tsx';
import { listMoved } from './list-moved.ts';
import { findMainChange, findWordChange, type MainChange } from './main-change.ts';

/** A slider that is dragged would be read out at every step. */
const settleMs = 400;

/** Stays above a sheet that was changed and not kept: what became of its answer, and the way back. */
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
  const main = findMainChange(props.saved, props.now, figures);
  const word = findWordChange(props.saved, props.now);
  const moved = [
    ...(figures.length > 0 || items.length === 0 ? [`${count(figures.length, 'figure')} moved`] : []),
    ...(items.length > 0 ? [`${count(items.length, 'line')} changed`] : []),
  ].join(' and ');
  const rest = `${moved}${verdict && word === null ? ', and so did the answer' : ''}.`;
  const said = useSettled(
    [
      main === null ? '' : sayMain(main),
      word === null ? '' : `${word[0]}, now ${word[1]}.`,
      `Changed from ${props.from}: ${rest}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  return (
    <section aria-label="Your changes" className="change-bar no-print">
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="change-row">
        {main === null ? null : (
          <p className="change-main">
            <span className="change-label">{main.label}</span>
            <span className="change-number">
              <span className="change-was">{main.before}</span>
              {main.before === main.after ? null : (
                <>
                  <span aria-hidden="true"> → </span>
                  <span className="sr-only">, now </span>
                  {main.after}
                </>
              )}
            </span>
            <span className="change-unit">
              {main.unit}
              {main.before === main.after ? ' · unchanged' : ''}
            </span>
          </p>
        )}
        {word === null ? null : (
          <p className="change-word">
            {word[0]}
            <span aria-hidden="true"> → </span>
            <span className="sr-only">, now </span>
            <strong>{word[1]}</strong>
          </p>
        )}
        <span className="change-acts">
          <Button size="sm" onClick={props.onReset}>
            Undo
          </Button>
          {props.onSave ? (
            <Button size="sm" tone="hull" busy={props.saving} onClick={props.onSave}>
              Save as version · free
            </Button>
          ) : null}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <p className="text-ink-soft">
          Changed from {props.from}: {rest}
        </p>
        <button type="button" className="text-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide what changed' : 'See what changed'}
        </button>
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

function sayMain({ label, before, after, unit }: MainChange): string {
  const change = before === after ? `${after} as before` : `${before}, now ${after}`;
  // Where there is no number, a whole sentence stands in its place.
  return `${label}: ${change}${unit === '' ? '' : ` ${unit}`}.`.replace(/\.\.$/, '.');
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
