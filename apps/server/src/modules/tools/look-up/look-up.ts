import type { ReportPatch } from '@slipway/tools';
import type { Computed } from '../deliver.ts';
import { describeFault } from '../describe-fault.ts';
import type { Job } from '../job.ts';
import type { LiveRun } from '../live-run.ts';
import { stages } from '../stages.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { keepPatch } from './keep-patch.ts';

const lookingMaxMs = 60_000;

/** Lets a tool look things up after its report has left. Never fails: the report stands as far as it got. */
export async function lookUp(deps: ToolDeps, job: Job, computed: Computed, live: LiveRun): Promise<void> {
  const { tool, input, runId } = job;
  if (!tool.lookUp) return;
  live.send(stages.looking);
  const signal = AbortSignal.any([live.signal, AbortSignal.timeout(lookingMaxMs)]);
  const { basis, report } = computed;
  try {
    const patches = tool.lookUp({
      input,
      basis,
      report,
      evidence: deps.evidence,
      isOver: () => signal.aborted,
    });
    for await (const patch of untilAborted(patches, signal)) {
      const kept = await keepPatch(deps, job, patch);
      if (kept === 'gone') return;
      if (kept === 'kept') live.send({ event: 'patch', data: patch });
      else deps.log.warn('a patch could not be used', { runId, tool: tool.id, problems: kept.problems });
    }
  } catch (error) {
    if (!signal.aborted)
      deps.log.warn('looking things up failed', { runId, tool: tool.id, reason: describeFault(error) });
  }
}

/** Ends with the signal even where the one who is asked does not. */
async function* untilAborted(patches: AsyncIterable<ReportPatch>, signal: AbortSignal) {
  const over = Promise.withResolvers<null>();
  const onAbort = () => over.resolve(null);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  const iterator = patches[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = iterator.next();
      // It may fail after nobody waits for it any more.
      next.catch(() => {});
      const step = await Promise.race([next, over.promise]);
      if (step === null || step.done) return;
      yield step.value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    void iterator.return?.()?.then(undefined, () => {});
  }
}
