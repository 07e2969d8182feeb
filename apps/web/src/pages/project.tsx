import { useState } from 'react';
import { useParams } from 'react-router';
import { reloadPerson, useAuth } from '../features/auth/index.ts';
import { ProjectScreen } from '../features/project/project-screen.tsx';
import NotFoundPage from './not-found.tsx';

export default function ProjectPage() {
  const { person } = useAuth();
  const { id } = useParams();
  const [isMissing, setMissing] = useState(false);
  if (person === null || id === undefined) return null;
  if (isMissing) return <NotFoundPage />;
  return (
    <ProjectScreen uid={person.uid} id={id} onMissing={() => setMissing(true)} onSessionLost={reloadPerson} />
  );
}
