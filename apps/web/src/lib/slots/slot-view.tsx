import { type ReadingSlot, slotKey, standingWords } from '@slipway/report';
import { SlotSign } from './slot-sign.tsx';

interface SlotViewProps {
  readonly slot: ReadingSlot;
  readonly isOpen: boolean;
  /** Left out where nothing can be changed: then it is plain text. */
  readonly onOpen: ((anchor: HTMLElement) => void) | undefined;
  readonly onUndo?: (() => void) | undefined;
}

export function SlotView({ slot, isOpen, onOpen, onUndo }: SlotViewProps) {
  const content = (
    <>
      <span className="slot-label">
        {slot.label}
        <span className="sr-only">: </span>
      </span>
      <span className="slot-value">
        <SlotSign standing={slot.standing} className="slot-sign" />
        <span className="slot-words">
          {slot.value ?? (onOpen && !slot.takesText ? 'Pick one' : 'Not said')}
        </span>
        {slot.value === null ? null : <span className="sr-only">, {standingWords[slot.standing]}</span>}
      </span>
    </>
  );
  return (
    <li className="slot" data-standing={slot.standing}>
      {onOpen ? (
        <button
          type="button"
          data-slot={slotKey(slot)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className="slot-button"
          onClick={(event) => onOpen(event.currentTarget)}
        >
          {content}
        </button>
      ) : (
        <div className="slot-button">{content}</div>
      )}
      {onUndo ? (
        <button type="button" aria-label={`Undo: ${slot.label}`} className="slot-undo" onClick={onUndo}>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <path d="M1.5 1.5l7 7M8.5 1.5l-7 7" fill="none" stroke="currentColor" strokeWidth="1.4" />
          </svg>
        </button>
      ) : null}
    </li>
  );
}
