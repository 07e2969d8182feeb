import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { getNextPath } from './next-path.ts';
import { useAuth } from './session.ts';

/** Sends a signed-in visitor on to where they wanted to go. */
export function SignedOutOnly({ children }: { readonly children: ReactNode }) {
  const { search } = useLocation();
  const { status } = useAuth();
  return status === 'signed-in' ? <Navigate to={getNextPath(search)} replace /> : children;
}
