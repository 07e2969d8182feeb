import { originKind } from '@slipway/report';
import {
  type ChartBlock,
  type Drawing,
  findFigure,
  summarise,
  type TextMark,
  tabulate,
  textWidth,
} from '@slipway/report/geometry';
import { cx } from '@slipway/ui';
import { type ReactNode, useId } from 'react';
import { DataTable } from './data-table.tsx';
import { Drawn } from './drawn.tsx';
import { EvidenceMark } from './evidence/mark.tsx';
import { markNames } from './evidence/origins.ts';
import { useSheet } from './sheet-scope.ts';
import { useWidth } from './use-width.ts';

interface ChartProps {
  readonly block: ChartBlock;
  readonly draw: (width: number) => Drawing;
  /** Its words stand beside it where there is room. */
  readonly isNarrow?: boolean;
  /** Widest it is drawn; all there is when left out. */
  readonly widest?: number;
  /** Between the drawing and its caption. */
  readonly children?: ReactNode;
}

/** A drawing with its numbers openable, the same in words under it, and the data behind it. */
export function Chart({ block, draw, isNarrow, widest, children }: ChartProps) {
  const { report } = useSheet();
  const [ref, width] = useWidth<HTMLDivElement>();
  const captionId = useId();
  const drawing = draw(Math.min(width, widest ?? width));
  const texts = drawing.marks.filter((mark) => mark.kind === 'text' && mark.figure !== undefined);
  return (
    <figure className={cx('chart', isNarrow && 'chart-beside')}>
      <div ref={ref}>
        <div className="relative" style={{ maxWidth: drawing.width }}>
          <Drawn drawing={drawing} labelledBy={captionId} />
          {texts.map((mark) =>
            mark.kind === 'text' ? (
              <Handle key={`${mark.figure} ${mark.x} ${mark.y}`} mark={mark} drawing={drawing} />
            ) : null,
          )}
        </div>
      </div>
      {children}
      <figcaption id={captionId} className="chart-caption">
        {summarise(block, report.figures)}
      </figcaption>
      <DataFold>
        <DataTable table={tabulate(block, report.figures)} label={block.title ?? 'Figure'} />
      </DataFold>
    </figure>
  );
}

export function DataFold({ children }: { readonly children: ReactNode }) {
  return (
    <details className="data-fold">
      <summary>
        <span className="text-link">Data</span>
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}

/** Lies over a number of the drawing, in shares of it, so that it follows when print scales the drawing. */
function Handle({ mark, drawing }: { readonly mark: TextMark; readonly drawing: Drawing }) {
  const { report } = useSheet();
  const figure = mark.figure === undefined ? undefined : findFigure(report.figures, mark.figure);
  if (!figure) return null;
  const kind = originKind(figure.provenance, report);
  const length = textWidth(mark.text, mark.size) * (mark.strong ? 1.04 : 1);
  const left = mark.x - (mark.anchor === 'start' ? 0 : mark.anchor === 'end' ? length : length / 2);
  return (
    <span
      className="chart-handle"
      style={{
        left: `${(left / drawing.width) * 100}%`,
        top: `${((mark.y - mark.size) / drawing.height) * 100}%`,
        width: `${((length + 15) / drawing.width) * 100}%`,
        height: `${((mark.size * 1.35) / drawing.height) * 100}%`,
      }}
    >
      <EvidenceMark
        subject={{ kind: 'figure', id: figure.id }}
        kinds={[kind]}
        says={`Evidence for ${figure.label}, ${mark.text}: ${markNames[kind]}`}
      />
    </span>
  );
}
