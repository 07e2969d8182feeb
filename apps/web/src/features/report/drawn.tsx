import { type Drawing, dashes, type Mark, outline } from '@slipway/report/geometry';
import { Fragment } from 'react';
import { Later } from '../../lib/use-later.ts';

/** Marks whose style and letters a browser works out well within a frame. A triangle of two years has eight hundred. */
const atOnce = 300;

interface DrawnProps {
  readonly drawing: Drawing;
  /** Ids of what names and describes it; a drawing without a name is an ornament beside text that says the same. */
  readonly labelledBy?: string;
  readonly describedBy?: string;
  readonly label?: string;
}

export function Drawn({ drawing, labelledBy, describedBy, label }: DrawnProps) {
  const { width, height, marks } = drawing;
  const name = labelledBy
    ? { role: 'img', 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }
    : label
      ? { role: 'img', 'aria-label': label }
      : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its caption, or an ornament
    <svg {...name} viewBox={`0 0 ${width} ${height}`} className="drawn" style={{ maxWidth: width }}>
      {Array.from({ length: Math.ceil(marks.length / atOnce) }, (_, part) => {
        const When = part === 0 ? Fragment : Later;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts stand for their place and hold no state
          <When key={part}>
            <Marks marks={marks.slice(part * atOnce, (part + 1) * atOnce)} />
          </When>
        );
      })}
    </svg>
  );
}

function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  return marks.map((mark, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: marks have no name of their own and hold no state
    <Painted key={index} mark={mark} />
  ));
}

function Painted({ mark }: { readonly mark: Mark }) {
  switch (mark.kind) {
    case 'rect':
      return (
        <rect
          x={mark.x}
          y={mark.y}
          width={mark.width}
          height={mark.height}
          fill={mark.fill ? paint(mark.fill) : 'none'}
          fillOpacity={mark.opacity}
          stroke={mark.stroke ? `var(--${mark.stroke})` : undefined}
        />
      );
    case 'path':
      return (
        <path
          d={mark.d}
          fill={mark.fill ? `var(--${mark.fill})` : 'none'}
          fillOpacity={mark.opacity}
          fillRule="evenodd"
          stroke={mark.stroke ? `var(--${mark.stroke})` : undefined}
          strokeWidth={mark.width}
          strokeDasharray={mark.dash ? dashes[mark.dash] : undefined}
          strokeLinejoin="round"
        />
      );
    case 'point':
      return (
        <path
          d={outline(mark.shape, mark.x, mark.y, mark.r)}
          fill={mark.hollow ? 'var(--sheet)' : `var(--${mark.pen})`}
          stroke={mark.hollow ? `var(--${mark.pen})` : 'var(--sheet)'}
          strokeWidth={mark.hollow ? 1.5 : 1}
        />
      );
    case 'text':
      return (
        <text
          x={mark.x}
          y={mark.y}
          fill={paint(mark.pen)}
          className={mark.bare && 'drawn-bare'}
          fontSize={mark.size}
          fontWeight={mark.strong ? 600 : undefined}
          textAnchor={mark.anchor}
        >
          {mark.text}
        </text>
      );
  }
}

/** A token follows the theme; a colour that is itself what is shown does not. */
function paint(pen: string): string {
  return pen.startsWith('#') ? pen : `var(--${pen})`;
}
