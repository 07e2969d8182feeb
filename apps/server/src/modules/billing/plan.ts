import type { Plan } from '@slipway/contracts';
import { trialDays } from '@slipway/credits';
import type { Config } from '../../config.ts';

export const dayMs = 24 * 60 * 60_000;
const builtInCheckoutScript = '/api/test-gateway/checkout.js';
const razorpayCheckoutScript = 'https://checkout.razorpay.com/v1/checkout.js';

/** Shown before anybody pays. */
export function readPlan({ plan, payments }: Pick<Config, 'plan' | 'payments'>): Plan {
  const script = payments?.gateway === 'built-in' ? builtInCheckoutScript : razorpayCheckoutScript;
  return {
    name: 'Premium',
    ...plan,
    trialDays,
    testMode: payments?.testMode ?? false,
    checkoutScript: payments ? script : '',
    keyId: payments?.keyId ?? '',
    available: payments !== null,
  };
}
