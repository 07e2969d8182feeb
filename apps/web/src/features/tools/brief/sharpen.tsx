import type { Field } from '@slipway/tools';
import { type ReactNode, useState } from 'react';
import { dropDraggedPress, holdPress } from '../run/hold-press.ts';
import { type Brief, isBlank } from './brief.ts';
import { groupFields } from './group-fields.ts';

interface SharpenProps {
  readonly fields: readonly Field[];
  readonly brief: Brief;
  /** A field to be shown; a new object each time it is asked for. */
  readonly wanted: { readonly name: string } | null;
  readonly row: (field: Field) => ReactNode;
}

const allOf = 'Sharpen it';

/** Everything that is not needed, by group. One group alone needs no lid of its own. */
export function Sharpen({ fields, brief, wanted, row }: SharpenProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(wanted);
  const groups = groupFields(fields);
  if (shown !== wanted) {
    setShown(wanted);
    const group = groups.find((one) => one.fields.some(({ name }) => name === wanted?.name));
    if (group) setOpen(new Set([...open, allOf, group.name]));
  }
  if (fields.length === 0) return null;
  const turn = (name: string, isOpen: boolean): void =>
    setOpen((before) => new Set(isOpen ? [...before, name] : [...before].filter((one) => one !== name)));
  const lid = (name: string, members: readonly Field[], content: ReactNode, look: string) => (
    <details
      key={name}
      open={open.has(name)}
      onToggle={(event) => turn(name, event.currentTarget.open)}
      className={look}
    >
      <summary
        className="flex min-h-11 items-center gap-3 px-4 py-2"
        onPointerDown={holdPress}
        onPointerMove={dropDraggedPress}
      >
        <Caret />
        <span className="font-medium">{name}</span>
        <span className="fig-label ml-auto text-right">{countOf(members, brief)}</span>
      </summary>
      {content}
    </details>
  );
  return lid(
    allOf,
    fields,
    <div className="border-t border-line">
      <p className="px-4 py-3 text-sm text-ink-soft">
        None of these is needed. Each answer narrows a range or opens a part of the sheet.
      </p>
      {groups.length === 1 || groups.some(({ name }) => name === '') ? (
        <div className="grid grid-cols-1 gap-4 px-4 pb-4">{fields.map(row)}</div>
      ) : (
        groups.map((group) =>
          lid(
            group.name,
            group.fields,
            <div className="grid grid-cols-1 gap-4 px-4 pt-1 pb-5">{group.fields.map(row)}</div>,
            'border-t border-line',
          ),
        )
      )}
    </div>,
    'rounded-panel border border-line-strong bg-sheet',
  );
}

function countOf(fields: readonly Field[], brief: Brief): string {
  const given = fields.filter(({ name }) => !isBlank(brief.answers[name])).length;
  return given === 0 ? `${fields.length}` : `${given} of ${fields.length}`;
}

function Caret() {
  return (
    <svg
      aria-hidden="true"
      width="10"
      height="10"
      viewBox="0 0 10 10"
      fill="none"
      className="caret text-ink-soft"
    >
      <path d="M1.5 3.5 5 7l3.5-3.5" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
