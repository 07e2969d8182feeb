import { Link, useLocation } from 'react-router';
import { isPartAt, routeOf, type StationPart } from '../../lib/stations.ts';

interface StationRowsProps {
  readonly label: string;
  readonly parts: readonly StationPart[];
}

/** The parts of a station: links to what is built, and the names of what comes. */
export function StationRows({ label, parts }: StationRowsProps) {
  const { pathname } = useLocation();
  return (
    <ul aria-label={label}>
      {parts.map((part) => {
        const route = routeOf(part);
        const isHere = isPartAt(part, pathname);
        return (
          <li key={part.name}>
            {route === null ? (
              <span className="rail-row justify-between">
                {part.name}
                <span className="fig-label">coming</span>
              </span>
            ) : (
              <Link to={route} className="rail-row" aria-current={isHere ? 'page' : undefined}>
                {part.name}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
