import { careAndMoneyExperts } from './care-and-money.ts';
import type { ExpertParagraph } from './expert-paragraph.ts';
import { goodsAndWorkExperts } from './goods-and-work.ts';

/** The neutral check of the masked swap: a measure that cannot place these measures nothing. */
export const expertParagraphs: readonly ExpertParagraph[] = [...careAndMoneyExperts, ...goodsAndWorkExperts];
