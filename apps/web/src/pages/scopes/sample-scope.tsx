import { ReportSheet } from '../../features/report/index.ts';
import type { Sample } from '../../features/samples/sample.ts';
import { SampleHead } from '../../features/samples/sample-head.tsx';

export function SampleView({ sample: { tool, madeAt, report } }: { readonly sample: Sample }) {
  return (
    <>
      <SampleHead tool={tool} />
      <div className="container-page pb-14">
        <ReportSheet report={report} meta={{ tool: tool.name, madeAt }} whole />
      </div>
    </>
  );
}
