import type { Deps } from '../../deps.ts';
import type { ToolDeps } from '../tools/tool-deps.ts';

export type LaunchDeps = ToolDeps & Pick<Deps, 'launches'>;
