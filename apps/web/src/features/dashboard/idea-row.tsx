import type { ProjectCard } from '@slipway/contracts';
import { buttonClass, cx } from '@slipway/ui';
import { Link } from 'react-router';
import { SmallHull } from '../../lib/hull/small-hull.tsx';
import { linkTo } from '../../lib/link-to.ts';
import { listStationFigures, rangeOf, sayStations } from '../../lib/project-figures.ts';

/** One idea on its way: its hull, its figure with range, where it is weakest, and what to do next. */
export function IdeaRow({
  card,
  isLead = false,
}: {
  readonly card: ProjectCard;
  /** The one to go on with: its step is the call of the screen. */
  readonly isLead?: boolean;
}) {
  const found = listStationFigures(card);
  const to = linkTo('/project/:id', { id: card.id });
  const range = card.figure ? rangeOf(card.figure) : null;
  // An idea with no score yet is known by its evidence: that is said once.
  const isEvidence = card.figure?.id === 'evidence';
  const label = card.figure?.id === 'answer' ? null : card.figure?.label;
  return (
    <li className={cx('idea-row', isLead && 'idea-lead')}>
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
                {[label, isEvidence ? null : range].filter(Boolean).join(', ')}
                {isEvidence
                  ? ' · no score yet'
                  : card.evidence
                    ? ` · evidence ${Math.round(card.evidence.points)}`
                    : ''}
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
        <p className={cx('fig-label', isLead && 'text-signal-text')}>{isLead ? 'Your next step' : 'Next'}</p>
        {isLead ? (
          <p className="text-lg leading-snug font-medium">{card.step.text}</p>
        ) : (
          <Link to={`${to}#next-step`} className="text-link">
            {card.step.text}
          </Link>
        )}
        {card.isSample ? null : (
          <p className={cx('flex flex-wrap items-center gap-x-4 gap-y-2 text-sm', isLead ? 'mt-3' : 'mt-1')}>
            {isLead ? (
              <Link to={`${to}#next-step`} className={buttonClass({ tone: 'signal' })}>
                {card.step.taskId === null ? 'Do this next' : 'Enter what happened'}
              </Link>
            ) : null}
            <Link to={linkTo('/project/:id/launch', { id: card.id })} className="text-link text-ink-soft">
              Launch run<span className="sr-only"> of {card.name}</span>
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
