import { reloadPerson, useAuth } from '../features/auth/index.ts';
import { PageFrame } from '../features/pages/page-frame.tsx';
import { TemplatesScreen } from '../features/templates/templates-screen.tsx';

export default function TemplatesPage() {
  const { person } = useAuth();
  return <TemplatesScreen uid={person?.uid ?? null} Frame={PageFrame} onSessionLost={reloadPerson} />;
}
