import { outreachEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import type { WebDeps } from '../../http/session.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { reportFact } from './report-fact.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

const [newsletter, confirm, leave, contact, factReport] = outreachEndpoints;

export function outreachRoutes(app: App, deps: WebDeps): void {
  bind(app, newsletter, deps, async ({ input, info }) => {
    await subscribe(deps, input, info.ip);
    return { status: 'confirm-by-mail' };
  });
  bind(app, confirm, deps, async ({ input }) => {
    await confirmSubscription(deps, input.token);
    return { status: 'confirmed' };
  });
  bind(app, leave, deps, async ({ input }) => {
    await unsubscribe(deps, input.token);
    return { status: 'unsubscribed' };
  });
  bind(app, contact, deps, async ({ input, info }) => ({
    id: await sendContactMessage(deps, input, info.ip),
  }));
  bind(app, factReport, deps, async ({ input, info }) => ({
    id: await reportFact(deps, input, info.ip),
  }));
}
