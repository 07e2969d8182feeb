import { hullLength, hullOutline, listHullParts, partCount } from './hull-parts.ts';

export type PartState = 'plated' | 'open' | 'next';

interface HullOnWayProps {
  /** One a part, from the stern on. */
  readonly states: readonly PartState[];
  /** For those who cannot see it. */
  readonly says: string;
}

/** The hull takes this share of the drawing's width; what stands under its parts takes the same. */
const sheet = { width: 1120, height: 262, hullWidth: 1060 } as const;
const place = { x: 0, y: 186, perM: sheet.hullWidth / hullLength(1) } as const;
const slope = Math.tan((1.9 * Math.PI) / 180);
const parts = listHullParts(place);
const outline = hullOutline(place);
/** Height of the way under a point of it. */
const wayAt = (x: number): number => place.y + 12 + x * slope;

const piles = Array.from({ length: 12 }, (_, index) => 44 + index * 84);

/** A hull in its cradle, plated where something was measured and in bare frames where nothing was. */
export function HullOnWay({ states, says }: HullOnWayProps) {
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={says}
      className="h-auto w-full"
      fill="none"
    >
      <path
        d={`M0 ${wayAt(0)}L${sheet.width} ${wayAt(sheet.width)}`}
        strokeWidth="2"
        className="stroke-ink"
      />
      <path
        d={`M0 ${wayAt(0) + 7}L${sheet.width} ${wayAt(sheet.width) + 7}`}
        className="stroke-line-strong"
      />
      {piles.map((x) => (
        <path key={x} d={`M${x} ${wayAt(x) + 7}v10`} className="stroke-line-strong" />
      ))}
      <path d="M968 216H1120M968 220H1120" className="stroke-tide" />
      <path d="M1094 211l8-11h-16z" className="fill-paper stroke-tide" />
      <g transform={`rotate(1.9 0 ${place.y})`}>
        {parts.map((part, index) => (
          <Part key={part.side} part={part} state={states[index] ?? 'open'} />
        ))}
        <path d={outline} strokeWidth="1.75" className="stroke-ink" />
        {parts.slice(0, partCount - 1).map(({ foot }) => (
          <path
            key={foot.x}
            d={`M${foot.x - 20} 198l7-11h26l7 11Z`}
            className="fill-paper stroke-brass"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        ))}
      </g>
      {states.map((state, index) => {
        const x = (index * sheet.hullWidth) / partCount + 1;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={index}
            d={`M${x} ${wayAt(x) + 7}V${sheet.height}`}
            strokeDasharray={state === 'plated' ? undefined : '2 4'}
            className={state === 'next' ? 'stroke-signal' : 'stroke-line-strong'}
          />
        );
      })}
    </svg>
  );
}

function Part({ part, state }: { readonly part: (typeof parts)[number]; readonly state: PartState }) {
  if (state === 'plated')
    return (
      <>
        <path d={part.side} className="fill-hull" />
        {part.seams.map((seam) => (
          <path key={seam} d={seam} className="stroke-hull-line" />
        ))}
        <path d={part.seams[0]} strokeWidth="2" className="stroke-signal-on-hull" />
      </>
    );
  return (
    <>
      {part.frames.map((frame) => (
        <path key={frame} d={frame} className={state === 'next' ? 'stroke-signal' : 'stroke-line-strong'} />
      ))}
      {part.seams.map((seam) => (
        <path key={seam} d={seam} strokeDasharray="2 5" className="stroke-line-strong" />
      ))}
      {state === 'next' ? <path d={part.side} strokeWidth="2" className="stroke-signal" /> : null}
    </>
  );
}
