import { Field, TextArea, TextInput } from '@slipway/ui';

interface TextEditorProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly kind: 'text' | 'code' | 'rich';
  readonly onChange: (value: string) => void;
}

const hints = {
  text: undefined,
  code: undefined,
  rich: '**bold**, *italic*, [words](https://…), lines that begin with “- ”',
} as const;

/** Long texts have a box of several lines. */
export const isOneLine = (kind: TextEditorProps['kind'], maxLength: number): boolean =>
  kind === 'text' && maxLength <= 160;

export function TextEditor({ label, value, maxLength, kind, onChange }: TextEditorProps) {
  const left = maxLength - value.length;
  const room = left <= Math.max(10, maxLength / 10) ? `${left} left` : undefined;
  return (
    <Field label={label} hint={hints[kind]} aside={room}>
      {(control) =>
        isOneLine(kind, maxLength) ? (
          <TextInput
            {...control}
            value={value}
            maxLength={maxLength}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <TextArea
            {...control}
            rows={kind === 'text' ? 3 : 6}
            value={value}
            maxLength={maxLength}
            className={kind === 'code' ? 'font-mono text-sm' : undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
