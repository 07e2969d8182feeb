import { outreachEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App, RequestInfo } from '../../http/context.ts';
import type { WebDeps } from '../../http/session.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { reportFact } from './report-fact.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';

const [newsletter, confirm, leave, contact, factReport] = outreachEndpoints;

interface Sent {
  readonly request: Request;
  readonly info: RequestInfo;
}

export function outreachRoutes(app: App, deps: WebDeps): void {
  const senderOf = async ({ request, info }: Sent) => ({
    ip: info.ip,
    uid: (await deps.findPerson(request))?.person.uid ?? null,
  });

  bind(app, newsletter, deps, async ({ input, ...sent }) => {
    await subscribe(deps, input, await senderOf(sent));
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
  bind(app, contact, deps, async ({ input, ...sent }) => ({
    id: await sendContactMessage(deps, input, await senderOf(sent)),
  }));
  bind(app, factReport, deps, async ({ input, ...sent }) => ({
    id: await reportFact(deps, input, await senderOf(sent)),
  }));
}
