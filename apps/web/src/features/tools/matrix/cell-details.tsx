import {
  type Answer,
  type CellParts,
  type Field,
  joinCell,
  readField,
  splitCell,
  textOf,
} from '@slipway/tools';
import { useState } from 'react';
import { control as date } from '../fields/date.tsx';
import { control as text } from '../fields/text.tsx';
import { control as url } from '../fields/url.tsx';

interface CellDetailsProps {
  /** "Acme, Single sign-on". */
  readonly title: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const source = { name: '', kind: 'url', label: 'Source' } as const;
const seen = { name: '', kind: 'date', label: 'Seen on' } as const;
const plan = { name: '', kind: 'text', label: 'Plan', placeholder: 'Pro', maxLength: 60 } as const;

/** Where the state of one cell is known from. Drawn anew for each cell. */
export function CellDetails({ title, value, onChange }: CellDetailsProps) {
  const parts = splitCell(value);
  // A part that cannot be read yet would be taken for another one: until then it stays in its box.
  const [draft, setDraft] = useState<Partial<CellParts>>({});
  const row = (part: keyof CellParts, field: Field) => {
    const shown = draft[part] ?? parts[part];
    return {
      answer: shown,
      sample: undefined,
      mark: undefined,
      problem: problemOf(field, shown),
      currency: null,
      quotes: undefined,
      onChange: (answer: Answer) => {
        const typed = textOf(answer).replaceAll(/[;|\n]/gu, ' ');
        setDraft((before) => ({ ...before, [part]: typed }));
        if (problemOf(field, typed) === undefined) onChange(joinCell({ ...parts, [part]: typed }));
      },
      onLeave: () => {},
    };
  };
  return (
    <section aria-label={`Source of ${title}`} className="grid gap-3 border-l-2 border-line-strong pl-3">
      <p className="text-sm font-medium wrap-anywhere">{title}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        <url.Row field={source} {...row('source', source)} />
        <date.Row field={seen} {...row('date', seen)} />
        <text.Row field={plan} {...row('plan', plan)} />
      </div>
    </section>
  );
}

function problemOf(field: Field, typed: string): string | undefined {
  const read = typed === '' ? null : readField(field, typed);
  return read !== null && typeof read === 'object' && 'problem' in read ? read.problem : undefined;
}
