import { FigLabel } from '@slipway/ui';
import { type ReactNode, useId } from 'react';

/** One numbered part of the sheet: its name in the margin, its controls beside it. */
export function SheetSection(props: {
  readonly number: number;
  readonly title: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-line py-9 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <header>
        <FigLabel>{`Part ${props.number}`}</FigLabel>
        <h2 id={id} className="mt-1 text-xl">
          {props.title}
        </h2>
        {props.about ? <p className="mt-2 text-sm text-ink-soft">{props.about}</p> : null}
      </header>
      <div className="min-w-0">{props.children}</div>
    </section>
  );
}
