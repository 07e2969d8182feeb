import { check as arpaAndMonths } from './checks/arpa-and-months.ts';
import { check as askAndBurn } from './checks/ask-and-burn.ts';
import { check as burnAndCosts } from './checks/burn-and-costs.ts';
import { check as cashAndMonths } from './checks/cash-and-months.ts';
import { check as churnTwoWays } from './checks/churn-two-ways.ts';
import { check as companyName } from './checks/company-name.ts';
import { check as currencyInWords } from './checks/currency-in-words.ts';
import { check as currencyOfResults } from './checks/currency-of-results.ts';
import { check as customersAndBuyers } from './checks/customers-and-buyers.ts';
import { check as deckFigure } from './checks/deck-figure.ts';
import { check as evidenceAndCustomers } from './checks/evidence-and-customers.ts';
import { check as evidenceAndStage } from './checks/evidence-and-stage.ts';
import { check as growthAndTrend } from './checks/growth-and-trend.ts';
import { check as growthInWords } from './checks/growth-in-words.ts';
import { check as ltvAndChurn } from './checks/ltv-and-churn.ts';
import { check as marketOrder } from './checks/market-order.ts';
import { check as marketShare } from './checks/market-share.ts';
import { check as modeAndRevenue } from './checks/mode-and-revenue.ts';
import { check as oldFigures } from './checks/old-figures.ts';
import { check as pageAndArpa } from './checks/page-and-arpa.ts';
import { check as pageCurrency } from './checks/page-currency.ts';
import { check as pageFigure } from './checks/page-figure.ts';
import { check as pagePrice } from './checks/page-price.ts';
import { check as priceAndArpa } from './checks/price-and-arpa.ts';
import { check as priceInWords } from './checks/price-in-words.ts';
import { check as pricePeriod } from './checks/price-period.ts';
import { check as regionInWords } from './checks/region-in-words.ts';
import { check as revenueAndMonths } from './checks/revenue-and-months.ts';
import { check as revenueYear } from './checks/revenue-year.ts';
import { check as rivalsAndMatrix } from './checks/rivals-and-matrix.ts';
import { check as rivalsOnSlides } from './checks/rivals-on-slides.ts';
import { check as runwayAndBurn } from './checks/runway-and-burn.ts';
import { check as runwayAndHiring } from './checks/runway-and-hiring.ts';
import { check as salesAndMarket } from './checks/sales-and-market.ts';
import { check as sellersAndStaff } from './checks/sellers-and-staff.ts';
import { check as somAndSales } from './checks/som-and-sales.ts';
import { check as stageAndRevenue } from './checks/stage-and-revenue.ts';
import { check as staleResult } from './checks/stale-result.ts';
import type { Check } from './finding.ts';

/** In the order an investor finds them. */
export const checks: readonly Check[] = [
  askAndBurn,
  pagePrice,
  pageCurrency,
  pageAndArpa,
  pageFigure,
  deckFigure,
  companyName,
  priceInWords,
  pricePeriod,
  priceAndArpa,
  revenueAndMonths,
  revenueYear,
  arpaAndMonths,
  modeAndRevenue,
  stageAndRevenue,
  evidenceAndStage,
  evidenceAndCustomers,
  growthAndTrend,
  growthInWords,
  marketOrder,
  marketShare,
  salesAndMarket,
  somAndSales,
  customersAndBuyers,
  sellersAndStaff,
  runwayAndBurn,
  runwayAndHiring,
  burnAndCosts,
  cashAndMonths,
  ltvAndChurn,
  churnTwoWays,
  rivalsAndMatrix,
  rivalsOnSlides,
  currencyInWords,
  currencyOfResults,
  regionInWords,
  staleResult,
  oldFigures,
];
