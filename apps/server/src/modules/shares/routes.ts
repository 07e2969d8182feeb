import { shareEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import type { WebDeps } from '../../http/session.ts';
import { isPerson, makeVisitors } from '../pages/visits/visitors.ts';
import { listShares } from './list-shares.ts';
import { makeShare } from './make-share.ts';
import { readShare } from './open-share.ts';
import { makePreviews } from './preview.ts';
import { revokeShare } from './revoke-share.ts';

const [list, make, revoke, read, picture] = shareEndpoints;

export function shareRoutes(app: App, deps: WebDeps): void {
  const isNew = makeVisitors();
  const paint = makePreviews(deps);
  bind(app, list, deps, async ({ person, input }) => ({
    shares: await listShares(deps, { uid: person.uid, ...input }),
  }));
  bind(app, make, deps, async ({ person, input }) => ({
    share: await makeShare(deps, { uid: person.uid, ...input }),
  }));
  bind(app, revoke, deps, async ({ person, params: { id = '' } }) => {
    await revokeShare(deps, { uid: person.uid, id });
    return { revoked: true };
  });
  bind(app, read, deps, ({ params: { token = '' }, info, request }) =>
    readShare(deps, isNew, { token, visitor: info, isPerson: isPerson(request) }),
  );
  bind(app, picture, deps, async ({ params: { token = '' }, info }) => {
    const bytes = await paint(token, info.ip);
    return new Response(bytes, {
      headers: {
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        // Some messengers show it in a browser, from their own address.
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'private, max-age=300',
      },
    });
  });
}
