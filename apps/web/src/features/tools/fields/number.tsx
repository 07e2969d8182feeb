import { type FieldByKind, textOf } from '@slipway/tools';
import { AffixedInput } from '@slipway/ui';
import type { Control, ControlProps } from './control.ts';
import { Labelled } from './labelled.tsx';
import { affixesOf } from './unit-words.ts';

function NumberRow({
  field,
  answer,
  currency,
  onChange,
  onLeave,
  ...row
}: ControlProps<FieldByKind['number']>) {
  return (
    <Labelled field={field} {...row}>
      {(box) => (
        <AffixedInput
          {...box}
          {...affixesOf(field.unit, currency)}
          name={field.name}
          value={textOf(answer)}
          placeholder={field.placeholder}
          inputMode="decimal"
          autoComplete="off"
          className="tabular"
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Labelled>
  );
}

export const control: Control<FieldByKind['number']> = { Row: NumberRow };
