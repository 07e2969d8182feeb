import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pagesQuery } from '../../api/pages.ts';
import { linkTo } from '../../lib/link-to.ts';
import { describeDay } from '../../lib/times.ts';

interface RunningExperimentsProps {
  readonly uid: string;
  readonly projectId: string;
}

/** Pairs of pages that are being compared: each leads to its figures. The verdict becomes a note of the project by itself. */
export function RunningExperiments({ uid, projectId }: RunningExperimentsProps) {
  const { data } = useQuery(pagesQuery(uid, projectId));
  return (
    <ul>
      {data?.running.map(({ id, pageId, hypothesis, visitors, sample, stopAt }) => (
        <li key={id} className="border-t border-line py-2.5">
          <Link
            to={`${linkTo('/project/:id', { id: projectId })}?page=${encodeURIComponent(pageId)}`}
            className="text-link font-medium"
          >
            {hypothesis}
          </Link>
          <p className="tabular text-sm text-ink-soft">
            Running: {visitors} of {2 * sample} visitors · until {describeDay(stopAt.slice(0, 10))}
          </p>
        </li>
      ))}
    </ul>
  );
}
