import type { Benchmark } from '../knowledge.ts';
import { appRetentionBenchmarks } from './app-retention.ts';
import { capitalBenchmarks } from './capital.ts';
import { customerRetentionBenchmarks } from './customer-retention.ts';
import { growthBenchmarks } from './growth.ts';
import { marketBenchmarks } from './market.ts';
import { revenueRetentionBenchmarks } from './revenue-retention.ts';
import { unitEconomicsBenchmarks } from './unit-economics.ts';

export const benchmarks: readonly Benchmark[] = [
  ...capitalBenchmarks,
  ...unitEconomicsBenchmarks,
  ...revenueRetentionBenchmarks,
  ...customerRetentionBenchmarks,
  ...growthBenchmarks,
  ...marketBenchmarks,
  ...appRetentionBenchmarks,
];
