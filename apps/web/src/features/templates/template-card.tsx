import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface TemplateCardProps {
  readonly id: string;
  readonly name: string;
  readonly words: string;
  readonly marks?: readonly string[];
  readonly preview: ReactNode;
  /** Favourite, delete, export: what can be done with it without opening it. */
  readonly tools?: ReactNode;
}

/** One template: the whole card leads to it, its tools stand above the link. */
export function TemplateCard({ id, name, words, marks = [], preview, tools }: TemplateCardProps) {
  return (
    <li className="template-card">
      {preview}
      <div className="grid content-start gap-1.5 p-4">
        <div className="flex items-start justify-between gap-3">
          <h3 className="text-lg">
            <Link to={`/templates/${encodeURIComponent(id)}`} className="template-link">
              {name}
            </Link>
          </h3>
          {tools ? <div className="template-tools">{tools}</div> : null}
        </div>
        <p className="text-ink-soft">{words}</p>
        {marks.length > 0 ? <p className="text-sm text-ink-soft">{marks.join(' · ')}</p> : null}
      </div>
    </li>
  );
}
