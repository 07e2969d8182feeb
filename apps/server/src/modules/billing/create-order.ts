import { type CheckoutOrder, checkoutThemeColor } from '@slipway/contracts';
import { AppError, type Person } from '@slipway/core';
import { limit } from '../limits/hit-limit.ts';
import type { BillingDeps } from './billing-deps.ts';
import { getAccount } from './get-account.ts';
import { getPayments } from './payments.ts';
import { firstCheckMs } from './reconcile-orders.ts';
import { requireSelf } from './require-self.ts';
import { insertOrder } from './store.ts';

const perPersonMax = 20;
const windowMs = 60 * 60_000;

/** The price is the plan's, whatever the body says. Nobody can pay before the order stands in our books. */
export async function createOrder(deps: BillingDeps, person: Person, uid: string): Promise<CheckoutOrder> {
  requireSelf(person, uid);
  const payments = getPayments(deps);
  const { plan, payments: config } = deps.config;
  if (!config) throw new AppError('payment/unavailable');
  await limit(deps, { name: 'payment-order', key: person.uid, max: perPersonMax, windowMs });

  await deps.db.transaction((trx) => getAccount(trx, deps, person.uid));
  const id = deps.ids.next();
  const { amountMinor, currency } = plan;
  const order = await payments.createOrder({ amountMinor, currency, receipt: id });
  const now = deps.clock();
  await deps.db.transaction(async (trx) => {
    // Asked again: the account may have been deleted while the provider answered, and nobody may pay for it then.
    const account = await getAccount(trx, deps, person.uid);
    await insertOrder(trx, {
      id,
      account_id: account.id,
      provider_order_id: order.id,
      amount_minor: amountMinor,
      currency,
      period_days: plan.periodDays,
      test_mode: config.testMode ? 1 : 0,
      created_at: now,
      next_check_at: now + firstCheckMs,
    });
  });
  return {
    id: order.id,
    amount: amountMinor,
    currency,
    keyId: config.keyId,
    testMode: config.testMode,
    name: 'Slipway',
    description: 'Premium Subscription',
    prefill: { name: person.displayName ?? '', email: person.email },
    themeColor: checkoutThemeColor,
  };
}
