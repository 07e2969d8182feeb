/** The slip in drawing units: the way runs from the shed (0) down to the water (100). */
const way = { x0: 84, y0: 48, x1: 534, y1: 106 } as const;
const tickLength = 7;

interface Point {
  readonly x: number;
  readonly y: number;
}

function at(score: number): Point {
  const share = Math.min(100, Math.max(0, score)) / 100;
  return { x: way.x0 + (way.x1 - way.x0) * share, y: way.y0 + (way.y1 - way.y0) * share };
}

const slope = (Math.atan2(way.y1 - way.y0, way.x1 - way.x0) * 180) / Math.PI;
const ticks = Array.from({ length: 11 }, (_, index) => index * 10);

interface SlipGaugeProps {
  /** Which way the idea leans, as a band; null where too little is known. */
  readonly lean: { readonly lean: string; readonly low: number; readonly high: number } | null;
  /** Points of evidence: where the hull stands. */
  readonly earned: number;
  readonly evidence: string;
}

/** A score on a slipway: the band is how the idea leans, the hull stands on what evidence has earned. */
export function SlipGauge({ lean, earned, evidence }: SlipGaugeProps) {
  const points = Math.round(earned);
  const hull = at(points);
  const band = lean
    ? `Leans ${lean.lean}, between ${Math.round(lean.low)} and ${Math.round(lean.high)} of 100.`
    : 'No dial yet.';
  const summary = `${band} Evidence: ${evidence.toLowerCase()}, ${points} of 100.`;
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
      {lean ? <Band from={at(lean.low)} to={at(lean.high)} /> : null}
      <g
        className="transition-transform duration-250 ease-out"
        style={{ transform: `translate(${hull.x}px, ${hull.y}px) rotate(${slope}deg)` }}
      >
        <path d="M-74-25H4q-2 10-9 16-5 4-12 4h-39q-12 0-18-20Z" className="fill-hull" />
        <path d="M-40-25v-17l22 17" className="fill-none stroke-ink-soft" strokeWidth="1.4" />
        <path d="M-66-17H-1" className="stroke-on-hull-soft" strokeWidth="1" />
      </g>
    </svg>
  );
}

function Band({ from, to }: { readonly from: Point; readonly to: Point }) {
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      className="stroke-figure transition-all duration-250 ease-out"
      strokeWidth="7"
      strokeLinecap="round"
    />
  );
}
