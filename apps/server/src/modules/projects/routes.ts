import { projectEndpoints } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { bind } from '../../http/bind.ts';
import type { App, RequestInfo } from '../../http/context.ts';
import { readIdempotencyKey } from '../../http/idempotency-key.ts';
import type { WebDeps } from '../../http/session.ts';
import { describeDevice } from '../account/device.ts';
import { editFact } from '../record/edit-fact.ts';
import { importFacts } from '../record/import-facts.ts';
import { getFact, listFacts } from '../record/list-facts.ts';
import { listHistory } from '../record/list-history.ts';
import { undoFact } from '../record/undo-fact.ts';
import { getCard } from './card/read-cards.ts';
import { createProject } from './create-project.ts';
import { readDashboard } from './dashboard/read-dashboard.ts';
import { hideSample } from './dashboard/visits.ts';
import { listTimeline } from './events/list-timeline.ts';
import { getForWriting, getProject } from './get-project.ts';
import { listProjects } from './list-projects.ts';
import { addNote } from './notes/add-note.ts';
import { listNotes } from './notes/list-notes.ts';
import { removeNote } from './notes/remove-note.ts';
import { updateNote } from './notes/update-note.ts';
import { sampleId } from './project-id.ts';
import { removeProject } from './remove-project.ts';
import { makeSampleProject } from './sample/sample-project.ts';
import { search } from './search.ts';
import { addTask } from './tasks/add-task.ts';
import { finishTask } from './tasks/finish-task.ts';
import { listTasks } from './tasks/list-tasks.ts';
import { removeTask } from './tasks/remove-task.ts';
import { updateTask } from './tasks/update-task.ts';
import { updateProject } from './update-project.ts';

const [
  list,
  create,
  one,
  change,
  remove,
  record,
  edit,
  undo,
  history,
  importCsv,
  tasks,
  newTask,
  changeTask,
  dropTask,
  taskDone,
  notes,
  newNote,
  changeNote,
  dropNote,
  timeline,
  step,
  showSample,
  sampleResult,
  dashboard,
  find,
] = projectEndpoints;

type Params = Readonly<Record<string, string>>;

