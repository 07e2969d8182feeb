import { type FieldByKind, textOf } from '@slipway/tools';
import { TextInput } from '@slipway/ui';
import type { Control, ControlProps } from './control.ts';
import { Labelled } from './labelled.tsx';

function TextRow({ field, answer, onChange, onLeave, ...row }: ControlProps<FieldByKind['text']>) {
  return (
    <Labelled field={field} {...row}>
      {(box) => (
        <TextInput
          {...box}
          name={field.name}
          value={textOf(answer)}
          placeholder={field.placeholder}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Labelled>
  );
}

export const control: Control<FieldByKind['text']> = { Row: TextRow };
