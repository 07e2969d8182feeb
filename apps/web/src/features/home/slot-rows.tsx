import type { FirstReadResult } from '../../api/first-read.ts';

/** What was understood: said, not sure, or open. The nearest business is picked on the sheet, so it is left out here. */
export function SlotRows({ slots }: Pick<FirstReadResult, 'slots'>) {
  return (
    <dl className="grid grid-cols-2 gap-px border-y border-line bg-line sm:grid-cols-3">
      {slots
        .filter(({ field }) => field !== 'venture')
        .map(({ field, part, label, value, standing }) => (
          <div
            key={`${field} ${part ?? ''}`}
            className="grid content-start bg-sheet px-4 py-1.5 last:odd:col-span-2 sm:px-6 sm:last:odd:col-span-1 sm:last:nth-[3n+1]:col-span-3 sm:last:nth-[3n+2]:col-span-2"
          >
            <dt className="font-mono text-xs leading-5 text-ink-soft">{label}</dt>
            <dd className="text-sm leading-snug wrap-anywhere">
              {value === null ? (
                <span className="text-ink-soft italic">Not said</span>
              ) : (
                <span className="font-medium">{value}</span>
              )}
              {standing === 'unsure' ? (
                <span className="font-semibold text-signal-text">
                  ?<span className="sr-only"> not sure</span>
                </span>
              ) : null}
            </dd>
          </div>
        ))}
    </dl>
  );
}
