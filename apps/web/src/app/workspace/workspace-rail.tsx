import { Link, useLocation } from 'react-router';
import { useCurrentProject } from '../../lib/current-project.ts';
import { linkTo } from '../../lib/link-to.ts';
import { stations } from '../../lib/stations.ts';
import { useRoving } from '../../lib/use-roving.ts';
import { StationRows } from './station-rows.tsx';

/** From 1280 px up: every part of every station, beside the work. */
export function WorkspaceRail({ uid }: { readonly uid: string }) {
  const { pathname } = useLocation();
  const rail = useRoving<HTMLElement>({ items: 'a' });
  const projectId = useCurrentProject(uid);
  const project = projectId === null ? null : linkTo('/project/:id', { id: projectId });
  const here = (path: string) => (pathname === path ? 'page' : undefined);
  return (
    <nav ref={rail} aria-label="Workspace" className="grid gap-3">
      <ul>
        <li>
          <Link to="/dashboard" className="rail-row" aria-current={here('/dashboard')}>
            Dashboard
          </Link>
        </li>
        {project === null ? null : (
          <li>
            <Link to={project} className="rail-row" aria-current={here(project)}>
              Project
            </Link>
          </li>
        )}
      </ul>
      {stations.map(({ id, name, parts }, index) => (
        <div key={id}>
          <p className="fig-label">
            {index + 1} {name}
          </p>
          <StationRows uid={uid} label={name} parts={parts} />
        </div>
      ))}
    </nav>
  );
}
