import { toolEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import { EventStream, wantsEvents } from '../../http/event-stream.ts';
import type { WebDeps } from '../../http/session.ts';
import { readRecord } from '../record/read-record.ts';
import { undoLearnt } from '../record/undo-learnt.ts';
import { cancelRun } from './cancel-run.ts';
import { deleteRun } from './delete-run.ts';
import { getDocuments } from './documents/get-documents.ts';
import { getFiles } from './documents/get-files.ts';
import { type Followed, followRun } from './follow-run.ts';
import { getRun, getSheet } from './get-run.ts';
import { makeSampleReader } from './get-sample.ts';
import { listNiches } from './list-niches.ts';
import { listRuns } from './list-runs.ts';
import { listTools } from './list-tools.ts';
import { readFirst, readIdea } from './read-idea.ts';
import { takeResult } from './run-end.ts';
import { runTool } from './run-tool.ts';
import { makeStreamCount } from './stream-count.ts';
import { updateRun } from './update-run.ts';
import { restoreVersion } from './versions/restore-version.ts';

const [
  tools,
  sample,
  idea,
  start,
  history,
  one,
  change,
  remove,
  cancel,
  oneVersion,
  record,
  niches,
  first,
  undo,
  documents,
  restore,
  files,
] = toolEndpoints;

export function toolRoutes(app: App, deps: WebDeps): void {
  const readSample = makeSampleReader(deps);
  const streams = makeStreamCount();
  const follow = (run: Followed) =>
    new EventStream((send, gone) =>
      streams.during(run.uid, () => followRun(deps, run, ({ event, data }) => send(event, data), gone)),
    );
  /** Who has too many open gets the plain answer. */
  const mayStream = (request: Request, uid: string) => wantsEvents(request) && !streams.isFull(uid);

  bind(app, tools, deps, () => listTools(deps));
  bind(app, sample, deps, ({ params }) => readSample(params.id ?? ''));
  bind(app, idea, deps, ({ input, info }) => readIdea(deps, input, info.ip));
  bind(app, start, deps, async ({ person, params, input, request }) => {
    const idempotencyKey = request.headers.get('idempotency-key');
    const run = await runTool(deps, { person, toolId: params.id ?? '', ...input, idempotencyKey });
    return mayStream(request, person.uid) ? follow(run) : takeResult(await followRun(deps, run));
  });
  bind(app, history, deps, ({ person, input }) => listRuns(deps, person.uid, input));
  bind(app, one, deps, async ({ person, params, request }) => {
    const run = { uid: person.uid, runId: params.id ?? '' };
    if (!mayStream(request, person.uid)) return getRun(deps, run);
    await getSheet(deps, run.uid, run.runId);
    return follow(run);
  });
  bind(app, change, deps, ({ person, params, input }) =>
    updateRun(deps, { uid: person.uid, runId: params.id ?? '' }, input),
  );
  bind(app, remove, deps, async ({ person, params }) => {
    await deleteRun(deps, { uid: person.uid, runId: params.id ?? '' });
    return { deleted: true };
  });
  bind(app, cancel, deps, ({ person, params }) =>
    cancelRun(deps, { uid: person.uid, runId: params.id ?? '' }),
  );
  bind(app, oneVersion, deps, ({ person, params }) =>
    getRun(deps, { uid: person.uid, runId: params.id ?? '', version: wholeNumber(params.version) }),
  );
  bind(app, documents, deps, ({ person, params }) =>
    getDocuments(deps, { uid: person.uid, runId: params.id ?? '', version: wholeNumber(params.version) }),
  );
  bind(app, files, deps, ({ person, params }) =>
    getFiles(deps, { uid: person.uid, runId: params.id ?? '', version: wholeNumber(params.version) }),
  );
  bind(app, restore, deps, ({ person, params }) =>
    restoreVersion(deps, { uid: person.uid, runId: params.id ?? '', version: wholeNumber(params.version) }),
  );
  bind(app, record, deps, ({ person, input }) => readRecord(deps, person.uid, input.project));
  bind(app, undo, deps, ({ person, params, input }) =>
    undoLearnt(deps, person.uid, { fact: params.id ?? '', project: input.project }),
  );
  bind(app, niches, deps, ({ input }) => listNiches(deps, input.search));
  bind(app, first, deps, ({ input, info }) => readFirst(deps, input.text, info.ip));
}

/** 0 is no version of any run. */
function wholeNumber(text = ''): number {
  return /^\d{1,6}$/u.test(text) ? Number(text) : 0;
}
