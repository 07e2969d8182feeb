import { type FieldByKind, textOf } from '@slipway/tools';
import { Select } from '@slipway/ui';
import type { Control, ControlProps } from './control.ts';
import { Labelled } from './labelled.tsx';

function ChoiceRow({ field, answer, onChange, onLeave, ...row }: ControlProps<FieldByKind['choice']>) {
  return (
    <Labelled field={field} {...row}>
      {(box) => (
        <Select
          {...box}
          name={field.name}
          value={textOf(answer)}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        >
          <option value="">{field.placeholder ?? 'Not said'}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}

export const control: Control<FieldByKind['choice']> = { Row: ChoiceRow };
