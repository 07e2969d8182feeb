import type { Method } from '../method.ts';
import { drift } from './drift.ts';
import { exponential } from './exponential.ts';
import { dampedHolt, holt } from './holt.ts';
import { holtWinters } from './holt-winters.ts';
import { linear } from './linear.ts';
import { logistic } from './logistic.ts';
import { naive } from './naive.ts';
import { seasonalNaive } from './seasonal-naive.ts';
import { theta } from './theta.ts';

export const methods: readonly Method[] = [
  naive,
  seasonalNaive,
  drift,
  linear,
  exponential,
  logistic,
  holt,
  dampedHolt,
  holtWinters,
  theta,
];
