import type { ProjectResult } from '@slipway/contracts';
import { getTool, isToolId } from '@slipway/tools/list';
import { linkTo } from '../../lib/link-to.ts';

const routeOf = (toolId: string): string | null =>
  isToolId(toolId) && getTool(toolId).isBuilt ? getTool(toolId).routes[0] : null;

/** A tool, in this project. */
export function hrefOfTool(projectId: string, toolId: string): string {
  const route = routeOf(toolId);
  return route === null
    ? linkTo('/project/:id', { id: projectId })
    : `${route}?project=${encodeURIComponent(projectId)}`;
}

/** A result; in the sample project, the tool's own worked example. */
export function hrefOfResult(
  projectId: string,
  { toolId, runId }: Pick<ProjectResult, 'toolId' | 'runId'>,
): string {
  const route = routeOf(toolId);
  return route === null || runId === null
    ? hrefOfTool(projectId, toolId)
    : `${route}?run=${encodeURIComponent(runId)}`;
}

export function nameOfTool(toolId: string): string {
  return isToolId(toolId) ? getTool(toolId).name : toolId;
}
