import { type BoxItem, listPlaceholders } from '@slipway/report';
import { findFigure } from '@slipway/report/geometry';
import { cx } from '@slipway/ui';
import { useId, useRef, useState } from 'react';
import { FigureValue } from './figure-value.tsx';
import { useSheet } from './sheet-scope.ts';
import type { Drag, useItemDrag } from './use-item-drag.ts';
import { Words } from './words.tsx';

export interface BoxItemProps {
  readonly item: BoxItem;
  /** Where it may go; nowhere when it cannot be moved. */
  readonly targets: readonly { readonly id: string; readonly label: string }[];
  readonly drag: Drag | null;
  readonly gripEvents: ReturnType<ReturnType<typeof useItemDrag>['gripEvents']>;
  readonly takeDragged: () => boolean;
  readonly onSend: (boxId: string) => void;
}

export function BoxItemView({ item, targets, drag, gripEvents, takeDragged, onSend }: BoxItemProps) {
  const { report } = useSheet();
  const [isOpen, setOpen] = useState(false);
  const grip = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const menuId = useId();
  const inText = listPlaceholders(item.statement.text);
  const beside = item.figures.filter((id) => !inText.includes(id));
  return (
    <li
      className={cx('box-item', drag && 'box-item-dragged')}
      style={drag ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` } : undefined}
    >
      <div className="min-w-0 flex-1">
        <p id={textId}>
          <Words statement={item.statement} />
        </p>
        {beside.length > 0 ? (
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft">
            {beside.map((id) => (
              <span key={id}>
                {findFigure(report.figures, id)?.label} <FigureValue id={id} />
              </span>
            ))}
          </p>
        ) : null}
        {isOpen ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what a person operates
          <div
            id={menuId}
            className="move-menu"
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              setOpen(false);
              grip.current?.focus();
            }}
          >
            {targets.map(({ id, label }) => (
              <button
                key={id}
                type="button"
                onClick={() => {
                  setOpen(false);
                  onSend(id);
                }}
              >
                Move to {label}
              </button>
            ))}
          </div>
        ) : null}
      </div>
      <span className="box-weight">{item.weight}</span>
      {targets.length > 0 ? (
        <button
          ref={grip}
          type="button"
          data-grip={item.id}
          aria-label="Move"
          aria-describedby={textId}
          aria-expanded={isOpen}
          aria-controls={isOpen ? menuId : undefined}
          title="Drag, or press to choose where to"
          className="grip"
          {...gripEvents}
          onClick={() => {
            if (!takeDragged()) setOpen(!isOpen);
          }}
        >
          <svg viewBox="0 0 10 16" aria-hidden="true">
            <path
              d="M2 2h.01M8 2h.01M2 8h.01M8 8h.01M2 14h.01M8 14h.01"
              stroke="currentColor"
              strokeWidth="2.4"
              strokeLinecap="round"
            />
          </svg>
        </button>
      ) : null}
    </li>
  );
}
