import { launchEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import { readIdempotencyKey } from '../../http/idempotency-key.ts';
import type { WebDeps } from '../../http/session.ts';
import { cancelLaunch } from './cancel-launch.ts';
import { getLaunch } from './launch-view.ts';
import { planLaunch } from './plan-launch.ts';
import { resumeLaunch } from './resume-launch.ts';
import { startLaunch } from './start-launch.ts';

const [plan, start, one, cancel, resume] = launchEndpoints;

export function launchRoutes(app: App, deps: WebDeps): void {
  bind(app, plan, deps, ({ person, params }) => planLaunch(deps, person.uid, params.id ?? ''));
  bind(app, start, deps, ({ person, params, input, request }) =>
    startLaunch(deps, {
      uid: person.uid,
      projectId: params.id ?? '',
      tools: input.tools,
      idempotencyKey: readIdempotencyKey(request),
    }),
  );
  bind(app, one, deps, ({ person, params }) => getLaunch(deps, { uid: person.uid, id: params.id ?? '' }));
  bind(app, cancel, deps, ({ person, params }) =>
    cancelLaunch(deps, { uid: person.uid, id: params.id ?? '' }),
  );
  bind(app, resume, deps, ({ person, params }) =>
    resumeLaunch(deps, { uid: person.uid, id: params.id ?? '' }),
  );
}
