import type { FirstRead } from '@slipway/tools/score-your-idea/first-read';

type Dimension = FirstRead['dimensions'][number];

function spoken(dimension: Dimension): string {
  return `${dimension.levelLow} to ${dimension.levelHigh} of 10, ceiling ${dimension.ceiling}`;
}

/** One track from 0 to 10: the band is what the words allow, the tick is the evidence ceiling. */
function Track({ dimension }: { readonly dimension: Dimension }) {
  const { levelLow, levelHigh, ceiling, said } = dimension;
  return (
    <span className="relative block h-3 rounded-[2px] bg-wash" aria-hidden="true">
      <span
        className={`absolute inset-y-0 rounded-[2px] transition-all duration-250 ease-out ${
          said ? 'bg-figure' : 'hatched'
        }`}
        style={{ left: `${levelLow * 10}%`, width: `${Math.max(levelHigh - levelLow, 0.4) * 10}%` }}
      />
      <span
        className="absolute -inset-y-1 w-0.5 bg-signal transition-all duration-250 ease-out"
        style={{ left: `calc(${ceiling * 10}% - 1px)` }}
      />
    </span>
  );
}

export function DimensionRows({ dimensions }: { readonly dimensions: readonly Dimension[] }) {
  return (
    <ol className="grid">
      {dimensions.map((dimension) => (
        <li
          key={dimension.id}
          className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-0.5 border-t border-line py-1.5 text-sm sm:grid-cols-[9.5rem_6.5rem_minmax(0,1fr)]"
        >
          <span className="font-medium">{dimension.label}</span>
          <Track dimension={dimension} />
          <span className="sr-only">{spoken(dimension)}</span>
          {dimension.said && dimension.quote ? (
            <q className="col-span-2 truncate text-ink sm:col-span-1">{dimension.quote}</q>
          ) : (
            <span className="col-span-2 truncate text-ink-soft max-sm:hidden sm:col-span-1">
              {dimension.ask}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
