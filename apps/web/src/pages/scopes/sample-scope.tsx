import { DrawnFrame } from '../../features/pages/drawn-frame.tsx';
import { ReportSheet } from '../../features/report/index.ts';
import type { Sample } from '../../features/samples/sample.ts';
import { SampleHead } from '../../features/samples/sample-head.tsx';
import { SamplePages } from '../../features/samples/sample-pages.tsx';

export function SampleView({ sample: { tool, madeAt, report, pages } }: { readonly sample: Sample }) {
  return (
    <>
      <SampleHead tool={tool} />
      <div className="sample-sheet container-page pb-14">
        <SamplePages
          pages={pages}
          draw={(page, title, width) => <DrawnFrame {...page} title={title} width={width} />}
        />
        <ReportSheet report={report} meta={{ tool: tool.name, madeAt }} whole />
      </div>
    </>
  );
}
