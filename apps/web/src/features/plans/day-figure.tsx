/** One day's ten credits, spent on the tools that are there: three ideas compared, and the sums of the best. */
const spent = [
  { name: 'Three ideas scored', credits: 3 },
  { name: 'A SWOT for two of them', credits: 2 },
  { name: 'Three market sizes', credits: 3 },
  { name: 'Two sets of metrics', credits: 2 },
] as const;

const cell = 100;
const place = spent.map((item, index) => ({
  ...item,
  from: spent.slice(0, index).reduce((sum, { credits }) => sum + credits, 0),
}));

export function DayFigure() {
  return (
    <figure className="grid gap-3">
      <svg
        viewBox="0 0 1020 120"
        role="img"
        aria-label={`Ten credits: ${spent.map(({ name, credits }) => `${name.toLowerCase()} for ${credits}`).join(', ')}.`}
        className="hidden h-auto w-full font-mono text-[13px] md:block"
      >
        {place.map(({ name, credits, from }) => (
          <g key={name}>
            <path
              d={`M${10 + from * cell} 34h${credits * cell - 6}v36h-${credits * cell - 6}z`}
              className={from === 0 ? 'fill-figure' : 'fill-wash stroke-line-strong'}
            />
            <text x={10 + from * cell} y="24" className="fill-ink">
              {name}
            </text>
          </g>
        ))}
        <path d="M10 84H1010" className="stroke-line-strong" />
        {Array.from({ length: 11 }, (_, mark) => mark).map((mark) => (
          <g key={mark}>
            <path d={`M${10 + mark * cell} 80v8`} className="stroke-line-strong" />
            <text
              x={10 + mark * cell}
              y="106"
              textAnchor={mark === 0 ? 'start' : mark === 10 ? 'end' : 'middle'}
              className="fill-ink-soft"
            >
              {mark}
            </text>
          </g>
        ))}
      </svg>
      <ul className="grid md:hidden">
        {place.map(({ name, credits }) => (
          <li key={name} className="tabular flex justify-between border-t border-line py-2">
            {name}
            <span>{credits}</span>
          </li>
        ))}
        <li className="tabular flex justify-between border-t-2 border-ink py-2 font-medium">
          One day
          <span>10</span>
        </li>
      </ul>
      <figcaption className="flex gap-3 text-sm text-ink-soft">
        <span className="fig-label shrink-0">Fig. 1</span>
        What one free day holds, for example. Changing any of these results afterwards costs nothing.
      </figcaption>
    </figure>
  );
}
