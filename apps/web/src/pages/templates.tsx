import { reloadPerson, useAuth } from '../features/auth/index.ts';
import { TemplatesScreen } from '../features/templates/templates-screen.tsx';

export default function TemplatesPage() {
  const { person } = useAuth();
  return <TemplatesScreen uid={person?.uid ?? null} onSessionLost={reloadPerson} />;
}
