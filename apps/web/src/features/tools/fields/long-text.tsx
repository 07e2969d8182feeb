import { type FieldByKind, textOf } from '@slipway/tools';
import { TextArea } from '@slipway/ui';
import { IdeaBox } from '../brief/idea-box.tsx';
import type { Control, ControlProps } from './control.ts';
import { Labelled } from './labelled.tsx';

function LongTextRow({
  field,
  answer,
  quotes = [],
  onChange,
  onLeave,
  ...row
}: ControlProps<FieldByKind['long-text']>) {
  const { name, placeholder } = field;
  const value = textOf(answer);
  return (
    <Labelled field={field} {...row}>
      {(box) =>
        field.essential ? (
          <IdeaBox
            control={box}
            name={name}
            value={value}
            placeholder={placeholder}
            marks={quotes}
            onChange={onChange}
            onLeave={onLeave}
          />
        ) : (
          <TextArea
            {...box}
            name={name}
            value={value}
            placeholder={placeholder}
            rows={3}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onLeave}
            className="field-sizing-content max-h-96 min-h-24"
          />
        )
      }
    </Labelled>
  );
}

export const control: Control<FieldByKind['long-text']> = { Row: LongTextRow };
