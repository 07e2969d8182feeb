import orders from '../../../../content/pages/argument-orders.json' with { type: 'json' };
import type { ArgumentOrder } from '../designs/design.ts';

interface Order {
  readonly name: string;
  /** What a reader meets first, second and third. */
  readonly beats: readonly string[];
  /** When this order is the right one. */
  readonly why: string;
}

/** Why a page begins where it begins. */
export const argumentOrders: Readonly<Record<ArgumentOrder, Order>> = orders;
