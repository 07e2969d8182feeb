import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** At the right end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className="project-section outline-none">
      <header className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

export const quietButton =
  'inline-flex min-h-9 items-center text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-signal-text disabled:no-underline disabled:opacity-60';
