import type { InsightRule } from '../rule.ts';
import { buyerRules } from './buyers.ts';
import { channelRules } from './channels.ts';
import { cycleRules } from './cycle.ts';
import { economicsRules } from './economics.ts';
import { failureRules } from './failures.ts';
import { jobRules } from './jobs.ts';
import { latelyRules } from './lately.ts';
import { lawRules } from './law.ts';
import { nextRules } from './next-jobs.ts';
import { pageRules } from './page.ts';
import { priceRules } from './price.ts';
import { questionRules } from './questions.ts';
import { rivalRules } from './rivals.ts';
import { runningRules } from './running.ts';
import { seasonRules } from './seasons.ts';
import { sizeRules } from './sizes.ts';
import { stageRules } from './stages.ts';
import { systemRules } from './systems.ts';
import { todayRules } from './today.ts';

export const insightRules: readonly InsightRule[] = [
  ...rivalRules,
  ...systemRules,
  ...todayRules,
  ...jobRules,
  ...buyerRules,
  ...runningRules,
  ...channelRules,
  ...cycleRules,
  ...lawRules,
  ...priceRules,
  ...seasonRules,
  ...nextRules,
  ...failureRules,
  ...latelyRules,
  ...economicsRules,
  ...sizeRules,
  ...questionRules,
  ...stageRules,
  ...pageRules,
];
