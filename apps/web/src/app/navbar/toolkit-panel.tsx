import { cx } from '@slipway/ui';
import { Link } from 'react-router';
import { ComingMark } from '../../lib/coming-mark.tsx';
import { layout } from '../../lib/constants.ts';
import { SectionLink } from '../../lib/section-link.tsx';
import { ToolIcon } from '../../lib/tool-icon.tsx';
import { type ToolItem, tour } from './nav-items.ts';

const itemClass =
  'flex min-h-14 items-center gap-3 rounded-control px-3 py-2 text-sm font-medium leading-snug';

/** 600 px, three columns (specification, section 9); below it the way to the parts of the home page. */
export function ToolkitPanel({ tools }: { readonly tools: readonly ToolItem[] }) {
  return (
    <div data-toolkit style={{ width: layout.toolkitWidthPx }}>
      <ul
        aria-label="Launch Toolkit"
        className="grid gap-1 p-3"
        style={{ gridTemplateColumns: `repeat(${layout.toolkitColumns}, minmax(0, 1fr))` }}
      >
        {tools.map((tool) => (
          <li key={tool.route}>
            {tool.isBuilt ? (
              <Link to={tool.route} className={cx(itemClass, 'hover:bg-wash')}>
                <span className="text-signal-text">
                  <ToolIcon path={tool.icon} />
                </span>
                {tool.name}
              </Link>
            ) : (
              <p className={cx(itemClass, 'text-ink-soft')}>
                <ToolIcon path={tool.icon} />
                <span>
                  {tool.name}
                  <ComingMark tool={tool} />
                </span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <ul
        aria-label="On the home page"
        className="flex gap-1 border-t border-line bg-paper px-3 py-2 text-sm text-ink-soft"
      >
        {tour.map(({ section, name }) => (
          <li key={section}>
            <SectionLink
              section={section}
              className="flex min-h-9 items-center rounded-control px-3 hover:text-ink"
            >
              {name}
            </SectionLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
