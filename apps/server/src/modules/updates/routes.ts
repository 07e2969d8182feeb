import { updateEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import type { WebDeps } from '../../http/session.ts';
import { readUpdate } from './read-update.ts';
import { saveUpdate } from './save-update.ts';

const [one, change] = updateEndpoints;

export function updateRoutes(app: App, deps: WebDeps): void {
  bind(app, one, deps, ({ person, params }) => readUpdate(deps, which(person, params)));
  bind(app, change, deps, ({ person, params, input }) => saveUpdate(deps, which(person, params), input));
}

function which({ uid }: { readonly uid: string }, { id = '', month = '' }: Readonly<Record<string, string>>) {
  return { uid, projectId: id, month };
}
