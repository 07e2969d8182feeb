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

/** What kind of thing happened; with the tool, where one did it. */
export function eventWords({ kind, toolId }: ProjectEvent): string {
  const isOfTool = kind === 'run' || kind === 'version';
  const tool = isOfTool && toolId !== null && isToolId(toolId) ? getTool(toolId) : null;
  return tool ? `${tool.name}${kind === 'version' ? ', new version' : ''}:` : words[kind];
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
