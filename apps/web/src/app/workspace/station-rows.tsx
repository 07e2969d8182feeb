import { Link, useLocation } from 'react-router';
import { useCurrentProject } from '../../lib/current-project.ts';
import { isPartAt, routeOf, type StationPart } from '../../lib/stations.ts';

interface StationRowsProps {
  readonly uid: string;
  readonly label: string;
  readonly parts: readonly StationPart[];
}

/** The parts of a station: links to what is built, and the names of what comes. Parts of a project wait until one is open. */
export function StationRows({ uid, label, parts }: StationRowsProps) {
  const { pathname } = useLocation();
  const projectId = useCurrentProject(uid);
  return (
    <ul aria-label={label}>
      {parts.map((part) => {
        const route = routeOf(part, projectId);
        if (route === null && part.inProject !== undefined) return null;
        const isHere = isPartAt(part, pathname) || pathname === route;
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
