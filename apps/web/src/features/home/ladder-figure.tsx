import { ladder } from '@slipway/tools/score-your-idea/rungs';

const rungs = ladder.filter(({ points }) => points > 0);
const summary = rungs.map(({ label, points }) => `${label.toLowerCase()} ${points}`).join(', ');

const chart = { left: 34, top: 30, width: 478, height: 186 } as const;
const column = chart.width / rungs.length;

function levelY(points: number): number {
  return chart.top + chart.height * (1 - points / 100);
}

/** The evidence ladder as a drawing: what each kind of evidence earns. */
export function LadderFigure() {
  return (
    <figure className="grid content-start gap-3">
      <svg
        viewBox="0 0 520 262"
        role="img"
        aria-label={`Points of evidence, of 100: ${summary}.`}
        className="h-auto w-full"
      >
        {[0, 25, 50, 75, 100].map((level) => (
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
        {rungs.map(({ label, points }, index) => {
          const x = chart.left + index * column;
          const [first, ...rest] = label.split(' ');
          return (
            <g key={label}>
              <rect
                x={x + 12}
                y={levelY(points)}
                width={column - 24}
                height={levelY(0) - levelY(points)}
                className="fill-wash"
              />
              <line
                x1={x + 12}
                x2={x + column - 12}
                y1={levelY(points)}
                y2={levelY(points)}
                className="stroke-signal"
                strokeWidth="2.5"
              />
              <text
                x={x + column / 2}
                y={levelY(points) - 8}
                textAnchor="middle"
                className="fill-signal-text text-[15px] font-semibold"
              >
                {points}
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
      </svg>
      <figcaption className="max-w-[32rem] text-sm text-ink-soft">
        Evidence has a dial of its own. Opinions earn 10 points, paying customers all 100. A good story earns
        none.
      </figcaption>
    </figure>
  );
}
