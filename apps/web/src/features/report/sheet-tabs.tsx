import { cx } from '@slipway/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useSheet } from './sheet-scope.ts';

interface TabPart {
  readonly name: string;
  readonly content: ReactNode;
  /** Its first heading says the name already: paper does not say it twice. */
  readonly isTitled: boolean;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Index tabs on the sheet. All panels stay in the page: paper shows every one, under its name. */
export function SheetTabs({ parts }: { readonly parts: readonly TabPart[] }) {
  const { prefix } = useSheet();
  const [chosen, setChosen] = useState(parts[0]?.name);
  const list = useRef<HTMLDivElement>(null);
  const found = parts.findIndex(({ name }) => name === chosen);
  // What-if may take the chosen tab away.
  const at = found === -1 ? 0 : found;
  const idOf = (index: number) => `${prefix}-tab-${index}`;
  return (
    <div className="sheet-tabs">
      <div
        ref={list}
        role="tablist"
        aria-label="Parts of the sheet"
        className="tab-list"
        onKeyDown={(event) => {
          const next = steps[event.key]?.(at, parts.length);
          if (next === undefined) return;
          event.preventDefault();
          setChosen(parts[next]?.name);
          list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
        }}
      >
        {parts.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={idOf(index)}
            aria-selected={index === at}
            aria-controls={`${idOf(index)}-panel`}
            tabIndex={index === at ? 0 : -1}
            className={cx('tab', index === at && 'tab-chosen')}
            onClick={() => setChosen(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {parts.map(({ name, content, isTitled }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${idOf(index)}-panel`}
          aria-labelledby={idOf(index)}
          data-closed={index === at ? undefined : ''}
          className="tab-panel"
        >
          {isTitled ? null : (
            <p className="paper-only tab-name" aria-hidden="true">
              {name}
            </p>
          )}
          {content}
        </div>
      ))}
    </div>
  );
}
