import { getTool, isToolId } from '@slipway/tools/list';
import type { Deps } from '../../deps.ts';

/** Where a person opens this result. */
export function resultUrl(
  { config }: Pick<Deps, 'config'>,
  { id, toolId }: { readonly id: string; readonly toolId: string },
): string {
  const route = isToolId(toolId) ? getTool(toolId).routes[0] : '/dashboard';
  return `${config.publicUrl}${route}?run=${encodeURIComponent(id)}`;
}

export function projectUrl({ config }: Pick<Deps, 'config'>, id: string): string {
  return `${config.publicUrl}/project/${encodeURIComponent(id)}`;
}
