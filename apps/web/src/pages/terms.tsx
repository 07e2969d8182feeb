import source from '../../../../content/legal/terms.md?raw';
import { LegalPage } from '../features/legal/legal-page.tsx';

export default function TermsPage() {
  return <LegalPage source={source} />;
}
