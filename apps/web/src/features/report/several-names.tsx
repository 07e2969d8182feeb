import { Button, TextInput } from '@slipway/ui';
import { useState } from 'react';

interface SeveralNamesProps {
  readonly offers: readonly { readonly value: string; readonly label: string; readonly why?: string }[];
  readonly taken: readonly string[];
  readonly labelledBy: string;
  readonly onAnswer: (text: string) => void;
}

const namesIn = (text: string): readonly string[] =>
  text
    .split(/[,;]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Names to take with one press each, and a box with all that are taken, where others are written. */
export function SeveralNames({ offers, taken, labelledBy, onAnswer }: SeveralNamesProps) {
  const [text, setText] = useState(taken.join(', '));
  const names = namesIn(text);
  const turn = (name: string) =>
    setText((names.includes(name) ? names.filter((one) => one !== name) : [...names, name]).join(', '));
  const submit = () => {
    if (names.length > 0) onAnswer(names.join(', '));
  };
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2" aria-labelledby={labelledBy}>
        {offers.map(({ value, label, why }) => (
          <li key={value} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <Button
              size="sm"
              tone={names.includes(value) ? 'hull' : 'quiet'}
              aria-pressed={names.includes(value)}
              className="text-left"
              onClick={() => turn(value)}
            >
              {label}
            </Button>
            {why ? <span className="text-sm text-ink-soft">{why}</span> : null}
          </li>
        ))}
      </ul>
      <div className="no-print flex max-w-xl flex-wrap gap-2">
        <TextInput
          aria-labelledby={labelledBy}
          className="min-w-0 flex-1 basis-56"
          autoComplete="off"
          maxLength={400}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
        />
        <Button tone="signal" disabled={names.length === 0} onClick={submit}>
          Compare
        </Button>
      </div>
    </div>
  );
}
