import { type ComponentType, Suspense } from 'react';
import { dormant } from '../../lib/dormant.ts';
import { PartSpinner } from '../../lib/part-spinner.tsx';

/** The HTML of a legal text stands on its own: the text as data and its code come with the first touch. */
export function lateText(load: () => Promise<{ readonly default: string }>): ComponentType {
  const Text = dormant(async () => {
    const [{ default: source }, { LegalPage }] = await Promise.all([load(), import('./legal-page.tsx')]);
    return { default: () => <LegalPage source={source} /> };
  });
  return function LegalTextPage() {
    return (
      <Suspense fallback={<PartSpinner label="Loading the text" />}>
        <Text />
      </Suspense>
    );
  };
}
