import { cultureAndPapersTrades } from './culture-and-papers.ts';
import { goodsAndPlacesTrades } from './goods-and-places.ts';
import { healthTrades } from './health.ts';
import { industryTrades } from './industry.ts';
import { learningAndWorkTrades } from './learning-and-work.ts';
import { localTrades } from './local.ts';
import { moneyTrades } from './money.ts';
import { softwareTrades } from './software.ts';
import { supplyTrades } from './supply.ts';
import type { Trade } from './trade.ts';

/** Server only, like all knowledge: a run takes along the few notes that fit it. */
export const trades: readonly Trade[] = [
  ...healthTrades,
  ...moneyTrades,
  ...learningAndWorkTrades,
  ...softwareTrades,
  ...industryTrades,
  ...goodsAndPlacesTrades,
  ...localTrades,
  ...supplyTrades,
  ...cultureAndPapersTrades,
];

export type { Heading, HelpFamily, HurtFamily, TradeNote } from './trade.ts';
