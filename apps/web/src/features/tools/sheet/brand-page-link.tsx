import { Link } from 'react-router';
import type { FinishedRun } from './saved-sheet.tsx';

interface BrandPageLinkProps {
  readonly run: Pick<FinishedRun, 'id' | 'version' | 'documents'>;
  readonly className: string;
}

/** Where a result has measured a brand, a brand page can be made of it. */
export function BrandPageLink({ run, className }: BrandPageLinkProps) {
  if (!run.documents.some(({ kind }) => kind === 'brand')) return null;
  return (
    <Link
      to={`/templates/board?run=${encodeURIComponent(run.id)}&version=${run.version}`}
      className={className}
    >
      Make a brand page
    </Link>
  );
}
