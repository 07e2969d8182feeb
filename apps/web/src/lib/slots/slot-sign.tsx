import type { ReadingSlot } from '@slipway/report';

type Standing = ReadingSlot['standing'];

/** A tick, a quotation mark, a question mark, an empty ring: told apart without colour. */
const signs: Record<Standing, string> = {
  confirmed: 'M1 5.4 3.8 8.2 9 1.8',
  read: 'M1.2 8.2C.6 5.2 1.6 2.6 4 1.6M6 8.2C5.4 5.2 6.4 2.6 8.8 1.6M1.3 6h2.2v2.2H1.3zM6.1 6h2.2v2.2H6.1z',
  unsure: 'M2.4 3.2C2.6 1.6 3.7.8 5.1.8c1.5 0 2.6.9 2.6 2.3C7.7 5 5 4.9 5 6.8M5 8.6v.9',
  open: 'M5 .8a4.2 4.2 0 1 0 0 8.4A4.2 4.2 0 0 0 5 .8',
};

/** How sure a part of the reading is. */
export function SlotSign({
  standing,
  className,
}: {
  readonly standing: Standing;
  readonly className: string;
}) {
  return (
    <svg
      viewBox="0 0 10 10"
      width="10"
      height="10"
      aria-hidden="true"
      className={`shrink-0 overflow-visible ${className}`}
    >
      <path
        d={signs[standing]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinejoin="round"
        strokeDasharray={standing === 'open' ? '2 1.8' : undefined}
      />
    </svg>
  );
}
