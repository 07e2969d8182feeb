import type { ProjectCard } from '@slipway/contracts';
import { Link } from 'react-router';
import { SmallHull } from '../../lib/hull/small-hull.tsx';
import { linkTo } from '../../lib/link-to.ts';
import { listStationFigures, rangeOf, sayStations } from '../../lib/project-figures.ts';

/** One idea on its way: its hull, its figure with range, where it is weakest, and what to do next. */
export function IdeaRow({ card }: { readonly card: ProjectCard }) {
  const found = listStationFigures(card);
  const to = linkTo('/project/:id', { id: card.id });
  const range = card.figure ? rangeOf(card.figure) : null;
  return (
    <li className="idea-row">
      <div className="idea-hull">
        <SmallHull states={found.map(({ state }) => state)} says={sayStations(found)} />
      </div>
      <div className="min-w-0">
        <h3 className="text-xl leading-tight">
          <Link to={to} className="hover:text-signal-text">
            {card.name}
          </Link>
          {card.isSample ? <span className="fig-label ml-2">sample</span> : null}
        </h3>
        <p className="mt-1">
          {card.figure ? (
            <>
              <span className="tabular font-display text-lg font-semibold">{card.figure.text}</span>{' '}
              <span className="text-ink-soft">
                {[card.figure.label, range].filter(Boolean).join(', ')}
                {card.evidence ? ` · evidence ${Math.round(card.evidence.points)}` : ''}
              </span>
            </>
          ) : (
            <span className="text-ink-soft">Not measured yet</span>
          )}
        </p>
        {card.disagreements > 0 ? (
          <p className="mt-1 text-sm">
            <Link to={`${to}#agreement`} className="text-link">
              {card.disagreements === 1
                ? 'One thing does not agree'
                : `${card.disagreements} things do not agree`}
            </Link>
          </p>
        ) : null}
        {card.weakest ? (
          <p className="mt-1 text-sm text-ink-soft">
            <span className="text-ink">Weakest:</span> {card.weakest.label}
          </p>
        ) : null}
      </div>
      <div className="idea-step">
        <p className="fig-label">Next</p>
        <Link to={`${to}#next-step`} className="text-link">
          {card.step.text}
        </Link>
        {card.isSample ? null : (
          <p className="mt-1 text-sm">
            <Link to={linkTo('/project/:id/launch', { id: card.id })} className="text-link text-ink-soft">
              Launch run<span className="sr-only"> of {card.name}</span>
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
