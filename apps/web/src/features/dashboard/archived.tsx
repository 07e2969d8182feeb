import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { archivedQuery } from '../../api/projects.ts';
import { linkTo } from '../../lib/link-to.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';

/** Projects that were put away; each opens, and is brought back from its own page. */
export function Archived({ uid, count }: { readonly uid: string; readonly count: number }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...archivedQuery(uid), enabled: isOpen });
  if (count === 0) return null;
  return (
    <details className="mt-2" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-link inline-flex min-h-11 items-center text-sm text-ink-soft">
        {count} archived {count === 1 ? 'project' : 'projects'}
      </summary>
      {error && !data ? <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      <ul>
        {data?.projects.map(({ id, name }) => (
          <li key={id} className="border-t border-line">
            <Link to={linkTo('/project/:id', { id })} className="text-link inline-flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {data?.next ? (
        <p className="text-sm text-ink-soft">
          The newest {data.projects.length}. Find the others by name with Ctrl K.
        </p>
      ) : null}
    </details>
  );
}
