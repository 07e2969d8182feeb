import type { ToolMeta } from '@slipway/tools';
import { buttonClass, FigLabel } from '@slipway/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ToolHeaderProps {
  readonly tool: ToolMeta;
  /** Where something is on the sheet: what is put away by beginning anew, and what that is called. */
  readonly fresh: { readonly left: unknown; readonly label: string } | null;
  /** For who is signed in: the way to earlier results. */
  readonly history: ReactNode;
}

/** Where a result stands, the header is one line: the answer belongs on the first screen. */
export function ToolHeader({ tool, fresh, history }: ToolHeaderProps) {
  // Before it is known who is signed in, the page is as the build made it.
  const isShort = fresh !== null && history !== null;
  const label = <FigLabel>Tool {String(tool.order).padStart(2, '0')}</FigLabel>;
  return (
    <header className={isShort ? 'no-print mb-2 sm:mb-3' : 'no-print mb-6'}>
      {/* As tall with its buttons as without: they come when it is known who is signed in, and nothing may jump then. */}
      <div className="flex min-h-9 items-center justify-between gap-x-4 gap-y-1">
        {isShort ? (
          <h1 className="min-w-0 text-[1.0625rem] leading-tight text-balance sm:text-2xl sm:whitespace-nowrap">
            {tool.name}
          </h1>
        ) : (
          label
        )}
        {history === null ? null : (
          <div className="flex flex-none gap-1.5 max-sm:[&>*]:px-2 sm:gap-2">
            {fresh === null ? null : (
              <Link to={tool.route} state={{ left: fresh.left }} className={buttonClass({ size: 'sm' })}>
                {fresh.label}
              </Link>
            )}
            {history}
          </div>
        )}
      </div>
      {isShort ? null : (
        <>
          <h1 className="mt-1 text-3xl">{tool.name}</h1>
          <p className="mt-1 max-w-[68ch] text-ink-soft">{tool.gives}</p>
        </>
      )}
    </header>
  );
}
