import type { ReactNode } from 'react';
import { HullDrawing } from './hull-drawing.tsx';

/** The drawing table: the form sheet on one side, the drawing it belongs to on the other. */
export function SignInSheet({ children }: { readonly children: ReactNode }) {
  return (
    <div className="container-page py-8 md:py-14">
      <div className="grid overflow-hidden rounded-panel border border-line bg-sheet lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <div className="px-5 py-8 sm:px-10 md:py-12">{children}</div>
        <HullDrawing />
      </div>
    </div>
  );
}

export function SheetHeading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <header className="mb-7">
      <h1 className="text-2xl">{title}</h1>
      {children ? <p className="mt-2 text-ink-soft">{children}</p> : null}
    </header>
  );
}
