import type { Project } from '@slipway/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCurrentProject } from '../lib/current-project.ts';
import { projectsQuery } from './projects.ts';

interface OpenProject {
  /** Null where there is none yet. */
  readonly id: string | null;
  readonly project: Project | null;
  readonly projects: readonly Project[];
  /** It is known, or cannot be found out now. */
  readonly isSettled: boolean;
}

/** The project somebody works in: the one chosen on this device, else the one worked in last on any. */
export function useOpenProject(uid: string | null): OpenProject {
  const { data, isPending } = useQuery({ ...projectsQuery(uid ?? ''), enabled: uid !== null });
  const chosen = useCurrentProject(uid);
  const projects = data?.projects ?? [];
  const known = projects.find(({ id }) => id === chosen);
  // A list has its newest page only: what is not on it may still be there, unless the page was the whole list.
  const isGone = data !== undefined && data.next === null && known === undefined;
  const id = chosen !== null && !isGone ? chosen : (data?.current?.id ?? null);
  return {
    id,
    project: projects.find((one) => one.id === id) ?? null,
    projects,
    isSettled: uid !== null && (!isPending || chosen !== null),
  };
}
