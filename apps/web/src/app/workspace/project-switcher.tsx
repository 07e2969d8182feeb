import { ChevronsUpDown } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useOpenProject } from '../../api/open-project.ts';
import { findCurrentProject, setCurrentProject } from '../../lib/current-project.ts';
import { linkTo } from '../../lib/link-to.ts';
import { findStationAt } from '../../lib/stations.ts';
import { FloatingMenu } from './floating-menu.tsx';

const rowClass = 'flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-3 hover:bg-wash';
const shown = 8;

/** The project that everything here is about. In a tool it changes the project and stays with the tool. */
export function ProjectSwitcher({ uid }: { readonly uid: string }) {
  const { pathname } = useLocation();
  const { id: known, project: current, projects, isSettled } = useOpenProject(uid);
  useEffect(() => {
    // The first look on this device begins with the project that was worked in last on any.
    if (known !== null && findCurrentProject(uid) !== known) setCurrentProject(uid, known);
  }, [uid, known]);
  const hrefOf = (id: string) =>
    findStationAt(pathname)
      ? `${pathname}?project=${encodeURIComponent(id)}`
      : linkTo('/project/:id', { id });
  const isSample = `${pathname}/`.startsWith(`${linkTo('/project/:id', { id: 'sample' })}/`);
  const none = isSettled && known === null ? 'No project yet' : 'Project';
  const name = isSample ? 'Sample project' : (current?.name ?? none);
  return (
    <FloatingMenu
      id="project-switcher"
      label={`Project: ${name}`}
      className="workspace-switch flex h-12 max-w-72 min-w-0 items-center justify-between gap-2 pr-3 text-left font-medium"
      panelClass="w-80"
      face={
        <>
          <span className="truncate">{name}</span>
          <ChevronsUpDown size={15} aria-hidden="true" className="shrink-0 text-ink-soft" />
        </>
      }
    >
      <ul aria-label="Projects">
        {projects.slice(0, shown).map(({ id, name: each }) => (
          <li key={id}>
            <Link to={hrefOf(id)} className={rowClass} aria-current={id === known ? 'true' : undefined}>
              <span className={id === known ? 'truncate font-medium' : 'truncate'}>{each}</span>
              {id === known ? <span className="shrink-0 text-sm text-ink-soft">open</span> : null}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="mt-1 border-t border-line pt-1">
        {current ? (
          <li>
            <Link to={linkTo('/project/:id', { id: current.id })} className={rowClass}>
              Open this project
            </Link>
          </li>
        ) : null}
        <li>
          <Link to={projects.length > shown ? '/dashboard#all-projects' : '/dashboard'} className={rowClass}>
            {projects.length > shown ? 'All projects' : 'Dashboard'}
          </Link>
        </li>
        <li>
          <Link to="/dashboard#new-idea" className={rowClass}>
            New idea
          </Link>
        </li>
      </ul>
    </FloatingMenu>
  );
}
