import type { ReactNode } from 'react';

/** A drafted figure: drawing, hairline, caption. Text in it is set for a width of 360 units. */
export function FigureFrame(props: {
  readonly fig: string;
  readonly says: string;
  readonly caption: string;
  readonly children: ReactNode;
}) {
  return (
    <figure className="grid max-w-[30rem] content-start gap-3">
      <svg
        viewBox="0 0 360 200"
        role="img"
        aria-label={props.says}
        className="h-auto w-full border-b border-line font-mono text-[11px]"
      >
        {props.children}
      </svg>
      <figcaption className="flex gap-3 text-sm text-ink-soft">
        <span className="fig-label shrink-0">{props.fig}</span>
        {props.caption}
      </figcaption>
    </figure>
  );
}
