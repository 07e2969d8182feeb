import { itemTextMax } from '@slipway/report';
import { Button, TextInput } from '@slipway/ui';
import { useEffect, useRef, useState } from 'react';

/** One line in the founder's own words. Enter keeps it, Escape lets it go; nothing written is nothing kept. */
export function ItemEditor(props: {
  readonly label: string;
  readonly start?: string;
  readonly onKeep: (text: string) => void;
  readonly onCancel: () => void;
}) {
  const { label, start = '', onKeep, onCancel } = props;
  const [text, setText] = useState(start);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="item-editor no-print"
      onSubmit={(event) => {
        event.preventDefault();
        const kept = text.trim();
        if (kept === '' || kept === start) onCancel();
        else onKeep(kept);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <TextInput
        ref={input}
        aria-label={label}
        autoComplete="off"
        maxLength={itemTextMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="sm">
        Keep
      </Button>
      <Button size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
