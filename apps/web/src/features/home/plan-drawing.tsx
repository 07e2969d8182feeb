import type { PlanBlock } from './template-plans.ts';

const width = 200;
const gap = 8;
const heights: Record<PlanBlock, number> = {
  bar: 12,
  hero: 62,
  'hero-split': 66,
  form: 34,
  row: 40,
  quote: 30,
  price: 50,
  steps: 36,
  questions: 40,
};

/** Text lines of the given lengths, as one path. */
function Lines({ x, y, lengths, step = 9 }: LinesProps) {
  return <path d={lengths.map((length, row) => `M${x} ${y + row * step}h${length}`).join('')} />;
}

interface LinesProps {
  readonly x: number;
  readonly y: number;
  readonly lengths: readonly number[];
  readonly step?: number;
}

/** The inside of one block, from its own top left corner. */
function Inside({ block }: { readonly block: PlanBlock }) {
  switch (block) {
    case 'bar':
      return (
        <g>
          <Lines x={8} y={6} lengths={[26]} />
          <Lines x={150} y={6} lengths={[42]} />
        </g>
      );
    case 'hero':
      return (
        <g>
          <Lines x={30} y={16} lengths={[140, 110]} step={11} />
          <rect x="70" y="40" width="60" height="13" className="fill-signal stroke-none" />
        </g>
      );
    case 'hero-split':
      return (
        <g>
          <Lines x={8} y={16} lengths={[86, 70]} step={11} />
          <rect x="8" y="40" width="48" height="13" className="fill-signal stroke-none" />
          <rect x="112" y="9" width="80" height="48" />
          <path d="M112 57 192 9M112 9l80 48" />
        </g>
      );
    case 'form':
      return (
        <g>
          <rect x="30" y="10" width="96" height="14" />
          <rect x="130" y="10" width="40" height="14" className="fill-signal stroke-none" />
        </g>
      );
    case 'row':
      return (
        <g>
          {[8, 72, 136].map((x) => (
            <g key={x}>
              <Lines x={x} y={12} lengths={[52, 44, 48]} />
            </g>
          ))}
        </g>
      );
    case 'quote':
      return (
        <g>
          <Lines x={40} y={11} lengths={[120, 80]} />
        </g>
      );
    case 'price':
      return (
        <g>
          {[28, 108].map((x) => (
            <rect key={x} x={x} y="7" width="64" height="36" />
          ))}
        </g>
      );
    case 'steps':
      return (
        <g>
          {[20, 84, 148].map((x) => (
            <g key={x}>
              <circle cx={x + 12} cy="12" r="5" />
              <Lines x={x - 4} y={26} lengths={[34]} />
            </g>
          ))}
        </g>
      );
    case 'questions':
      return (
        <g>
          <Lines x={20} y={10} lengths={[160, 160, 160]} step={11} />
        </g>
      );
  }
}

/** A page as a drafted plan. */
export function PlanDrawing({
  blocks,
  label,
}: {
  readonly blocks: readonly PlanBlock[];
  readonly label: string;
}) {
  let y = 0.5;
  const placed = blocks.map((block) => {
    const top = y;
    y += heights[block] + gap;
    return { block, top };
  });
  return (
    <svg
      viewBox={`0 0 ${width} 236`}
      role="img"
      aria-label={label}
      className="h-auto w-full fill-none stroke-figure"
      strokeWidth="1"
    >
      {placed.map(({ block, top }) => (
        <g key={`${block}-${top}`} transform={`translate(0 ${top})`}>
          <rect
            x="0.5"
            y="0"
            width={width - 1}
            height={heights[block]}
            className="fill-sheet stroke-line-strong"
          />
          <Inside block={block} />
        </g>
      ))}
    </svg>
  );
}
