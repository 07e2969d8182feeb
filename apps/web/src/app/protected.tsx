import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../features/auth/index.ts';
import { PageSpinner } from './page-spinner.tsx';

/** Who is signed out goes to sign in and comes back; who has just signed out here goes to the start. */
export function Protected({ children }: { readonly children: ReactNode }) {
  const { status } = useAuth();
  const { pathname, search } = useLocation();
  const wasIn = useRef(false);
  useEffect(() => {
    if (status === 'signed-in') wasIn.current = true;
  }, [status]);
  if (status === 'loading') return <PageSpinner />;
  if (status === 'signed-in') return children;
  if (wasIn.current) return <Navigate to="/" replace />;
  return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />;
}
