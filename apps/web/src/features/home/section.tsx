import { cx, FigLabel } from '@slipway/ui';
import type { ReactNode } from 'react';
import { Reveal } from '../../lib/reveal.tsx';

interface SectionProps {
  readonly id: string;
  /** The drawing label in the margin, for example "Fig. 2". */
  readonly fig: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** `--calm`: how tall it is about, until it is laid out. */
  readonly className: string;
}

/** A big section: label in the margin on wide screens, heading and body beside it. */
export function Section({ id, fig, title, lead, children, className }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={cx('calm-section py-16 md:py-24', className)}>
      <div className="container-page grid gap-x-8 gap-y-4 lg:grid-cols-[7.5rem_minmax(0,1fr)]">
        <FigLabel className="lg:pt-2.5">{fig}</FigLabel>
        <div className="grid gap-10">
          <header className="grid max-w-[46rem] gap-4">
            <h2 id={`${id}-title`} className="text-2xl md:text-3xl">
              {title}
            </h2>
            {lead ? <p className="text-lg text-ink-soft">{lead}</p> : null}
          </header>
          <Reveal className="grid gap-10">{children}</Reveal>
        </div>
      </div>
    </section>
  );
}
