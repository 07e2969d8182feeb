import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/**
 * A stand-in for the payment provider, in the provider's own shapes. Bound only when no keys are set and the server
 * is reachable from its own machine alone.
 */
export const testGatewayEndpoints = [
  {
    method: 'POST',
    path: '/api/test-gateway/v1/orders',
    access: 'anyone',
    input: z.object({
      amount: z.int().min(1),
      currency: z.string().regex(/^[A-Z]{3}$/),
      receipt: z.string().max(40).optional(),
    }),
  },
  { method: 'GET', path: '/api/test-gateway/v1/orders/:id/payments', access: 'anyone' },
  { method: 'GET', path: '/api/test-gateway/v1/payments/:id', access: 'anyone' },
  { method: 'POST', path: '/api/test-gateway/v1/payments/:id/capture', access: 'anyone' },
  { method: 'GET', path: '/api/test-gateway/checkout.js', access: 'anyone' },
  {
    method: 'POST',
    path: '/api/test-gateway/checkout',
    access: 'anyone',
    input: z.object({
      key: z.string().max(100),
      order_id: z.string().max(100),
      outcome: z.enum(['pay', 'fail']),
    }),
  },
] as const satisfies readonly Endpoint[];
