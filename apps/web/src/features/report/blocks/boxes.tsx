import type { BoxesBlock } from '@slipway/report';
import { cx } from '@slipway/ui';
import { useEffect, useRef, useState } from 'react';
import { BlockFrame } from '../block-frame.tsx';
import { BoxItemView } from '../box-item.tsx';
import { useSheet } from '../sheet-scope.ts';
import { ToneFlag } from '../tone-flag.tsx';
import { useItemDrag } from '../use-item-drag.ts';
import { Words } from '../words.tsx';

/** Named boxes on one quartered sheet. An item is dragged by its grip, or sent by the list the grip opens. */
export default function BoxesView({ block }: { readonly block: BoxesBlock }) {
  const { onMove } = useSheet();
  const root = useRef<HTMLDivElement>(null);
  const landing = useRef<{ itemId: string; boxId: string } | null>(null);
  const [said, setSaid] = useState('');
  const send = (itemId: string, boxId: string) => {
    const from = block.boxes.find(({ items }) => items.some(({ id }) => id === itemId));
    const to = block.boxes.find(({ id }) => id === boxId);
    if (!onMove || !to || from === to) return;
    landing.current = { itemId, boxId };
    setSaid(`Moved to ${to.label}`);
    onMove(itemId, boxId);
  };
  const { drag, takeDragged, gripEvents } = useItemDrag(root, send);
  // The item comes back in its new box as a new element: the grip takes the focus along.
  useEffect(() => {
    const { itemId, boxId } = landing.current ?? {};
    if (itemId === undefined || boxId === undefined) return;
    const grips =
      root.current?.querySelectorAll<HTMLElement>(`[data-box="${CSS.escape(boxId)}"] [data-grip]`) ?? [];
    const grip = [...grips].find(({ dataset }) => dataset.grip === itemId);
    if (!grip) return;
    landing.current = null;
    grip.focus({ preventScroll: true });
  });
  return (
    <BlockFrame block={block}>
      <div ref={root} className="boxes">
        {block.boxes.map((box) => (
          <section
            key={box.id}
            data-box={box.id}
            className={cx('box', drag?.overId === box.id && 'box-over')}
          >
            <header className="box-head">
              <h4 className="flex items-baseline gap-2.5 text-lg">
                <ToneFlag tone={box.tone} />
                {box.label}
              </h4>
              <p className="text-sm text-ink-soft">{box.hint}</p>
            </header>
            {box.items.length > 0 ? (
              <ul>
                {box.items.map((item) => (
                  <BoxItemView
                    key={item.id}
                    item={item}
                    targets={block.movable && onMove ? block.boxes.filter(({ id }) => id !== box.id) : []}
                    drag={drag?.itemId === item.id ? drag : null}
                    gripEvents={gripEvents(item.id)}
                    takeDragged={takeDragged}
                    onSend={(boxId) => send(item.id, boxId)}
                  />
                ))}
              </ul>
            ) : (
              <p className="text-sm text-ink-soft">
                {box.empty ? <Words statement={box.empty} /> : 'Nothing stands here yet.'}
              </p>
            )}
          </section>
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </BlockFrame>
  );
}
