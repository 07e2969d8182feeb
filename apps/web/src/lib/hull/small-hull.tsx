import type { PartState } from './hull-on-way.tsx';
import { hullLength, hullOutline, listHullParts, partCount } from './hull-parts.ts';

const sheet = { width: 300, height: 78, hullWidth: 186 } as const;
const place = { x: 0, y: 44, perM: sheet.hullWidth / hullLength(1) } as const;
const parts = listHullParts(place);
const outline = hullOutline(place);
const angle = 4;
const slope = Math.tan((angle * Math.PI) / 180);

/** One idea on its way to the water: the further down, the more of it was measured. */
export function SmallHull({
  states,
  says,
}: {
  readonly states: readonly PartState[];
  readonly says: string;
}) {
  const plated = states.filter((state) => state === 'plated').length;
  const moved = (plated / partCount) * (sheet.width - sheet.hullWidth - 6);
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={says}
      className="h-auto w-full"
      fill="none"
    >
      <path d={`M0 48L${sheet.width} ${48 + sheet.width * slope}`} className="stroke-ink" />
      <path d={`M0 52L${sheet.width} ${52 + sheet.width * slope}`} className="stroke-line-strong" />
      <path d="M224 63H300M224 66H300" className="stroke-tide" />
      <g transform={`translate(${moved} ${moved * slope}) rotate(${angle} 0 ${place.y})`}>
        {parts.map((part, index) => {
          const state = states[index] ?? 'open';
          return state === 'plated' ? (
            <g key={part.side}>
              <path d={part.side} className="fill-hull" />
              <path d={part.seams[0]} className="stroke-signal-on-hull" />
            </g>
          ) : (
            <g key={part.side}>
              {part.frames.map((frame) => (
                <path
                  key={frame}
                  d={frame}
                  strokeWidth="0.75"
                  className={state === 'next' ? 'stroke-signal' : 'stroke-line-strong'}
                />
              ))}
            </g>
          );
        })}
        <path d={outline} className="stroke-ink" />
      </g>
    </svg>
  );
}
