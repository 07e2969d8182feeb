import { AppError } from '@slipway/core';
import { isToolId, type ToolId } from '@slipway/tools';
import type { Deps } from '../../deps.ts';
import type { Tool } from './toolbox.ts';

export async function getTool(
  { tools }: Pick<Deps, 'tools'>,
  id: string,
): Promise<Tool & { readonly id: ToolId }> {
  const tool = isToolId(id) ? await tools.findTool(id) : null;
  if (!tool || !isToolId(id)) throw new AppError('tool/not-found');
  return { ...tool, id };
}
