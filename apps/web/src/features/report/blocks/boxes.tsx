import { type BoxesBlock, withoutStruck } from '@slipway/report';
import { cx } from '@slipway/ui';
import { useRef, useState } from 'react';
import { BlockFrame } from '../block-frame.tsx';
import { BoxItemView } from '../box-item.tsx';
import { ItemEditor } from '../item-editor.tsx';
import { ToneFlag } from '../tone-flag.tsx';
import { type BoxEdits, useBoxEdits } from '../use-box-edits.ts';
import { useItemDrag } from '../use-item-drag.ts';
import { Words } from '../words.tsx';

/** Named boxes on one quartered sheet. An item is dragged by its grip, moved by arrow keys, or changed by what the grip opens. */
export default function BoxesView({ block }: { readonly block: BoxesBlock }) {
  const root = useRef<HTMLDivElement>(null);
  const { edits, said } = useBoxEdits(block, root);
  const { drag, takeDragged, gripEvents } = useItemDrag(root, (itemId, boxId) => edits?.move(itemId, boxId));
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
            {withoutStruck(box.items).length > 0 || box.empty === undefined ? null : (
              <p className="text-sm text-ink-soft">
                <Words statement={box.empty} />
              </p>
            )}
            {box.items.length > 0 ? (
              <ul>
                {box.items.map((item) => (
                  <BoxItemView
                    key={item.id}
                    item={item}
                    targets={block.boxes.filter(({ id }) => id !== box.id)}
                    edits={edits}
                    drag={drag?.itemId === item.id ? drag : null}
                    gripEvents={gripEvents(item.id)}
                    takeDragged={takeDragged}
                  />
                ))}
              </ul>
            ) : null}
            {edits ? <AddLine box={box} edits={edits} /> : null}
          </section>
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </BlockFrame>
  );
}

function AddLine({ box, edits }: { readonly box: BoxesBlock['boxes'][number]; readonly edits: BoxEdits }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      {isOpen ? (
        <ItemEditor
          label={`Add to ${box.label}`}
          onCancel={() => {
            setOpen(false);
            button.current?.focus();
          }}
          onKeep={(text) => {
            setOpen(false);
            edits.add(box.id, text);
          }}
        />
      ) : null}
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        className="text-link box-add no-print"
        onClick={() => setOpen(!isOpen)}
      >
        Add a line<span className="sr-only"> to {box.label}</span>
      </button>
    </>
  );
}
