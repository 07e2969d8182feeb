import { accessKeyEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import type { WebDeps } from '../../http/session.ts';
import { listKeys } from './list-keys.ts';
import { makeKey } from './make-key.ts';
import { revokeKey } from './revoke-key.ts';

const [list, make, revoke] = accessKeyEndpoints;

export function accessKeyRoutes(app: App, deps: WebDeps): void {
  bind(app, list, deps, ({ person }) => listKeys(deps, person.uid));
  bind(app, make, deps, ({ person, input }) => makeKey(deps, person.uid, input));
  bind(app, revoke, deps, async ({ person, params }) => {
    await revokeKey(deps, person.uid, params.id ?? '');
    return { revoked: true };
  });
}
