import { Link } from 'react-router';
import { layout } from '../../lib/constants.ts';
import { SectionLink } from '../../lib/section-link.tsx';
import { ToolIcon } from '../../lib/tool-icon.tsx';
import { type ToolItem, tour } from './nav-items.ts';

const itemClass =
  'flex min-h-14 items-center gap-3 rounded-control px-3 py-2 text-sm font-medium leading-snug hover:bg-wash';

/** 600 px, three columns (specification, section 9); below it the way to the parts of the home page. */
export function ToolkitPanel({ tools }: { readonly tools: readonly ToolItem[] }) {
  return (
    <div data-toolkit style={{ width: layout.toolkitWidthPx }}>
      {tools.length > 0 ? (
        <ul
          aria-label="Launch Toolkit"
          className="grid gap-1 p-3"
          style={{ gridTemplateColumns: `repeat(${layout.toolkitColumns}, minmax(0, 1fr))` }}
        >
          {tools.map((tool) => (
            <li key={tool.route}>
              <Link to={tool.route} className={itemClass}>
                <span className="text-signal-text">
                  <ToolIcon path={tool.icon} />
                </span>
                {tool.name}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div className="flex items-end justify-between gap-6 p-6">
          <p className="max-w-[38ch] text-ink-soft">
            The first instrument on the table reads an idea and shows what it understood.
          </p>
          <SectionLink section="demo" className="text-link shrink-0 font-medium">
            Try the idea reader
          </SectionLink>
        </div>
      )}
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
