import { isSafeHref, type Link } from '@slipway/page';
import { Field, TextInput } from '@slipway/ui';
import { useEffect, useState } from 'react';
import { completeHref } from './complete-href.ts';

interface LinkEditorProps {
  readonly label: string;
  readonly value: Link;
  readonly onChange: (value: Link) => void;
}

/** An address is kept only once it is one: half of it would be refused, and the words with it. */
export function LinkEditor({ label, value, onChange }: LinkEditorProps) {
  const [typed, setTyped] = useState(value.href);
  useEffect(() => setTyped(value.href), [value.href]);
  const isGood = (href: string) => href === '' || (href.length <= 2000 && isSafeHref(href));
  const complete = completeHref(typed);
  const [isLeft, setLeft] = useState(true);
  const problem = isLeft && !isGood(complete) ? 'An address begins with https:, mailto:, tel: or #.' : null;
  function leave(): void {
    setLeft(true);
    if (!isGood(complete)) return;
    setTyped(complete);
    if (complete !== value.href) onChange({ ...value, href: complete });
  }
  return (
    <fieldset className="grid gap-3 border-l-2 border-line pl-3">
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <Field label="Words">
        {(control) => (
          <TextInput
            {...control}
            value={value.label}
            maxLength={200}
            onChange={(event) => onChange({ ...value, label: event.target.value })}
          />
        )}
      </Field>
      <Field label="Leads to" error={problem}>
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            placeholder="https://"
            inputMode="url"
            onFocus={() => setLeft(false)}
            onBlur={leave}
            onChange={(event) => {
              setTyped(event.target.value);
              if (isGood(event.target.value)) onChange({ ...value, href: event.target.value });
            }}
          />
        )}
      </Field>
    </fieldset>
  );
}
