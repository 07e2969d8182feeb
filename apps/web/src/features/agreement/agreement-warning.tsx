import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { agreementQuery } from '../../api/projects.ts';
import { linkTo } from '../../lib/link-to.ts';

interface AgreementWarningProps {
  readonly uid: string;
  readonly projectId: string;
  /** Only what this tool's sheet shows; everything in the project when left out. */
  readonly toolId?: string;
  /** Only what this page shows. */
  readonly pageId?: string;
  /** Said after what is named. */
  readonly note?: string;
}

/** As many as are read at a glance; all of them stand where they are settled. */
const namedMost = 3;

/** Before something leaves the house: what in it does not agree with the rest. Nothing where all does. */
export function AgreementWarning({ uid, projectId, toolId, pageId, note = '' }: AgreementWarningProps) {
  // Asked at each opening: what is about to leave was changed a moment ago.
  const { data } = useQuery({ ...agreementQuery(uid, projectId), staleTime: 0 });
  const found = (data?.disagreements ?? []).filter(
    ({ tools, pages }) =>
      (toolId === undefined || tools.includes(toolId)) && (pageId === undefined || pages.includes(pageId)),
  );
  if (found.length === 0) return null;
  const named = [...new Set(found.map(({ title }) => title))].slice(0, namedMost);
  const more = found.filter(({ title }) => !named.includes(title)).length;
  return (
    <p role="note" className="border-l-2 border-brass bg-wash px-4 py-2.5 text-sm">
      <strong>
        {found.length === 1 ? 'One thing does not agree' : `${found.length} things do not agree`}:
      </strong>{' '}
      {named.join('; ')}
      {more > 0 ? ` and ${more} more` : ''}. {note}{' '}
      <Link to={`${linkTo('/project/:id', { id: projectId })}#agreement`} className="text-link">
        Settle it first
      </Link>
    </p>
  );
}
