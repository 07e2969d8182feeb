import './slots.css';
import { orderSlots, type ReadingSlot, slotKey } from '@slipway/report';
import { useEffect, useRef, useState } from 'react';
import { useRoving } from '../use-roving.ts';
import { SlotPanel } from './slot-panel.tsx';
import type { FindOptions } from './slot-search.tsx';
import { SlotView } from './slot-view.tsx';

export interface SlotListProps {
  readonly slots: readonly ReadingSlot[];
  readonly labelledBy: string;
  /** Left out where nothing can be changed: then it is plain text. */
  readonly onChange?: ((field: string, value: string, label: string) => void) | undefined;
  /** Takes an answer back. */
  readonly onUndo?: ((field: string) => void) | undefined;
  /** Fields whose answer is the person's own. */
  readonly answered?: ReadonlySet<string>;
  /** Looks beyond the options of a slot, where it can. */
  readonly findFor?: ((field: string) => FindOptions | undefined) | undefined;
  readonly check?: ((field: string, text: string) => string | null) | undefined;
  /** Said aloud after a change. */
  readonly afterChange: string;
}

/** What was understood, unsure and open parts first, each put right in its place. */
export function SlotList(props: SlotListProps) {
  const { onChange, onUndo, findFor, check } = props;
  const [opened, setOpened] = useState<{ readonly key: string; readonly anchor: HTMLElement } | null>(null);
  const [said, setSaid] = useState('');
  const list = useRoving<HTMLUListElement>({ items: '.slot-button' });
  const changed = useRef<string | null>(null);
  // A changed reading comes back in another place: the focus goes along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reading is what brings it back
  useEffect(() => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])];
    const slot = all.find(({ dataset }) => dataset.slot === changed.current);
    if (document.activeElement === document.body) slot?.focus({ preventScroll: true });
    changed.current = null;
  }, [props.slots]);

  const slots = orderSlots(props.slots);
  const slot = slots.find((one) => slotKey(one) === opened?.key);
  return (
    <>
      <ul ref={list} className="slots" aria-labelledby={props.labelledBy}>
        {slots.map((one) => (
          <SlotView
            key={slotKey(one)}
            slot={one}
            isOpen={one === slot}
            onOpen={
              onChange && (one.options.length > 0 || one.takesText || findFor?.(one.field))
                ? (anchor) => setOpened({ key: slotKey(one), anchor })
                : undefined
            }
            onUndo={
              // One of several is put right by another press: taking the field back would take back all of them.
              onUndo && one.part === undefined && props.answered?.has(one.field)
                ? () => {
                    changed.current = one.field;
                    setSaid(`${one.label}: taken back.`);
                    onUndo(one.field);
                  }
                : undefined
            }
          />
        ))}
      </ul>
      {slot && opened && onChange ? (
        <SlotPanel
          key={slotKey(slot)}
          slot={slot}
          anchor={opened.anchor}
          find={findFor?.(slot.field)}
          check={check && ((text) => check(slot.field, text))}
          onClose={() => setOpened((now) => (now === opened ? null : now))}
          onChange={({ value, label }) => {
            changed.current = slotKey(slot);
            setSaid(`${slot.label}: ${label}. ${props.afterChange}`);
            onChange(slot.field, value, label);
          }}
        />
      ) : null}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
