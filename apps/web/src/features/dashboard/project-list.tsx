import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { allProjectsQuery } from '../../api/projects.ts';
import { linkTo } from '../../lib/link-to.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';

interface ProjectListProps {
  readonly uid: string;
  readonly id: string;
  readonly title: string;
  readonly isArchived: boolean;
}

/** Every project by name, asked for when it is opened. */
export function ProjectList({ uid, id, title, isArchived }: ProjectListProps) {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (hash === `#${id}`) setOpen(true);
  }, [hash, id]);
  const list = useInfiniteQuery({ ...allProjectsQuery(uid, isArchived), enabled: isOpen });
  return (
    <details
      id={id}
      className="mt-2 scroll-mt-28"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="text-link inline-flex min-h-11 items-center text-sm text-ink-soft">{title}</summary>
      {list.error && !list.data ? (
        <LoadProblem error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()} />
      ) : null}
      {isOpen && list.isPending ? (
        <div role="status" aria-label="Loading the projects" className="skeleton h-24" />
      ) : null}
      <ul className="project-list">
        {list.data?.pages
          .flatMap(({ projects }) => projects)
          .map((project) => (
            <li key={project.id} className="border-t border-line">
              <Link
                to={linkTo('/project/:id', { id: project.id })}
                className="text-link inline-flex min-h-11 items-center"
              >
                {project.name}
              </Link>
            </li>
          ))}
      </ul>
      {list.hasNextPage ? (
        <button
          type="button"
          className="text-link min-h-11 text-sm"
          disabled={list.isFetching}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </button>
      ) : null}
    </details>
  );
}
