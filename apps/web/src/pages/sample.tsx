import samples from 'virtual:samples';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { dormantByKey } from '../lib/dormant-by-key.ts';
import { PartSpinner } from '../lib/part-spinner.tsx';

/** The sheet is whole in the HTML; what opens its evidence comes with the first touch, and never the tool itself. */
const findView = dormantByKey(async (tool) => {
  const load = samples[tool];
  if (load === undefined) throw new Error(`There is no sample of ${tool}.`);
  const [{ default: sample }, { SampleView }] = await Promise.all([
    load(),
    import('./scopes/sample-scope.tsx'),
  ]);
  return () => <SampleView sample={sample} />;
});

export default function SamplePage() {
  const View = findView(useParams().tool ?? '');
  return (
    <Suspense fallback={<PartSpinner label="Loading the report" />}>
      <View />
    </Suspense>
  );
}
