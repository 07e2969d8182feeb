import type { Answer, FieldByKind, KindName, Field as ToolField } from '@slipway/tools';
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
  readonly onChange: (answer: Answer) => void;
  readonly onLeave: () => void;
}

/** The control of the field's kind, and where the answer came from. */
export function FieldRow({ origin, quotes, ...row }: FieldRowProps) {
  const { field, answer } = row;
  const { Row } = controlOf(field);
  return (
    <div data-field={field.name} data-origin={origin} className="min-w-0">
      <Row {...row} quotes={quotes} mark={origin && answer?.length ? marks[origin] : undefined} />
    </div>
  );
}

function controlOf<K extends KindName>(field: { readonly kind: K }): Control<FieldByKind[K]> {
  const all: Controls = controls;
  return all[field.kind];
}
