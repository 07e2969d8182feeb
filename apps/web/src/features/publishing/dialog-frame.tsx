import { type ReactNode, useEffect, useId, useRef } from 'react';

/** A modal that is open while it is drawn. Escape and `close` both end in `onClose`. */
export function DialogFrame(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ReactNode;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // What it begins with may still load, and a button may go with its press: the focus waits at the title.
  useEffect(() => {
    const { activeElement: focused } = document;
    if (focused === null || focused === document.body) title.current?.focus();
  });
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={props.onClose}
      className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-panel border border-line bg-sheet p-5 text-ink shadow-float sm:p-8"
    >
      <div className="grid gap-5">
        <h2 ref={title} id={titleId} tabIndex={-1} className="text-xl">
          {props.title}
        </h2>
        {props.children(() => dialog.current?.close())}
      </div>
    </dialog>
  );
}

/** One sentence about what was refused. */
export function Refusal({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="border-l-2 border-red bg-wash px-4 py-3 text-sm">
      {children}
    </p>
  );
}
