import { Button, Field, TextArea, TextInput } from '@slipway/ui';
import { useEffect, useRef, useState } from 'react';

export function LineEditor(props: {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly long?: boolean;
  readonly busy: boolean;
  readonly onKeep: (value: string) => void;
}) {
  const [text, setText] = useState(props.value);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  const isOver = text.trim().length > props.maxLength;
  const shared = {
    value: text,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setText(event.currentTarget.value),
  };
  return (
    <form
      ref={form}
      className="grid max-w-[60ch] gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOver) props.onKeep(text.trim());
      }}
    >
      <Field
        label={props.label}
        error={isOver ? `${props.label} can have at most ${props.maxLength} characters.` : null}
      >
        {(control) =>
          props.long ? (
            <TextArea {...control} {...shared} rows={3} />
          ) : (
            <TextInput {...control} {...shared} autoComplete="off" />
          )
        }
      </Field>
      <p>
        <Button type="submit" size="sm" tone="hull" busy={props.busy}>
          Keep
        </Button>
      </p>
    </form>
  );
}
