import { cx } from '@slipway/ui';

export interface SlotOption {
  readonly value: string;
  readonly label: string;
  /** Tells apart what has the same name. */
  readonly note?: string;
}

interface SlotOptionsProps {
  readonly options: readonly SlotOption[];
  readonly labelledBy: string;
  readonly isNow?: (option: SlotOption) => boolean;
  readonly onPick: (option: SlotOption) => void;
}

/** One press picks: buttons, because arrows inside a radio group would pick on the way. */
export function SlotOptions({ options, labelledBy, isNow, onPick }: SlotOptionsProps) {
  return (
    <ul className="flex flex-wrap gap-2" aria-labelledby={labelledBy}>
      {options.map((option) => {
        const isPressed = isNow?.(option) ?? false;
        return (
          <li key={option.value}>
            <button
              type="button"
              aria-pressed={isPressed}
              className={cx('chip', isPressed && 'chip-now')}
              onClick={() => onPick(option)}
            >
              {option.label}
              {option.note ? <small className="chip-note">{option.note}</small> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
