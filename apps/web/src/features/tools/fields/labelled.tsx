import { Field, type FieldControl } from '@slipway/ui';
import type { ReactNode } from 'react';

interface LabelledProps {
  readonly field: { readonly label: string; readonly help?: string };
  readonly mark: string | undefined;
  readonly problem: string | undefined;
  /** In place of the field's own help. */
  readonly hint?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** The row of a field that has one box. */
export function Labelled({ field, mark, problem, hint, children }: LabelledProps) {
  return (
    <Field
      label={field.label}
      hint={hint ?? field.help}
      error={problem}
      aside={mark ? <span className="fig-label whitespace-nowrap">{mark}</span> : null}
    >
      {children}
    </Field>
  );
}
