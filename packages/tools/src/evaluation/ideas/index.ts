import type { EvaluationIdea } from './evaluation-idea.ts';
import { foodAndFarmIdeas } from './food-and-farm.ts';
import { healthIdeas } from './health.ts';
import { heldHealthFoodFarm } from './held-health-food-farm.ts';
import { heldMoneyPlacesIndustry } from './held-money-places-industry.ts';
import { heldSoftware } from './held-software.ts';
import { heldUnusual } from './held-unusual.ts';
import { heldWorkLearningLeisure } from './held-work-learning-leisure.ts';
import { industryIdeas } from './industry.ts';
import { learningAndLeisureIdeas } from './learning-and-leisure.ts';
import { moneyIdeas } from './money.ts';
import { placeIdeas } from './places.ts';
import { softwareIdeas } from './software.ts';
import { unusualIdeas } from './unusual.ts';
import { workIdeas } from './work.ts';

const tune = [
  healthIdeas,
  foodAndFarmIdeas,
  moneyIdeas,
  placeIdeas,
  industryIdeas,
  workIdeas,
  learningAndLeisureIdeas,
  softwareIdeas,
  unusualIdeas,
].flat();
const held = [
  heldHealthFoodFarm,
  heldMoneyPlacesIndustry,
  heldWorkLearningLeisure,
  heldSoftware,
  heldUnusual,
].flat();

/** Written before any rule was tuned, so that a score on them measures knowledge and not memory. */
export const evaluationIdeas: readonly EvaluationIdea[] = [
  ...tune.map((idea) => ({ ...idea, set: 'tune' as const })),
  ...held.map((idea) => ({ ...idea, set: 'held' as const })),
];
