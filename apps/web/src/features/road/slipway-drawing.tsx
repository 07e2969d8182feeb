import { stations } from './stations.tsx';

/** The way itself: five stations on an inclined track, from the shed to the water. */
const track = { fromX: 40, fromY: 84, toX: 960, toY: 214 } as const;

function onTrack(share: number): { readonly x: number; readonly y: number } {
  return {
    x: track.fromX + (track.toX - track.fromX) * share,
    y: track.fromY + (track.toY - track.fromY) * share,
  };
}

export function SlipwayDrawing() {
  return (
    <svg
      viewBox="0 0 1100 280"
      role="img"
      aria-label="An inclined slipway with five stations, idea, numbers, name, page and pitch, that ends in the water."
      className="hidden h-auto w-full md:block"
    >
      <path
        d={`M${track.fromX} ${track.fromY}L1090 ${track.toY + 18.4}`}
        className="stroke-ink"
        strokeWidth="2"
      />
      <path
        d={`M${track.fromX} ${track.fromY + 8}L1090 ${track.toY + 26.4}`}
        className="stroke-line-strong"
      />
      <path d="M850 206H1100M850 211H1100" className="stroke-tide" />
      <path d="M884 200l8 -11h-16z" className="fill-paper stroke-tide" />
      {stations.map(({ id, name }, index) => {
        const { x, y } = onTrack(index / 5 + 0.06);
        return (
          <g key={id}>
            <path d={`M${x} ${y + 8}V262`} className="stroke-line-strong" strokeDasharray="2 4" />
            <circle
              cx={x}
              cy={y}
              r="5"
              className={index === 0 ? 'fill-signal' : 'fill-paper stroke-ink'}
              strokeWidth="2"
            />
            <text x={x + 10} y="262" className="fill-ink font-display text-[20px] font-semibold">
              {name}
            </text>
            <text x={x - 8} y="262" textAnchor="end" className="fill-ink-soft font-mono text-[13px]">
              {index + 1}
            </text>
          </g>
        );
      })}
      <g transform="translate(78 26) rotate(8.04)">
        <path
          d="M0 14C60 20 150 20 226 8L206 44C200 54 188 58 176 58H34C18 58 4 40 0 14Z"
          className="fill-hull"
        />
        <path d="M8 34H216" className="stroke-signal-on-hull" />
        <path d="M86 17V-26L128 15" className="fill-none stroke-ink" strokeWidth="2" />
      </g>
      <path d="M320 34h96M404 28l12 6-12 6" className="fill-none stroke-signal" />
      <text x="320" y="24" className="fill-signal-text font-mono text-[13px]">
        launch
      </text>
    </svg>
  );
}
