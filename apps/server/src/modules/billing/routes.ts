import { billingEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import type { WebDeps } from '../../http/session.ts';
import { checkSubscription } from './check-subscription.ts';
import { createOrder } from './create-order.ts';
import { receiveWebhook } from './inbox/receive-webhook.ts';
import { makeTurnstile, workThrough } from './jobs.ts';
import { listReceipts } from './list-receipts.ts';
import { readPlan } from './plan.ts';
import { requireFeature } from './require-feature.ts';
import { startTrial } from './start-trial.ts';
import { verifyPayment } from './verify-payment.ts';

const [plan, subscription, order, verify, webhook, trial, payments, feature] = billingEndpoints;

export function billingRoutes(app: App, deps: WebDeps): void {
  const { run: workSoon } = makeTurnstile(deps, () => workThrough(deps));

  bind(app, plan, deps, async () => readPlan(deps.config));
  bind(app, subscription, deps, ({ person, input }) => checkSubscription(deps, person, input.userId));
  bind(app, order, deps, ({ person, input }) => createOrder(deps, person, input.userId));
  bind(app, verify, deps, async ({ person, input }) => {
    const verified = await verifyPayment(deps, person, input);
    if (!verified.isPremium) return Response.json(verified, { status: 202 });
    workSoon();
    return verified;
  });
  bind(app, webhook, deps, async ({ request }) => {
    const raw = new Uint8Array(await request.arrayBuffer());
    await receiveWebhook(deps, raw, request.headers.get('x-razorpay-signature') ?? '');
    workSoon();
    return { received: true };
  });
  bind(app, trial, deps, async ({ person }) => ({
    status: 'trial',
    periodEnd: new Date(await startTrial(deps, person)).toISOString(),
  }));
  bind(app, payments, deps, ({ person }) => listReceipts(deps, person.uid));
  bind(app, feature, deps, async ({ person, params }) => {
    await requireFeature(deps, person, params.feature ?? '');
    return { allowed: true };
  });
}
