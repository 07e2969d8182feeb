import source from '../../../../content/legal/privacy.md?raw';
import { LegalPage } from '../features/legal/legal-page.tsx';

export default function PrivacyPage() {
  return <LegalPage source={source} />;
}
