import { testGatewayEndpoints } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { PaymentsConfig } from '../../config.ts';
import { bind } from '../../http/bind.ts';
import type { App, RequestInfo } from '../../http/context.ts';
import type { WebDeps } from '../../http/session.ts';
import { checkoutScript } from './checkout-script.ts';
import { makeTestGateway } from './gateway.ts';
import { holdsKey, isLocalCall } from './local-call.ts';

const [orders, orderPayments, payment, capture, script, checkout] = testGatewayEndpoints;

/** Bound only where the configuration has chosen the built-in gateway; `config.ts` says when that is. */
export function testGatewayRoutes(app: App, deps: WebDeps): void {
  const config = deps.config.payments;
  if (config?.gateway !== 'built-in') return;
  const gateway = makeTestGateway(config.keySecret, deps.clock);

  bind(app, orders, deps, async ({ request, info, input }) => {
    requireLocal(request, info);
    return apiAnswer(request, config, () => gateway.createOrder(input));
  });
  bind(app, orderPayments, deps, async ({ request, info, params }) => {
    requireLocal(request, info);
    return apiAnswer(request, config, () => {
      const items = gateway.listPayments(params.id ?? '');
      return items && { entity: 'collection', count: items.length, items };
    });
  });
  bind(app, payment, deps, async ({ request, info, params }) => {
    requireLocal(request, info);
    return apiAnswer(request, config, () => gateway.findPayment(params.id ?? ''));
  });
  bind(app, capture, deps, async ({ request, info, params }) => {
    requireLocal(request, info);
    return apiAnswer(request, config, () => gateway.findPayment(params.id ?? ''));
  });
  bind(app, script, deps, async ({ request, info }) => {
    requireLocal(request, info);
    return new Response(checkoutScript, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
  });
  bind(app, checkout, deps, async ({ request, info, input }) => {
    requireLocal(request, info);
    if (input.key !== config.keyId) return Response.json(unauthorised, { status: 401 });
    const made = input.outcome === 'pay' ? gateway.pay(input.order_id) : gateway.fail(input.order_id);
    return made ? Response.json(made) : Response.json(missing, { status: 400 });
  });
}

/** The provider's own way to say that something is not there. */
const missing = {
  error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' },
};
const unauthorised = { error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' } };

function requireLocal(request: Request, info: RequestInfo): void {
  if (!isLocalCall(request, info)) throw new AppError('request/not-found');
}

function apiAnswer(request: Request, config: PaymentsConfig, answer: () => object | null): Response {
  if (!holdsKey(request, config)) return Response.json(unauthorised, { status: 401 });
  const found = answer();
  return found ? Response.json(found) : Response.json(missing, { status: 400 });
}