export function projectRoutes(app: App, deps: WebDeps): void {
  const readSample = makeSampleProject(deps);
  /** What is read of the sample is the same for everybody; anything else is the person's own. */
  const read = async <T>(
    uid: string,
    { id: projectId = '' }: Params,
    ofSample: (sample: Awaited<ReturnType<typeof readSample>>) => T,
    own: (whose: { uid: string; projectId: string }) => Promise<T>,
  ): Promise<T> => {
    if (projectId === sampleId) return ofSample(await readSample());
    await getProject(deps.db.query, uid, projectId);
    return own({ uid, projectId });
  };

  bind(app, list, deps, ({ person, input }) => listProjects(deps, person.uid, input));
  bind(app, create, deps, ({ person, input, request, info }) =>
    createProject(deps, person.uid, { ...input, ...authorOf(request, info) }),
  );
  bind(app, one, deps, ({ person, params }) =>
    read(
      person.uid,
      params,
      ({ card }) => card,
      ({ uid, projectId }) => getCard(deps, uid, projectId),
    ),
  );
  bind(app, change, deps, ({ person, params, input }) => updateProject(deps, whose(person, params), input));
  bind(app, remove, deps, async ({ person, params }) => {
    await removeProject(deps, whose(person, params));
    return { deleted: true };
  });
  bind(app, showSample, deps, async ({ person }) => {
    await hideSample(deps, person.uid, false);
    const { id, name, isSample, isArchived, createdAt, updatedAt } = (await readSample()).card;
    return { id, name, isSample, isArchived, createdAt, updatedAt };
  });

  bind(app, sampleResult, deps, async ({ params }) => {
    const result = (await readSample()).results.get(params.tool ?? '');
    if (!result) throw new AppError('tool/not-found');
    return result;
  });

  bind(app, record, deps, ({ person, params }) =>
    read(
      person.uid,
      params,
      (sample) => sample.record,
      (own) => listFacts(deps, own),
    ),
  );
  bind(app, edit, deps, async ({ person, params, input, info }) => {
    await getForWriting(deps, person.uid, params.id ?? '');
    return editFact(deps, { ...factOf(person, params), value: input.value, device: deviceOf(info) });
  });
  bind(app, undo, deps, async ({ person, params, info }) => {
    await getForWriting(deps, person.uid, params.id ?? '');
    const { uid, projectId, fact } = factOf(person, params);
    await getFact(deps, { uid, projectId }, fact);
    const known = await undoFact(deps, { uid, projectId, fact, device: deviceOf(info) });
    return getFact(deps, { uid, projectId }, fact, known);
  });
  bind(app, history, deps, ({ person, params, input }) =>
    read(
      person.uid,
      params,
      () => ({ changes: [], next: null }),
      () => listHistory(deps, factOf(person, params), input.before),
    ),
  );
  bind(app, importCsv, deps, async ({ person, params, input, info }) => {
    await getForWriting(deps, person.uid, params.id ?? '');
    return importFacts(deps, { ...whose(person, params), csv: input.csv, device: deviceOf(info) });
  });

  bind(app, tasks, deps, ({ person, params }) =>
    read(
      person.uid,
      params,
      (sample) => sample.tasks,
      (own) => listTasks(deps, own),
    ),
  );
  bind(app, newTask, deps, ({ person, params, input, request, info }) =>
    addTask(deps, whose(person, params), {
      ...input,
      idempotencyKey: authorOf(request, info).idempotencyKey,
    }),
  );
  bind(app, changeTask, deps, ({ person, params, input }) =>
    updateTask(deps, { ...whose(person, params), taskId: params.task ?? '' }, input),
  );
  bind(app, dropTask, deps, async ({ person, params }) => {
    await removeTask(deps, { ...whose(person, params), taskId: params.task ?? '' });
    return { deleted: true };
  });
  bind(app, taskDone, deps, ({ person, params, input, info }) =>
    finishTask(deps, { ...whose(person, params), taskId: params.task ?? '', device: deviceOf(info) }, input),
  );

  bind(app, notes, deps, ({ person, params }) =>
    read(
      person.uid,
      params,
      (sample) => sample.notes,
      (own) => listNotes(deps, own),
    ),
  );
  bind(app, newNote, deps, ({ person, params, input, request, info }) =>
    addNote(deps, whose(person, params), {
      ...input,
      idempotencyKey: authorOf(request, info).idempotencyKey,
    }),
  );
  bind(app, changeNote, deps, ({ person, params, input }) =>
    updateNote(deps, { ...whose(person, params), noteId: params.note ?? '' }, input),
  );
  bind(app, dropNote, deps, async ({ person, params }) => {
    await removeNote(deps, { ...whose(person, params), noteId: params.note ?? '' });
    return { deleted: true };
  });

  bind(app, timeline, deps, ({ person, params, input }) =>
    read<{ events: Awaited<ReturnType<typeof listTimeline>>['events']; next: string | null }>(
      person.uid,
      params,
      (sample) => sample.timeline,
      (own) => listTimeline(deps, own, input.before),
    ),
  );
  bind(app, step, deps, ({ person, params }) =>
    read(
      person.uid,
      params,
      ({ card }) => card.step,
      async ({ uid, projectId }) => (await getCard(deps, uid, projectId)).step,
    ),
  );
  bind(app, dashboard, deps, ({ person }) => readDashboard(deps, person.uid, readSample));
  bind(app, find, deps, ({ person, input }) => search(deps, person.uid, input.search));
}

function whose({ uid }: { readonly uid: string }, { id = '' }: Params): { uid: string; projectId: string } {
  return { uid, projectId: id };
}

function factOf(person: { readonly uid: string }, params: Params) {
  return { ...whose(person, params), fact: params.fact ?? '' };
}

function deviceOf({ userAgent }: RequestInfo): string {
  return describeDevice(userAgent);
}

function authorOf(request: Request, info: RequestInfo) {
  return { idempotencyKey: readIdempotencyKey(request), device: deviceOf(info) };
}
