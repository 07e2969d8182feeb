import { type FieldByKind, readField, textOf } from '@slipway/tools';
import { TextInput } from '@slipway/ui';
import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import type { Control, ControlProps } from './control.ts';
import { Labelled } from './labelled.tsx';

/** Typed in any way people write dates, or picked from the device's own calendar. */
function DateRow({ field, answer, onChange, onLeave, ...row }: ControlProps<FieldByKind['date']>) {
  const picker = useRef<HTMLInputElement>(null);
  const text = textOf(answer);
  const read = text.trim() === '' ? null : readField(field, text);
  const day = typeof read === 'string' ? read : '';
  return (
    <Labelled field={field} {...row}>
      {(box) => (
        <span className="relative block">
          <TextInput
            {...box}
            name={field.name}
            value={text}
            placeholder={field.placeholder ?? '2026-10-05'}
            autoComplete="off"
            className="tabular pr-12"
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={() => {
              // What was understood stands there before it is sent.
              if (day !== '' && day !== text) onChange(day);
              onLeave();
            }}
          />
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={day}
            min={field.from}
            max={field.to}
            onChange={(event) => onChange(event.currentTarget.value)}
            className="pointer-events-none absolute inset-y-0 right-0 w-11 opacity-0"
          />
          <button
            type="button"
            aria-label={`Pick a day: ${field.label}`}
            onClick={() => picker.current?.showPicker()}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-soft hover:text-ink"
          >
            <CalendarDays size={18} aria-hidden="true" />
          </button>
        </span>
      )}
    </Labelled>
  );
}

export const control: Control<FieldByKind['date']> = { Row: DateRow };
