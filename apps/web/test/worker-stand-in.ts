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

  /** Until it is settled nothing is counted: a test that looks at the time before makes one of its own. */
  static isFree: Promise<void> = Promise.resolve();

  postMessage(asked: Asked): void {
    setTimeout(async () => {
      await WorkerStandIn.isFree;
      await this.#answer(asked);
    });
  }
}
