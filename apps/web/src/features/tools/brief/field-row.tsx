import type { Answer, FieldByKind, KindName, Field as ToolField } from '@slipway/tools';
import { memo, useCallback } from 'react';
import type { Quote } from '../../../lib/cut-at-quotes.ts';
import type { Control, Controls } from '../fields/control.ts';
import { controls } from '../fields/controls.gen.ts';
import type { Origin } from './brief.ts';

const marks: Partial<Record<Origin, string>> = {
  record: 'from your record',
  sample: 'sample',
};

interface FieldRowProps {
  readonly field: ToolField;
  /** The field's value in the tool's sample. */
  readonly sample: unknown;
  readonly answer: Answer | undefined;
  readonly origin: Origin | undefined;
  readonly problem: string | undefined;
  readonly currency: string | null;
  /** Pieces of a long text that were understood. */
  readonly quotes?: readonly Quote[] | undefined;
  /** The same functions at every drawing: a row is drawn anew only when something in it is new. */
  readonly onChange: (name: string, answer: Answer) => void;
  readonly onLeave: (name: string) => void;
}

/** The control of the field's kind, and where the answer came from. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { origin, quotes, onChange, onLeave, ...row } = props;
  const { field, answer } = row;
  const { name } = field;
  const { Row } = controlOf(field);
  return (
    <div data-field={name} data-origin={origin} className="min-w-0">
      <Row
        {...row}
        quotes={quotes}
        mark={origin && answer?.length ? marks[origin] : undefined}
        onChange={useCallback((next: Answer) => onChange(name, next), [onChange, name])}
        onLeave={useCallback(() => onLeave(name), [onLeave, name])}
      />
    </div>
  );
});

function controlOf<K extends KindName>(field: { readonly kind: K }): Control<FieldByKind[K]> {
  const all: Controls = controls;
  return all[field.kind];
}
