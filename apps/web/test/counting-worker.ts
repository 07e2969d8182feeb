import { parentPort } from 'node:worker_threads';
import { importLoaders } from '@slipway/tools/facets';
import { serveJobs } from '../src/features/tools/worker/serve-jobs.ts';
import { heavyTool, importEvents } from './counting-tool.ts';

const answer = serveJobs(
  {
    engines: { 'tiny-tool': async () => heavyTool },
    imports: { ...importLoaders, 'tiny-tool': async () => importEvents },
  },
  (answered) => parentPort?.postMessage(answered),
);
parentPort?.on('message', answer);
