import type { Dashboard } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bringSampleBack, deleteProject, refreshProjects } from '../../api/projects.ts';
import { findCurrentProject, setCurrentProject } from '../../lib/current-project.ts';
import { toast } from '../../lib/toast.ts';
import { FirstIdea } from './first-idea.tsx';
import { IdeaRow } from './idea-row.tsx';
import { ProjectList } from './project-list.tsx';

const quiet = 'text-link inline-flex min-h-9 items-center text-sm text-ink-soft';

/** Every idea as a hull on its way; the sample among them until one press removes it. */
export function Ideas({ uid, data }: { readonly uid: string; readonly data: Dashboard }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
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
        <p className="flex flex-wrap gap-x-5">
          {own > 0 ? (
            <a href="#new-idea" className={quiet}>
              New idea
            </a>
          ) : null}
          <button
            type="button"
            className={quiet}
            disabled={busy}
            onClick={() => void change(hasSample ? removeSample : bringSampleBack)}
          >
            {hasSample ? 'Remove the sample' : 'Show the sample'}
          </button>
        </p>
      </header>
      {data.ideas.length === 0 ? (
        <FirstIdea />
      ) : (
        <ol className="mt-3 border-b border-line">
          {data.ideas.map((card, at) => (
            <IdeaRow key={card.id} card={card} isLead={at === 0 && !card.isSample} />
          ))}
        </ol>
      )}
      <div className="more-ideas">
        {data.projects > own ? (
          <ProjectList
            uid={uid}
            id="all-projects"
            title={`All ${data.projects} projects`}
            isArchived={false}
          />
        ) : null}
        {data.archived > 0 ? (
          <ProjectList
            uid={uid}
            id="archived-projects"
            title={`${data.archived} archived ${data.archived === 1 ? 'project' : 'projects'}`}
            isArchived
          />
        ) : null}
      </div>
    </section>
  );
}
