import { cx } from '@slipway/ui';
import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useState } from 'react';

interface FieldGroupProps {
  readonly field: { readonly label: string; readonly help?: string };
  readonly mark: string | undefined;
  readonly problem: string | null | undefined;
  readonly hint?: ReactNode;
  /** Buttons at the right end of the label's line. */
  readonly actions?: ReactNode;
  readonly onLeave: () => void;
  /** A file was dropped anywhere on it. */
  readonly onFile?: (file: File) => void;
  readonly onPaste?: (event: ClipboardEvent) => void;
  readonly children: (labelId: string) => ReactNode;
}

/** The row of a field that has several boxes. */
export function FieldGroup({ field, mark, problem, actions, onLeave, onFile, ...rest }: FieldGroupProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const hint = rest.hint ?? field.help;
  const takesDrop = (event: DragEvent) => onFile !== undefined && event.dataTransfer.types.includes('Files');
  return (
    <fieldset
      aria-labelledby={id}
      aria-describedby={problem ? `${id}-error` : `${id}-hint`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onLeave();
      }}
      onPaste={rest.onPaste}
      onDragOver={(event) => {
        if (!takesDrop(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        if (!takesDrop(event)) return;
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile?.(file);
      }}
      className={cx(
        'grid min-w-0 gap-2',
        isOver && 'rounded-control outline-2 outline-offset-4 outline-tide',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span id={id} className="text-sm font-medium">
          {field.label}
        </span>
        {mark ? <span className="fig-label">{mark}</span> : null}
        {actions ? <span className="ml-auto flex flex-wrap gap-2">{actions}</span> : null}
      </div>
      {rest.children(id)}
      {problem ? (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm text-red-text">
          <span aria-hidden="true">▲</span>
          {problem}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
