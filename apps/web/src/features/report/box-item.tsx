import { type BoxItem, fillText, weightMax } from '@slipway/report';
import { cx } from '@slipway/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { ItemEditor } from './item-editor.tsx';
import { useSheet } from './sheet-scope.ts';
import type { BoxEdits } from './use-box-edits.ts';
import type { Drag, useItemDrag } from './use-item-drag.ts';
import { Words } from './words.tsx';

interface BoxItemProps {
  readonly item: BoxItem;
  /** The other boxes. */
  readonly targets: readonly { readonly id: string; readonly label: string }[];
  /** Null on a sheet that nobody may change. */
  readonly edits: BoxEdits | null;
  readonly drag: Drag | null;
  readonly gripEvents: ReturnType<ReturnType<typeof useItemDrag>['gripEvents']>;
  readonly takeDragged: () => boolean;
}

export function BoxItemView({ item, targets, edits, drag, gripEvents, takeDragged }: BoxItemProps) {
  const { report } = useSheet();
  const [open, setOpen] = useState<'menu' | 'editor' | null>(null);
  const grip = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const menuId = useId();
  const close = () => {
    setOpen(null);
    grip.current?.focus();
  };
  if (item.struck)
    return (
      <li className="box-item box-item-struck no-print">
        <s id={textId} className="min-w-0 flex-1">
          <Words statement={item.statement} />
        </s>
        {edits ? (
          <button
            type="button"
            data-grip={item.id}
            data-struck
            aria-describedby={textId}
            className="text-link text-sm"
            onClick={() => edits.putBack(item.id)}
          >
            Put back
          </button>
        ) : null}
      </li>
    );
  return (
    <li
      className={cx('box-item', drag && 'box-item-dragged')}
      style={drag ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` } : undefined}
    >
      <div className="min-w-0 flex-1">
        <p id={textId}>
          {item.label === undefined ? null : <span className="box-label">{item.label} </span>}
          <Words statement={item.statement} />
          {item.own === undefined ? null : <span className="box-own"> yours</span>}
        </p>
        {open === 'menu' && edits ? (
          <ItemMenu
            id={menuId}
            item={item}
            targets={targets}
            edits={edits}
            onEdit={() => setOpen('editor')}
            onClose={close}
          />
        ) : null}
        {open === 'editor' && edits ? (
          <ItemEditor
            label="In your words"
            start={fillText(item.statement.text, report.figures)}
            onCancel={close}
            onKeep={(text) => {
              close();
              edits.reword(item, text);
            }}
          />
        ) : null}
      </div>
      <WeightBar weight={item.weight} />
      {edits ? (
        <button
          ref={grip}
          type="button"
          data-grip={item.id}
          aria-label="Change"
          aria-describedby={textId}
          aria-expanded={open === 'menu'}
          aria-controls={open === 'menu' ? menuId : undefined}
          title="Drag, move by arrow keys, or press for more"
          className="grip"
          {...gripEvents}
          onClick={() => {
            if (!takeDragged()) setOpen(open === 'menu' ? null : 'menu');
          }}
          onKeyDown={(event) => {
            if (event.key === 'Delete') edits.strike(item.id);
            else if (!edits.moveBy(item.id, event.key)) return;
            event.preventDefault();
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

function WeightBar({ weight }: { readonly weight: number }) {
  return (
    <span role="img" aria-label={`Weight ${weight} of ${weightMax}`} className="box-weight">
      <span style={{ width: `${(100 * weight) / weightMax}%` }} />
    </span>
  );
}

function ItemMenu(props: {
  readonly id: string;
  readonly item: BoxItem;
  readonly targets: BoxItemProps['targets'];
  readonly edits: BoxEdits;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}) {
  const { id, item, targets, edits, onEdit, onClose } = props;
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector('button')?.focus(), []);
  const press = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what a person operates
    <div
      ref={menu}
      id={id}
      className="move-menu no-print"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <button type="button" onClick={onEdit}>
        Edit
      </button>
      {item.own === 'edited' ? (
        <button type="button" onClick={press(() => edits.reword(item, null))}>
          Use our words
        </button>
      ) : null}
      {targets.map((target) => (
        <button key={target.id} type="button" onClick={press(() => edits.move(item.id, target.id))}>
          Move to {target.label}
        </button>
      ))}
      <button type="button" onClick={press(() => edits.strike(item.id))}>
        Strike out
      </button>
    </div>
  );
}
