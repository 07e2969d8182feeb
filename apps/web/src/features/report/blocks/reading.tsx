import { orderSlots, type ReadingBlock } from '@slipway/report';
import { useEffect, useId, useRef, useState } from 'react';
import { useSheet } from '../sheet-scope.ts';
import { SlotPanel } from '../slot-panel.tsx';
import { SlotView } from '../slot-view.tsx';
import { Words } from '../words.tsx';

/** What was understood of the idea, first of all. Each part is put right in its place. */
export default function ReadingView({ block }: { readonly block: ReadingBlock }) {
  const { prefix, onReread } = useSheet();
  const [opened, setOpened] = useState<{ readonly field: string; readonly anchor: HTMLElement } | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const changed = useRef<string | null>(null);
  const headingId = useId();
  // A changed reading comes back in another place: the focus goes along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reading is what brings it back
  useEffect(() => {
    const slots = [...(list.current?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])];
    const slot = slots.find(({ dataset }) => dataset.slot === changed.current);
    if (document.activeElement === document.body) slot?.focus({ preventScroll: true });
    changed.current = null;
  }, [block]);

  const slots = orderSlots(block.slots);
  const asking = slots.filter(({ standing }) => standing === 'unsure' || standing === 'open').length;
  const slot = slots.find(({ field }) => field === opened?.field);
  return (
    <section data-kind="reading" id={`${prefix}-${block.id}`} tabIndex={-1} className="reading">
      <div className="reading-head">
        <p id={headingId} className="font-medium">
          {block.title ?? 'How we read your idea'}
        </p>
        {onReread ? (
          <p className="reading-hint no-print">{asking > 0 ? `${asking} to check. ` : ''}Changes are free.</p>
        ) : null}
      </div>
      {block.intro ? (
        <p className="text-sm">
          <Words statement={block.intro} />
        </p>
      ) : null}
      <ul ref={list} className="slots" aria-labelledby={headingId}>
        {slots.map((one) => (
          <SlotView
            key={one.field}
            slot={one}
            isOpen={one === slot}
            onOpen={
              onReread && (one.options.length > 0 || one.takesText)
                ? (anchor) => setOpened({ field: one.field, anchor })
                : undefined
            }
          />
        ))}
      </ul>
      {block.known ? (
        <p className="reading-known">
          <Words statement={block.known} />
        </p>
      ) : null}
      {slot && opened && onReread ? (
        <SlotPanel
          key={slot.field}
          slot={slot}
          anchor={opened.anchor}
          onClose={() => setOpened((now) => (now === opened ? null : now))}
          onChange={(value, label) => {
            changed.current = slot.field;
            setSaid(`${slot.label}: ${label}. The sheet is computed again.`);
            onReread(slot.field, value);
          }}
        />
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}
