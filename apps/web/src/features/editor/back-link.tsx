import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { linkTo } from '../../lib/link-to.ts';

export function BackLink({ projectId }: { readonly projectId: string | null }) {
  const to = projectId === null ? '/dashboard' : linkTo('/project/:id', { id: projectId });
  const label = projectId === null ? 'Back to the dashboard' : 'Back to the project';
  return (
    <Link to={to} aria-label={label} title={label} className="editor-icon">
      <ArrowLeft size={18} aria-hidden="true" />
    </Link>
  );
}
