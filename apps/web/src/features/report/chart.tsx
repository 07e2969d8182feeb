import { type Block, markNames, originKind } from '@slipway/report';
import { type Drawing, findFigure, type TextMark, textWidth } from '@slipway/report/geometry';
import type { Picture } from '@slipway/report/pictures';
import { cx } from '@slipway/ui';
import { type CSSProperties, type ReactNode, useId, useMemo } from 'react';
import { useLater } from '../../lib/use-later.ts';
import { DataTable } from './data-table.tsx';
import { Drawn } from './drawn.tsx';
import { EvidenceMark } from './evidence/mark.tsx';
import { useSheet } from './sheet-scope.ts';
import { useWidth } from './use-width.ts';

interface ChartProps<B extends Block> {
  readonly block: B;
  readonly picture: Picture<B>;
  /** Its words stand beside it where there is room. */
  readonly isNarrow?: boolean;
  /** Widest it is drawn; all there is when left out. */
  readonly widest?: number;
  /** Between the drawing and its caption. */
  readonly children?: ReactNode;
}

/** A drawing with its numbers openable, the same in words under it, and the data behind it. */
export function Chart<B extends Block>(props: ChartProps<B>) {
  const { block, picture, isNarrow, widest, children } = props;
  const { figures } = useSheet().report;
  const [ref, width] = useWidth<HTMLDivElement>('chart');
  const isDue = useLater();
  const captionId = useId();
  const room = Math.min(width, widest ?? width);
  const drawings = useMemo(() => picture.draw(block, figures, room), [picture, block, figures, room]);
  return (
    <figure className={cx('chart', isNarrow && 'chart-beside')}>
      <div ref={ref}>
        {drawings.map((drawing, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawings stand for their rows and hold no state
          <div key={index} className="relative" style={roomOf(drawing)}>
            {isDue ? (
              <>
                <div className="chart-drawing" style={roomOf(drawing)}>
                  <Drawn drawing={drawing} labelledBy={captionId} />
                </div>
                <Handles drawing={drawing} />
              </>
            ) : null}
          </div>
        ))}
      </div>
      {children}
      <ChartWords block={block} picture={picture} captionId={captionId} />
    </figure>
  );
}

/** The room is there before the drawing: nothing below it moves. */
function roomOf({ width, height }: Drawing): CSSProperties {
  return { maxWidth: width, aspectRatio: `${width} / ${height}` };
}

/** What a drawing says in words, and the data behind it. */
export function ChartWords<B extends Block>(props: {
  readonly block: B;
  readonly picture: Picture<B>;
  readonly captionId: string;
}) {
  const { block, picture, captionId } = props;
  const { figures } = useSheet().report;
  const isDue = useLater();
  return (
    <>
      <figcaption id={captionId} className="chart-caption">
        {picture.summary(block, figures)}
      </figcaption>
      <details className="data-fold">
        <summary>
          <span className="text-link">Data</span>
        </summary>
        <div className="pt-2">
          {isDue ? <DataTable table={picture.data(block, figures)} label={block.title ?? 'Figure'} /> : null}
        </div>
      </details>
    </>
  );
}

function Handles({ drawing }: { readonly drawing: Drawing }) {
  return drawing.marks.map((mark) =>
    mark.kind === 'text' && mark.figure !== undefined ? (
      <Handle key={`${mark.figure} ${mark.x} ${mark.y}`} mark={mark} drawing={drawing} />
    ) : null,
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
