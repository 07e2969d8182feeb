import type { FirstReadResult } from '../../api/first-read.ts';
import { SlotSign } from '../../lib/slots/slot-sign.tsx';

/** What was understood, as it stands on a sheet: said, not sure, or open. */
export function SlotRows({ slots }: Pick<FirstReadResult, 'slots'>) {
  return (
    <dl className="grid grid-cols-2 gap-px border-y border-line bg-line sm:grid-cols-3">
      {slots.map(({ field, label, value, standing }) => (
        <div
          key={field}
          className="grid content-start bg-sheet px-4 py-1.5 last:odd:col-span-2 sm:px-6 sm:last:odd:col-span-1 sm:last:nth-[3n+1]:col-span-3 sm:last:nth-[3n+2]:col-span-2"
        >
          <dt className="font-mono text-xs leading-5 text-ink-soft">{label}</dt>
          <dd className="flex items-baseline gap-1.5 text-sm leading-snug">
            <SlotSign standing={standing} className={tones[standing]} />
            <span
              className={value === null ? 'text-ink-soft italic' : 'line-clamp-2 font-medium wrap-anywhere'}
            >
              {value ?? 'Not said'}
            </span>
            {standing === 'unsure' ? <span className="sr-only">, not sure</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const tones = {
  confirmed: 'text-green-text',
  read: 'text-ink-soft',
  unsure: 'text-signal-text',
  open: 'text-signal-text',
} as const;
