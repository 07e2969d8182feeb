import { agreementEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import type { WebDeps } from '../../http/session.ts';
import { getProject } from '../projects/get-project.ts';
import { sampleId } from '../projects/project-id.ts';
import { listDisagreements } from './list-disagreements.ts';

const [all] = agreementEndpoints;

export function agreementRoutes(app: App, deps: WebDeps): void {
  bind(app, all, deps, async ({ person, params }) => {
    const { id = '' } = params;
    if (id === sampleId) return { disagreements: [], results: [] };
    await getProject(deps.db.query, person.uid, id);
    return listDisagreements(deps, person.uid, id);
  });
}
