import type { Dashboard } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bringSampleBack, deleteProject, refreshProjects } from '../../api/projects.ts';
import { findCurrentProject, setCurrentProject } from '../../lib/current-project.ts';
import { toast } from '../../lib/toast.ts';
import { IdeaRow } from './idea-row.tsx';
import { ProjectList } from './project-list.tsx';

const quiet = 'text-link inline-flex min-h-9 items-center text-sm text-ink-soft';

/** Below them stand the tasks and results, which must not be pushed off the second screen. */
const firstMost = 6;

/** Every idea as a hull on its way; the sample among them until one press removes it. */
export function Ideas({ uid, data }: { readonly uid: string; readonly data: Dashboard }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [isOpened, setOpened] = useState(false);
  // One more than the first is shown at once: a button takes as much room.
  const isWhole = isOpened || data.ideas.length <= firstMost + 1;
  const own = data.ideas.filter(({ isSample }) => !isSample).length;
  const hasSample = data.ideas.some(({ isSample }) => isSample);
  async function change(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await work();
      await refreshProjects(cache, uid);
    } catch (cause) {
      toast.error((cause instanceof AppError ? cause : new AppError('server/failed')).message);
    } finally {
      setBusy(false);
    }
  }
  async function removeSample(): Promise<void> {
    await deleteProject('sample');
    if (findCurrentProject(uid) === 'sample') setCurrentProject(uid, null);
  }
  return (
    <section aria-labelledby="ideas" className="min-w-0">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="ideas" className="text-2xl">
          Ideas on their way
        </h2>
        <button
          type="button"
          className={quiet}
          disabled={busy}
          onClick={() => void change(hasSample ? removeSample : bringSampleBack)}
        >
          {hasSample ? 'Remove the sample' : 'Show the sample'}
        </button>
      </header>
      {data.ideas.length === 0 ? (
        <p className="mt-3 max-w-[60ch] text-ink-soft">
          No idea yet. Describe one in the box above: it becomes your first project.
        </p>
      ) : (
        <ol className="mt-3 border-b border-line">
          {(isWhole ? data.ideas : data.ideas.slice(0, firstMost)).map((card) => (
            <IdeaRow key={card.id} card={card} />
          ))}
        </ol>
      )}
      {isWhole ? null : (
        <button type="button" className={`${quiet} mr-6 mt-2`} onClick={() => setOpened(true)}>
          Show {data.ideas.length - firstMost} more
        </button>
      )}
      {data.projects > own ? (
        <ProjectList uid={uid} id="all-projects" title={`All ${data.projects} projects`} isArchived={false} />
      ) : null}
      {data.archived > 0 ? (
        <ProjectList
          uid={uid}
          id="archived-projects"
          title={`${data.archived} archived ${data.archived === 1 ? 'project' : 'projects'}`}
          isArchived
        />
      ) : null}
    </section>
  );
}
