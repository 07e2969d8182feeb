import { cx, FigLabel } from '@slipway/ui';
import type { ReactNode } from 'react';

interface NoteSectionProps {
  readonly id: string;
  /** In the margin on wide screens. */
  readonly label: string;
  readonly title: string;
  /** Takes the margin as well. */
  readonly wide?: boolean;
  /** Left out on paper, where nothing can be pressed. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

/** One numbered note of the sheet. */
export function NoteSection({ id, label, title, wide, screenOnly, children }: NoteSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx('border-t border-line', screenOnly && 'no-print')}
    >
      <div
        className={cx(
          'container-page grid gap-x-12 gap-y-4 py-12 md:py-16',
          !wide && 'lg:grid-cols-[7.5rem_minmax(0,1fr)]',
        )}
      >
        <FigLabel className="lg:pt-2">{label}</FigLabel>
        <div className="grid min-w-0 gap-7">
          <h2 id={`${id}-title`} className="text-2xl md:text-3xl">
            {title}
          </h2>
          {children}
        </div>
      </div>
    </section>
  );
}

/** Text beside its figure on wide screens. */
export function Beside({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="prose-sheet">{text}</div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** A drawing with its caption below a hairline. */
export function Drawing(props: {
  readonly fig: string;
  readonly caption: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <figure className="grid gap-3">
      {props.children}
      <figcaption className="flex gap-3 border-t border-line pt-2 text-sm text-ink-soft">
        <span className="fig-label shrink-0">{props.fig}</span>
        <span>{props.caption}</span>
      </figcaption>
    </figure>
  );
}
