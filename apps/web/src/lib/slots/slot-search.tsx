import { TextInput } from '@slipway/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type SlotOption, SlotOptions } from './slot-options.tsx';

export type FindOptions = (words: string, signal: AbortSignal) => Promise<readonly SlotOption[]>;

interface SlotSearchProps {
  readonly label: string;
  readonly find: FindOptions;
  readonly onPick: (option: SlotOption) => void;
}

const pauseMs = 200;

/** For more options than can be shown at once. */
export function SlotSearch({ label, find, onPick }: SlotSearchProps) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<{
    readonly words: string;
    readonly options: readonly SlotOption[];
  } | null>(null);
  const id = useId();
  const wanted = words.trim();
  const look = useEffectEvent((signal: AbortSignal) => find(wanted, signal));
  useEffect(() => {
    if (wanted === '') return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      look(stop.signal).then(
        (options) => stop.signal.aborted || setFound({ words: wanted, options }),
        () => stop.signal.aborted || setFound(null),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted]);
  const shown = wanted === '' ? null : found;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} id={`${id}-label`} className="text-sm text-ink-soft">
        {label}
      </label>
      <TextInput
        id={id}
        type="search"
        autoComplete="off"
        maxLength={80}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          // It may stand inside a form, which it must not send.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {shown && shown.options.length > 0 ? (
        <SlotOptions options={shown.options} labelledBy={`${id}-label`} onPick={onPick} />
      ) : null}
      <p role="status" className={shown?.options.length === 0 ? 'text-sm' : 'sr-only'}>
        {shown ? sayFound(shown.options.length) : ''}
      </p>
    </div>
  );
}

function sayFound(count: number): string {
  if (count === 0) return 'Nothing by that name.';
  return count === 1 ? 'One found' : `${count} found`;
}
