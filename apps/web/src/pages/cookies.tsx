import source from '../../../../content/legal/cookies.md?raw';
import { LegalPage } from '../features/legal/legal-page.tsx';

export default function CookiesPage() {
  return <LegalPage source={source} />;
}
