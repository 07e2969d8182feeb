/** The slip in drawing units: the way runs from the shed (0) down to the water (100). */
const way = { x0: 26, y0: 34, x1: 534, y1: 106 } as const;
const tickLength = 7;

function at(score: number): { x: number; y: number } {
  const share = Math.min(100, Math.max(0, score)) / 100;
  return { x: way.x0 + (way.x1 - way.x0) * share, y: way.y0 + (way.y1 - way.y0) * share };
}

const slope = (Math.atan2(way.y1 - way.y0, way.x1 - way.x0) * 180) / Math.PI;
const ticks = Array.from({ length: 11 }, (_, index) => index * 10);

export interface SlipGaugeProps {
  readonly low: number;
  readonly high: number;
  /** The most this evidence allows; drawn as a stop block across the way. */
  readonly ceiling: number;
}

/** A score as a range on a slipway: how far the hull may have slid, and the block that holds it. */
export function SlipGauge({ low, high, ceiling }: SlipGaugeProps) {
  const [from, to, stop] = [at(low), at(high), at(ceiling)];
  const summary = `Between ${low} and ${high} of 100. Evidence so far allows at most ${ceiling}.`;
  return (
    <svg viewBox="0 0 560 158" role="img" aria-label={summary} className="h-auto w-full">
      <path
        d="M474 139q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0M458 150q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0"
        className="fill-none stroke-tide"
        strokeWidth="1.4"
      />
      <line
        x1={way.x0}
        y1={way.y0}
        x2={way.x1}
        y2={way.y1}
        className="stroke-line-strong"
        strokeWidth="1.5"
      />
      {ticks.map((score) => {
        const { x, y } = at(score);
        return (
          <g key={score}>
            <line x1={x} y1={y} x2={x} y2={y + tickLength} className="stroke-line-strong" />
            {score % 20 === 0 ? (
              <text
                x={x}
                y={y + 22}
                textAnchor="middle"
                className="tabular fill-ink-soft font-mono text-[11px]"
              >
                {score}
              </text>
            ) : null}
          </g>
        );
      })}
      <line
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        className="stroke-figure transition-all duration-250 ease-out"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g
        className="transition-transform duration-250 ease-out"
        style={{ transform: `translate(${to.x}px, ${to.y}px) rotate(${slope}deg)` }}
      >
        <path d="M-74-25H4q-2 10-9 16-5 4-12 4h-39q-12 0-18-20Z" className="fill-hull" />
        <path d="M-40-25v-17l22 17" className="fill-none stroke-ink-soft" strokeWidth="1.4" />
        <path d="M-66-17H-1" className="stroke-on-hull-soft" strokeWidth="1" />
      </g>
      <g
        className="transition-transform duration-250 ease-out"
        style={{ transform: `translate(${stop.x}px, ${stop.y}px)` }}
      >
        <path d="M5-30V4" className="stroke-signal" strokeWidth="2.5" />
        <path d="M5-30h7" className="stroke-signal" strokeWidth="2.5" />
      </g>
    </svg>
  );
}
