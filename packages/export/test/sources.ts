import type { Block } from '@slipway/report';
import { everyBlock } from '../../report/src/testing/every-block.gen.ts';
import { exampleReport } from '../../report/src/testing/example-report.ts';
import { sampledReport } from '../../report/src/testing/sampled-report.ts';
import type { ProjectSource, ReportSource } from '../src/source.ts';

const about = {
  title: 'Price ₹249, €3, £2 & <more>',
  tool: { id: 'score-your-idea', name: 'Score Your Idea' },
  project: 'Tidewater',
  madeAt: '2026-11-17T05:00:00.000Z',
  engine: 'slipway 0.4.0',
  model: 'gpt-x (someone)',
  version: 2,
} as const;

/** A valid report. */
export const plainSource: ReportSource = {
  kind: 'report',
  about,
  report: exampleReport,
  input: { idea: 'Seals' },
};

const kinds = Object.keys(everyBlock);

/** Every kind of block there is, each with a title. */
export const everySource: ReportSource = {
  ...plainSource,
  report: {
    ...sampledReport,
    blocks: Object.values(everyBlock).map(
      (block, at): Block => ({ ...block, id: `${kinds[at]}-${at}`, title: `Part ${kinds[at]}` }),
    ),
  },
};

export const projectSource: ProjectSource = {
  kind: 'project',
  about: { ...about, tool: null },
  record: [
    { id: 'price', label: 'Price', value: 249, said: '=₹249 a month', from: 'typed here', at: about.madeAt },
  ],
  reports: [
    plainSource,
    { ...everySource, about: { ...about, tool: { id: 'swot-generator', name: 'SWOT' } } },
  ],
  files: [{ path: 'pages/noonseal.html', bytes: new TextEncoder().encode('<p>Hi') }],
};
