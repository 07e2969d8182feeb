const callouts = [
  { x: 210, y: 40, toX: 196, toY: 96, text: 'the idea, still dry' },
  { x: 2, y: 236, toX: 119, toY: 142, text: 'cradle: your evidence' },
  { x: 150, y: 284, toX: 250, toY: 196, text: 'ways: fixed rules' },
  { x: 322, y: 304, toX: 420, toY: 222, text: 'water: who pays' },
] as const;

/** A section through a slipway, with the parts named. */
export function WaySection() {
  return (
    <figure className="grid gap-3">
      <svg
        viewBox="0 0 520 314"
        role="img"
        aria-label="Section through a slipway: a hull in its cradle on inclined ways that run into the water."
        className="h-auto w-full font-mono text-[15px]"
      >
        <path d="M20 132L500 262" className="stroke-ink" strokeWidth="2.5" />
        <path d="M20 144L500 274" className="stroke-line-strong" />
        {[60, 120, 180, 240, 300, 360, 420].map((x) => (
          <path key={x} d={`M${x} ${144 + (x - 20) * 0.271}v26`} className="stroke-line-strong" />
        ))}
        <path d="M330 216H520M330 221H520" className="stroke-tide" />
        <path d="M352 210l8-11h-16z" className="fill-paper stroke-tide" />
        <g transform="translate(96 72) rotate(15.15)">
          <path
            d="M0 4C60 12 150 12 220 -2L200 38C194 50 184 54 172 54H36C18 54 4 34 0 4Z"
            className="fill-hull"
          />
          <path d="M7 26H210" className="stroke-signal-on-hull" />
          <path d="M40 54v12M80 54v12M120 54v12M160 54v12" className="stroke-brass" strokeWidth="4" />
        </g>
        {callouts.map(({ x, y, toX, toY, text }) => (
          <g key={text}>
            <path d={`M${x + 40} ${y < 150 ? y + 8 : y - 16}L${toX} ${toY}`} className="stroke-signal" />
            <circle cx={toX} cy={toY} r="2.5" className="fill-signal" />
            <text x={x} y={y} className="fill-ink">
              {text}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="flex gap-3 text-sm text-ink-soft">
        <span className="fig-label shrink-0">Fig. 1</span>
        Section through a slipway, before the hull is let go.
      </figcaption>
    </figure>
  );
}
