import { designIds } from '@slipway/page';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { useAuth } from '../features/auth/index.ts';
import { OwnTemplateScreen } from '../features/templates/own-template-screen.tsx';
import { TemplateScreen } from '../features/templates/template-screen.tsx';
import NotFoundPage from './not-found.tsx';

/** A built-in template for anybody, or one's own. */
export default function TemplatePage() {
  const { status, person } = useAuth();
  const { pathname, search } = useLocation();
  const id = useParams().id ?? '';
  const [isMissing, setMissing] = useState(false);
  const design = designIds.find((one) => one === id);
  if (design !== undefined) return <TemplateScreen uid={person?.uid ?? null} id={design} />;
  if (status === 'loading') return null;
  if (person === null)
    return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />;
  if (isMissing) return <NotFoundPage />;
  return <OwnTemplateScreen uid={person.uid} id={id} onMissing={() => setMissing(true)} />;
}
