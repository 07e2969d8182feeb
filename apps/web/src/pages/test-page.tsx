import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '../features/auth/index.ts';
import { TestPageScreen } from '../features/templates/test-page-screen.tsx';
import NotFoundPage from './not-found.tsx';

/** The page's id comes as `?page=`; without one the project's pages are listed. */
export default function TestPage() {
  const { person } = useAuth();
  const [params] = useSearchParams();
  const id = params.get('page');
  const [missing, setMissing] = useState<string | null>(null);
  if (person === null) return null;
  if (missing !== null && missing === id) return <NotFoundPage />;
  return <TestPageScreen uid={person.uid} id={id} onMissing={() => setMissing(id)} />;
}
