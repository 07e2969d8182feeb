import { type FieldByKind, textOf } from '@slipway/tools';
import { TextArea } from '@slipway/ui';
import type { Control, ControlProps } from './control.ts';
import { Labelled } from './labelled.tsx';

function ListRow({ field, answer, onChange, onLeave, ...row }: ControlProps<FieldByKind['list']>) {
  return (
    <Labelled field={field} {...row} hint={['One a line.', field.help].filter(Boolean).join(' ')}>
      {(box) => (
        <TextArea
          {...box}
          name={field.name}
          value={textOf(answer)}
          placeholder={field.placeholder}
          rows={3}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Labelled>
  );
}

export const control: Control<FieldByKind['list']> = { Row: ListRow };
