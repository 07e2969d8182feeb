import type { AgreementSide, ProjectResult } from '@slipway/contracts';
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

/** "Idea score: seals by photo" → "seals by photo": beside the tool's name, what it was about is enough. */
export function subjectOf(title: string): string {
  return title.replace(/^[^:]{2,24}: /u, '');
}

/** Where one side of a disagreement is read and changed. */
export function hrefOfOrigin(projectId: string, from: AgreementSide['from']): string {
  if (from.kind === 'result') return hrefOfResult(projectId, from);
  if (from.kind === 'fact') return `#fact-${encodeURIComponent(from.fact)}`;
  const section = from.section === null ? '' : `?section=${encodeURIComponent(from.section)}`;
  return `/editor/${encodeURIComponent(from.pageId)}${section}`;
}

export function nameOfOrigin(from: AgreementSide['from']): string {
  if (from.kind === 'result') return nameOfTool(from.toolId);
  return from.kind === 'fact' ? 'Company record' : 'The page';
}
