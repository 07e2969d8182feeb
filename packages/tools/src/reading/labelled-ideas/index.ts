import { goodsAndIndustryIdeas } from './goods-and-industry.ts';
import { healthAndCareIdeas } from './health-and-care.ts';
import type { LabelledIdea } from './labelled-idea.ts';
import { learningAndWorkIdeas } from './learning-and-work.ts';
import { leisureAndMediaIdeas } from './leisure-and-media.ts';
import { moneyIdeas } from './money.ts';
import { softwareIdeas } from './software.ts';

export type { LabelledIdea } from './labelled-idea.ts';
export { paraphrases } from './paraphrases.ts';

/** Written from the verticals' names alone, before any list of keywords was read. */
export const labelledIdeas: readonly LabelledIdea[] = [
  ...healthAndCareIdeas,
  ...moneyIdeas,
  ...learningAndWorkIdeas,
  ...softwareIdeas,
  ...goodsAndIndustryIdeas,
  ...leisureAndMediaIdeas,
];
