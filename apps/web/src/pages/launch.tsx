import { useState } from 'react';
import { useParams } from 'react-router';
import { reloadPerson, useAuth } from '../features/auth/index.ts';
import { LaunchScreen } from '../features/launch/launch-screen.tsx';
import NotFoundPage from './not-found.tsx';

export default function LaunchPage() {
  const { person } = useAuth();
  const { id } = useParams();
  const [isMissing, setMissing] = useState(false);
  if (person === null || id === undefined) return null;
  if (isMissing) return <NotFoundPage />;
  return (
    <LaunchScreen
      uid={person.uid}
      projectId={id}
      onMissing={() => setMissing(true)}
      onSessionLost={reloadPerson}
    />
  );
}
