import type { ReadingSlot } from '@slipway/report';
import { useId, useState } from 'react';
import { OwnWords } from './own-words.tsx';
import { type SlotOption, SlotOptions } from './slot-options.tsx';
import { type FindOptions, SlotSearch } from './slot-search.tsx';

export interface SlotAnswerProps {
  readonly slot: ReadingSlot;
  readonly labelledBy: string;
  /** Looks beyond the options of the slot. */
  readonly find?: FindOptions | undefined;
  /** What is wrong with an answer in one's own words. */
  readonly check?: ((text: string) => string | null) | undefined;
  /** One's own words come only when asked for, to save room. */
  readonly isCompact?: boolean;
  readonly onAnswer: (option: SlotOption) => void;
}

/** Chips that a person takes in at a glance; the others are searched. */
const chipsMost = 12;
const chipsFirst = 6;

/** The ways to answer one slot: chips, a search where there are more, and one's own words. */
export function SlotAnswer({ slot, labelledBy, find, check, isCompact, onAnswer }: SlotAnswerProps) {
  const otherId = useId();
  const [isOther, setOther] = useState(false);
  const isShut = isCompact === true && slot.options.length > 0 && !isOther;
  const isMany = slot.options.length > chipsMost;
  const search = find ?? (isMany ? findAmong(slot.options) : undefined);
  // What is not sure yet is pressed to confirm it.
  const isNow = ({ value, label }: SlotOption) =>
    slot.standing !== 'unsure' && (label === slot.value || value === slot.value);
  return (
    <>
      {slot.options.length > 0 ? (
        <SlotOptions
          options={isMany ? slot.options.slice(0, chipsFirst) : slot.options}
          labelledBy={labelledBy}
          isNow={isNow}
          onPick={onAnswer}
        />
      ) : null}
      {isShut && (search || slot.takesText) ? (
        <button type="button" className="text-link min-h-9 w-fit text-sm" onClick={() => setOther(true)}>
          Something else
          <span id={otherId} className="sr-only">
            {`: ${slot.label}`}
          </span>
        </button>
      ) : null}
      {search && !isShut ? <SlotSearch label="Search for another" find={search} onPick={onAnswer} /> : null}
      {slot.takesText && !isShut ? (
        <div className="grid gap-1">
          <p id={otherId} className="text-sm text-ink-soft">
            {slot.options.length > 0 ? 'Something else' : 'In your words'}
          </p>
          <OwnWords
            labelledBy={`${labelledBy} ${otherId}`}
            verb="Save"
            check={check}
            onAnswer={(text) => onAnswer({ value: text, label: text })}
          />
        </div>
      ) : null}
    </>
  );
}

/** A word of the name that begins as typed. */
function findAmong(options: readonly SlotOption[]): FindOptions {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return async (words) => {
    const wanted = plain(words);
    return options.filter(({ label }) => ` ${plain(label)}`.includes(` ${wanted}`)).slice(0, chipsMost);
  };
}
