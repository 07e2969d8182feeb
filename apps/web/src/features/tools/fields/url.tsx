import { type FieldByKind, textOf } from '@slipway/tools';
import { TextInput } from '@slipway/ui';
import type { Control, ControlProps } from './control.ts';
import { Labelled } from './labelled.tsx';

function UrlRow({ field, answer, onChange, onLeave, ...row }: ControlProps<FieldByKind['url']>) {
  return (
    <Labelled field={field} {...row}>
      {(box) => (
        <TextInput
          {...box}
          name={field.name}
          value={textOf(answer)}
          placeholder={field.placeholder ?? 'https://acme.com'}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Labelled>
  );
}

export const control: Control<FieldByKind['url']> = { Row: UrlRow };
