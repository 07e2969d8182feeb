import type { UpdateSource } from '@slipway/export';
import { nameMonth } from '@slipway/investor-update';
import { listDisagreements } from '../agreement/list-disagreements.ts';
import { getProject } from '../projects/get-project.ts';
import { engineName } from '../tools/engine-name.ts';
import { readUpdate } from '../updates/read-update.ts';
import type { ExportDeps, Wanted } from './export-file.ts';

/** "p1@2026-11": the update of a month, as it is saved or drafted. */
export async function findUpdateSource(deps: ExportDeps, { uid, id }: Wanted): Promise<UpdateSource> {
  const [projectId = '', month = ''] = id.split('@');
  const project = await getProject(deps.db.query, uid, projectId);
  const { text, savedAt, isEdited } = await readUpdate(deps, { uid, projectId, month });
  const { disagreements } = await listDisagreements(deps, uid, projectId);
  const disagrees = disagreements.map(({ title }) => title);
  return {
    kind: 'update',
    about: {
      title: `${project.name}: ${nameMonth(month)}`,
      tool: null,
      project: project.name,
      madeAt: savedAt ?? new Date(deps.clock()).toISOString(),
      engine: engineName,
      model: null,
      version: 1,
      ...(disagrees.length > 0 && { disagrees }),
    },
    text,
    isEdited,
  };
}
