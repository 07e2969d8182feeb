import { ladder } from '@slipway/tools/score-your-idea/ladder';

/** Belief and opinions share a ceiling; one column stands for both. */
const rungs = ladder.filter((row) => row.rung !== 'opinion');
const summary = rungs.map(({ label, ceiling }) => `${label.toLowerCase()} ${ceiling}`).join(', ');

const chart = { left: 34, top: 30, width: 470, height: 198 } as const;
const column = chart.width / rungs.length;

function levelY(level: number): number {
  return chart.top + chart.height * (1 - level / 10);
}

/** The evidence ladder as a drawing: each step up lifts the ceiling over the score. */
export function CeilingFigure() {
  const stairs = rungs
    .map(({ ceiling }, index) => {
      const x = chart.left + index * column;
      return `${index === 0 ? 'M' : 'L'}${x} ${levelY(ceiling)}H${x + column}`;
    })
    .join('');
  return (
    <figure className="grid content-start gap-3">
      <svg
        viewBox="0 0 520 262"
        role="img"
        aria-label={`Highest level each kind of evidence allows: ${summary}.`}
        className="h-auto w-full"
      >
        {[0, 2, 4, 6, 8, 10].map((level) => (
          <g key={level}>
            <line
              x1={chart.left}
              x2={chart.left + chart.width}
              y1={levelY(level)}
              y2={levelY(level)}
              className="stroke-line"
            />
            <text
              x={chart.left - 8}
              y={levelY(level) + 4}
              textAnchor="end"
              className="fill-ink-soft font-mono text-[12px]"
            >
              {level}
            </text>
          </g>
        ))}
        {rungs.map(({ label, ceiling }, index) => {
          const x = chart.left + index * column;
          const [first, ...rest] = label.split(' ');
          return (
            <g key={label}>
              <rect
                x={x + 20}
                y={levelY(ceiling)}
                width={column - 40}
                height={levelY(0) - levelY(ceiling)}
                className="fill-wash"
              />
              <text
                x={x + column / 2}
                y={levelY(ceiling) - 8}
                textAnchor="middle"
                className="fill-signal-text text-[15px] font-semibold"
              >
                {ceiling}
              </text>
              <text
                x={x + column / 2}
                y={levelY(0) + 16}
                textAnchor="middle"
                className="fill-ink text-[12px]"
              >
                {first}
                <tspan x={x + column / 2} dy="14">
                  {rest.join(' ')}
                </tspan>
              </text>
            </g>
          );
        })}
        <path d={stairs} className="fill-none stroke-signal" strokeWidth="2.5" />
      </svg>
      <figcaption className="max-w-[32rem] text-sm text-ink-soft">
        A hard no is possible. Until somebody pays, a ceiling holds the score down, however good the story.
        Opinions stop at 4 of 10.
      </figcaption>
    </figure>
  );
}
