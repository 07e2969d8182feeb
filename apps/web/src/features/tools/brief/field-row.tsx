import type { Field as ToolField } from '@slipway/tools';
import { Field } from '@slipway/ui';
import type { Quote } from '../../../lib/cut-at-quotes.ts';
import { TableField } from '../table/table-field.tsx';
import type { Answer, Origin } from './brief.ts';
import { FieldControl } from './field-control.tsx';

const marks: Partial<Record<Origin, string>> = {
  record: 'from your last run',
  sample: 'sample',
};

interface FieldRowProps {
  readonly field: ToolField;
  /** The field's value in the tool's sample: which columns of a table are usual. */
  readonly sample: unknown;
  readonly answer: Answer | undefined;
  readonly origin: Origin | undefined;
  readonly problem: string | undefined;
  readonly currency: string | null;
  /** Pieces of a long text that were understood. */
  readonly marks?: readonly Quote[] | undefined;
  readonly onChange: (answer: Answer) => void;
  readonly onLeave: () => void;
}

/** Label, box, help, where the answer came from, and what is wrong with it. */
export function FieldRow(props: FieldRowProps) {
  const { field, answer, origin, problem, currency, onChange, onLeave } = props;
  const mark = origin && answer?.length ? marks[origin] : undefined;
  if (field.kind === 'table')
    return (
      <TableField
        field={field}
        rows={typeof answer === 'object' ? answer : []}
        usual={filledColumns(props.sample)}
        mark={mark}
        problem={problem}
        currency={currency}
        onChange={onChange}
        onLeave={onLeave}
      />
    );
  const value = typeof answer === 'string' ? answer : '';
  const hint = field.kind === 'list' ? ['One a line.', field.help].filter(Boolean).join(' ') : field.help;
  return (
    <div data-field={field.name} data-origin={origin}>
      <Field
        label={field.label}
        hint={hint}
        error={problem}
        aside={mark ? <span className="fig-label whitespace-nowrap">{mark}</span> : null}
      >
        {(control) => (
          <FieldControl
            field={field}
            control={control}
            value={value}
            currency={currency}
            marks={props.marks}
            onChange={onChange}
            onLeave={onLeave}
          />
        )}
      </Field>
    </div>
  );
}

function filledColumns(rows: unknown): ReadonlySet<string> {
  const all: unknown[] = Array.isArray(rows) ? rows : [];
  const cells = all.flatMap((row) => (typeof row === 'object' && row !== null ? Object.entries(row) : []));
  return new Set(cells.filter(([, cell]) => cell !== null && cell !== undefined).map(([name]) => name));
}
