import { type Data, emptyData, type ListField } from '@slipway/page';
import { Button } from '@slipway/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useStore } from '../state/use-editor.ts';

interface ListEditorProps {
  readonly field: ListField;
  readonly path: string;
  readonly value: readonly Data[];
  /** Whose list it is: items of another one are folded. */
  readonly of: string;
  readonly onChange: (path: string, value: Data[string]) => void;
  readonly formOf: (item: Data, path: string) => ReactNode;
}

/** Items are folded, one line each, by their own first words. */
export function ListEditor({ field, path, value, of, onChange, formOf }: ListEditorProps) {
  const store = useStore();
  const replace = (items: readonly Data[], words: string) => {
    onChange(path, items);
    store.say(words);
  };
  function move(at: number, by: -1 | 1): void {
    const [one, other] = [value[at], value[at + by]];
    if (one === undefined || other === undefined) return;
    replace(value.with(at, other).with(at + by, one), `Place ${at + by + 1} of ${value.length}.`);
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{field.label}</legend>
      <ol className="grid gap-2">
        {value.map((item, at) => (
          // Items have no id of their own; what they hold is drawn from the data at each change.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the only name an item has
          <Folded key={at} of={`${of} ${path}`} name={itemName(item, at)}>
            {() => (
              <>
                {formOf(item, `${path}.${at}.`)}
                <div className="flex gap-1">
                  <IconButton
                    label={`Move ${itemName(item, at)} up`}
                    icon={ArrowUp}
                    onPress={() => move(at, -1)}
                  />
                  <IconButton
                    label={`Move ${itemName(item, at)} down`}
                    icon={ArrowDown}
                    onPress={() => move(at, 1)}
                  />
                  <IconButton
                    label={`Remove ${itemName(item, at)}`}
                    icon={Trash2}
                    onPress={() => replace(value.toSpliced(at, 1), 'Removed.')}
                  />
                </div>
              </>
            )}
          </Folded>
        ))}
      </ol>
      <Button
        size="sm"
        disabled={value.length >= field.maxItems}
        onClick={() => replace([...value, emptyData(field.item)], `Item ${value.length + 1} added.`)}
      >
        {/* A letter, not a drawing: a form has one for each of its lists, and is drawn at each selection. */}
        <span aria-hidden="true">+</span>
        Add to “{field.label}”
      </Button>
    </fieldset>
  );
}

interface FoldedProps {
  readonly of: string;
  readonly name: string;
  readonly children: () => ReactNode;
}

/** The form of an item is drawn when it is first opened. The next section's list takes over the frame, folded. */
function Folded({ of, name, children }: FoldedProps) {
  const [opened, setOpened] = useState<{ readonly of: string; readonly isOpen: boolean } | null>(null);
  const isMine = opened?.of === of;
  return (
    <li className="rounded-control border border-line bg-sheet">
      <details
        className="editor-item"
        open={isMine && opened.isOpen}
        onToggle={({ currentTarget: { open } }) => {
          if (open || isMine) setOpened({ of, isOpen: open });
        }}
      >
        <summary className="truncate px-3 py-2 text-sm">{name}</summary>
        {isMine ? (
          <div key={of} className="grid gap-4 border-t border-line p-3">
            {children()}
          </div>
        ) : null}
      </details>
    </li>
  );
}

function itemName(item: Data, at: number): string {
  for (const value of Object.values(item)) {
    const words = typeof value === 'string' ? value : 'label' in value ? String(value.label) : '';
    if (words.trim() !== '') return words.trim().slice(0, 60);
  }
  return `Item ${at + 1}`;
}
