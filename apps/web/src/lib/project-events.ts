import type { ProjectEvent } from '@slipway/contracts';
import { getTool, isToolId } from '@slipway/tools/list';
import { linkTo } from './link-to.ts';

const words: Readonly<Record<ProjectEvent['kind'], string>> = {
  run: 'Result:',
  version: 'New version:',
  fact: 'Record:',
  task: 'Task:',
  'task-done': 'Task done:',
  decision: 'Decision:',
  experiment: 'Experiment:',
};

/** What kind of thing happened. */
export function eventWords({ kind }: ProjectEvent): string {
  return words[kind];
}

/** What it happened to: a result goes by its tool, as its title says the same idea each time. */
export function eventName({ kind, toolId, text }: ProjectEvent): string {
  const isResult = kind === 'run' || kind === 'version';
  return isResult && toolId !== null && isToolId(toolId) ? getTool(toolId).name : text;
}

const parts: Readonly<Partial<Record<ProjectEvent['kind'], string>>> = {
  fact: '#record',
  task: '#tasks',
  'task-done': '#tasks',
  decision: '#decisions',
  experiment: '#experiments',
};

/** Where it can be seen: a result at its version, else its part of the project. */
export function eventHref({ kind, projectId, toolId, runId, version }: ProjectEvent): string | null {
  if (runId !== null && toolId !== null && (kind === 'run' || kind === 'version')) {
    if (!isToolId(toolId) || !getTool(toolId).isBuilt) return null;
    const at = version === null || kind === 'run' ? '' : `&version=${version}`;
    return `${getTool(toolId).routes[0]}?run=${encodeURIComponent(runId)}${at}`;
  }
  return `${linkTo('/project/:id', { id: projectId })}${parts[kind] ?? ''}`;
}

/** For a result: beside the one of the same tool before it, among these newest-first events; null where there is none. */
export function compareHref(event: ProjectEvent, events: readonly ProjectEvent[]): string | null {
  const { kind, toolId, runId } = event;
  if (kind !== 'run' || runId === null || toolId === null || !isToolId(toolId)) return null;
  const older = events
    .slice(events.indexOf(event) + 1)
    .find((one) => one.kind === 'run' && one.toolId === toolId && one.runId !== null && one.runId !== runId);
  if (!older?.runId || !getTool(toolId).isBuilt) return null;
  return `${getTool(toolId).routes[0]}?compare=${[older.runId, runId].map(encodeURIComponent).join(',')}`;
}
