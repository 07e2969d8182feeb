import type { ShareKind } from '@slipway/contracts';
import type { Target } from './store.ts';

export function toTarget(kind: ShareKind, id: string): Target {
  return kind === 'project' ? { kind, run_id: null, project_id: id } : { kind, run_id: id, project_id: null };
}
