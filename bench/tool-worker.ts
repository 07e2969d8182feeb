import { parentPort } from 'node:worker_threads';
import { engineLoaders } from '@slipway/tools/engines';
import { importLoaders } from '@slipway/tools/facets';
import { type Asked, serveJobs } from '../apps/web/src/features/tools/worker/serve-jobs.ts';

/** The browser's worker, as a thread. */
const answer = serveJobs({ engines: engineLoaders, imports: importLoaders }, (answered) =>
  parentPort?.postMessage(answered),
);
parentPort?.on('message', (asked: Asked) => answer(asked));
