import type { ProjectCard } from '@slipway/contracts';
import { cx } from '@slipway/ui';
import { Link } from 'react-router';
import { HullOnWay } from '../../lib/hull/hull-on-way.tsx';
import { listStationFigures, rangeOf, type StationFigures, sayStations } from '../../lib/project-figures.ts';
import { routeOf, type StationPart, stations } from '../../lib/stations.ts';
import { useRoving } from '../../lib/use-roving.ts';
import { hrefOfResult } from './href-of.ts';

/** The screen's drawing: a hull in five parts, and under each part what was measured there. */
export function StationBoard({ card }: { readonly card: ProjectCard }) {
  const found = listStationFigures(card);
  const board = useRoving<HTMLOListElement>({ items: 'a', groups: '.station-column' });
  return (
    <figure className="station-board">
      <HullOnWay states={found.map(({ state }) => state)} says={sayStations(found)} />
      <ol ref={board} className="station-columns">
        {found.map((station, index) => (
          <Column key={station.id} station={station} index={index} card={card} />
        ))}
      </ol>
    </figure>
  );
}

interface ColumnProps {
  readonly station: StationFigures;
  readonly index: number;
  readonly card: ProjectCard;
}

function Column({ station, index, card }: ColumnProps) {
  const { id, name, state, measured, figure } = station;
  const range = figure ? rangeOf(figure) : null;
  const open = stations
    .find((one) => one.id === id)
    ?.parts.filter((part) => routeOf(part, card.id) !== null && !measured.some((one) => one.part === part));
  return (
    <li id={`station-${id}`} className={cx('station-column', state === 'next' && 'station-next')}>
      <h3 className="text-lg leading-tight">
        <span className="fig-label mr-1.5">{index + 1}</span>
        {name}
      </h3>
      {state === 'plated' ? (
        <p className="station-figure tabular">
          {figure?.text ?? 'Measured'}
          {range ? <span className="station-range">{range}</span> : null}
        </p>
      ) : (
        <p className="mt-1 text-ink-soft">
          {state === 'next' ? 'Not measured. This is next.' : 'Not measured'}
        </p>
      )}
      <ul className="mt-2 grid gap-0.5 text-sm">
        {measured.map(({ part, result }) => (
          <li key={part.name}>
            <Link to={hrefOfResult(card.id, result)} className="text-link">
              {part.name}
            </Link>
            {/* The space stands outside, so that a figure goes to the next line whole. */}
            {result.figure && result.figure !== figure ? ' ' : null}
            {result.figure && result.figure !== figure ? (
              <span className="station-part tabular text-ink-soft">{result.figure.text}</span>
            ) : null}
          </li>
        ))}
        {open?.map((part) => (
          <li key={part.name}>
            <OpenPart part={part} projectId={card.id} />
          </li>
        ))}
        {(open?.length ?? 0) + measured.length === 0 ? (
          <li className="text-ink-soft">Tools are coming</li>
        ) : null}
      </ul>
    </li>
  );
}

function OpenPart({ part, projectId }: { readonly part: StationPart; readonly projectId: string }) {
  return (
    <Link
      to={`${routeOf(part, projectId)}${part.inProject === undefined ? `?project=${encodeURIComponent(projectId)}` : ''}`}
      className="text-ink-soft underline decoration-dotted underline-offset-4 hover:text-signal-text"
    >
      {part.name}
    </Link>
  );
}
