import { engineLoaders } from '@slipway/tools/engines';
import { importLoaders } from '@slipway/tools/facets';
import { type Asked, serveJobs } from './serve-jobs.ts';

const answer = serveJobs({ engines: engineLoaders, imports: importLoaders }, (answered) =>
  self.postMessage(answered),
);
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => answer(data));
