import { type Asked, serveJobs } from '../src/features/tools/worker/serve-jobs.ts';
import { importEvents } from './counting-tool.ts';
import { tinyTool } from './tiny-tool.ts';

/** Where there are no workers: the tiny tool, and the events it imports, answered a task later. */
export class WorkerStandIn extends EventTarget {
  readonly #answer = serveJobs(
    {
      engines: { 'tiny-tool': async () => tinyTool },
      imports: { 'tiny-tool': async () => importEvents },
    },
    (data) => this.dispatchEvent(new MessageEvent('message', { data })),
  );

  postMessage(asked: Asked): void {
    setTimeout(() => this.#answer(asked));
  }
}
