import { type FieldByKind, parseColour, textOf } from '@slipway/tools';
import { Button, TextInput } from '@slipway/ui';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import type { Control, ControlProps } from './control.ts';
import { FieldGroup } from './field-group.tsx';

type Props = ControlProps<FieldByKind['colours']>;

/** One line a colour: the device's own picker beside the text, each follows the other. */
function ColoursRow({ field, answer, mark, problem, onChange, onLeave }: Props) {
  const wanted = useRef<number | null>(null);
  const lines = textOf(answer).split('\n');
  const isFull = lines.length >= field.maxItems;
  const set = (next: readonly string[]) => onChange(next.join('\n'));
  const put = (at: number, text: string) => set(lines.map((line, index) => (index === at ? text : line)));

  function add(): void {
    if (isFull) return;
    wanted.current = lines.length;
    set([...lines, '']);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  /** A list from a style guide fills the lines from here on; what is too much is seen, not cut off. */
  function onPaste(event: ClipboardEvent, at: number): void {
    const pasted = splitColours(event.clipboardData.getData('text/plain'));
    if (pasted.length < 2) return;
    event.preventDefault();
    set([...lines.slice(0, at), ...pasted, ...lines.slice(at + 1)].filter((line) => line.trim() !== ''));
  }

  return (
    <FieldGroup
      field={field}
      mark={mark}
      problem={problem}
      onLeave={onLeave}
      hint={[`Up to ${field.maxItems}, as # and six digits or by name.`, field.help]
        .filter(Boolean)
        .join(' ')}
      actions={
        <Button size="sm" onClick={add} disabled={isFull}>
          Add colour
        </Button>
      }
    >
      {() => (
        <ul className="grid gap-2">
          {lines.map((line, at) => {
            const colour = parseColour(line);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own; its place is its name
              <li key={at} className="flex items-center gap-2">
                <input
                  type="color"
                  aria-label={`Pick colour ${at + 1}`}
                  value={colour ?? unset}
                  onChange={(event) => put(at, event.currentTarget.value)}
                  className="colour-box"
                  data-empty={colour === null || undefined}
                />
                <TextInput
                  ref={(box) => {
                    if (box === null || wanted.current !== at) return;
                    wanted.current = null;
                    box.focus();
                  }}
                  aria-label={`Colour ${at + 1}`}
                  aria-invalid={(line.trim() !== '' && colour === null) || undefined}
                  value={line}
                  placeholder={at === 0 ? 'teal' : undefined}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  className="tabular"
                  onChange={(event) => put(at, event.currentTarget.value)}
                  onKeyDown={onKeyDown}
                  onPaste={(event) => onPaste(event, at)}
                />
                <button
                  type="button"
                  aria-label={`Remove colour ${at + 1}`}
                  onClick={() => set(lines.filter((_, index) => index !== at))}
                  className="grid size-11 shrink-0 place-items-center text-ink-soft hover:text-red-text"
                >
                  <X size={16} aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </FieldGroup>
  );
}

/** What the picker opens at while nothing is chosen; the box is drawn empty then. */
const unset = `#${'8'.repeat(6)}`;

/** Commas stand between colours, but not inside the brackets of one. */
function splitColours(text: string): readonly string[] {
  return text
    .split(/[\n;]|,(?![^(]*\))/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export const control: Control<FieldByKind['colours']> = { Row: ColoursRow };
