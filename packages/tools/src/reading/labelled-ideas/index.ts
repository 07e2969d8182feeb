import { careAndMoneyIdeas, tradesIdeas } from './care-money-and-trades.ts';
import { cultureAndSupplyIdeas } from './culture-and-supply.ts';
import { goodsAndIndustryIdeas } from './goods-and-industry.ts';
import { healthAndCareIdeas } from './health-and-care.ts';
import type { LabelledIdea } from './labelled-idea.ts';
import { learningAndWorkIdeas } from './learning-and-work.ts';
import { leisureAndMediaIdeas } from './leisure-and-media.ts';
import { moneyIdeas } from './money.ts';
import { softwareIdeas } from './software.ts';

export type { LabelledIdea } from './labelled-idea.ts';
export { paraphrases } from './paraphrases.ts';

/**
 * Written from the verticals' names alone, before any list of keywords was read. Two were filed anew when a field of their
 * own came (immigration lawyers, supplier invoices).
 */
export const labelledIdeas: readonly LabelledIdea[] = [
  ...healthAndCareIdeas,
  ...moneyIdeas,
  ...learningAndWorkIdeas,
  ...softwareIdeas,
  ...goodsAndIndustryIdeas,
  ...leisureAndMediaIdeas,
  ...careAndMoneyIdeas,
  ...tradesIdeas,
  ...cultureAndSupplyIdeas,
];
