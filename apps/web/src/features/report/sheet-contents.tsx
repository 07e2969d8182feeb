import { cx } from '@slipway/ui';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Entry, listContents } from './list-contents.ts';
import { reveal } from './reveal.ts';
import { useSheet } from './sheet-scope.ts';

/** Beside the sheet where there is room for it. */
export function ContentsRail() {
  const { report, prefix } = useSheet();
  const entries = listContents(report);
  const ids = entries.map(({ id }) => `${prefix}-${id}`);
  const rail = useRef<HTMLElement>(null);
  const [current, setCurrent] = useCurrent(ids, rail);
  return (
    <nav ref={rail} className="contents-rail no-print" aria-label="On this sheet">
      <p className="fig-label">On this sheet</p>
      <EntryList entries={entries} current={current ?? ids[0] ?? null} onGo={setCurrent} />
    </nav>
  );
}

const listedFrom = 3;

/** The same in the sheet, closed, where there is none. */
export function ContentsFold() {
  const { report } = useSheet();
  const fold = useRef<HTMLDetailsElement>(null);
  const entries = listContents(report);
  // A sheet that only asks back is seen at once.
  if (entries.length < listedFrom) return null;
  return (
    <details ref={fold} className="contents-fold no-print">
      <summary>
        On this sheet
        <span aria-hidden="true" className="fold-sign" />
      </summary>
      <EntryList
        entries={entries}
        current={null}
        onGo={() => {
          if (fold.current) fold.current.open = false;
        }}
      />
    </details>
  );
}

function EntryList(props: {
  readonly entries: readonly Entry[];
  readonly current: string | null;
  readonly onGo: (id: string) => void;
}) {
  const { prefix } = useSheet();
  const go = (event: MouseEvent, id: string) => {
    // The names of the parts are the page's own: they have no place in its address.
    event.preventDefault();
    props.onGo(id);
    const part = document.getElementById(id);
    if (!part) return;
    reveal(part);
    (part.querySelector<HTMLElement>(':scope > summary') ?? part).focus({ preventScroll: true });
  };
  return (
    <ol className="contents-list">
      {props.entries.map(({ id, title, folded }) => {
        const target = `${prefix}-${id}`;
        return (
          <li key={id} className={cx(folded && 'contents-folded')}>
            <a
              href={`#${target}`}
              aria-current={props.current === target ? 'location' : undefined}
              onClick={(event) => go(event, target)}
            >
              {title}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** The part that stands where the eye rests, a third down the window; where none does, the last that did. */
function useCurrent(ids: readonly string[], rail: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join('\n');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    const watch = () => {
      for (const id of key.split('\n')) {
        const part = document.getElementById(id);
        if (part) observer.observe(part);
      }
    };
    watch();
    // Parts come one by one.
    const arrivals = new MutationObserver(watch);
    const sheet = rail.current?.parentElement?.querySelector('.report-sheet');
    if (sheet) arrivals.observe(sheet, { childList: true });
    return () => {
      observer.disconnect();
      arrivals.disconnect();
    };
  }, [key, rail]);
  return [current, setCurrent] as const;
}
