export {
  averageCurve,
  type Cohort,
  type Cohorts,
  type CurvePoint,
  fewest,
  lifeTable,
  recentlyLost,
  sharesOf,
  soundPoints,
} from './cohorts/average-curve.ts';
export {
  cacBlended,
  cacPaid,
  cacRatioBlended,
  cacRatioNew,
  paybackCompany,
  paybackSimple,
  paybackSurvival,
} from './formulas/acquisition.ts';
export {
  breakevenRevenue,
  breakevenUnits,
  cashConversionCycle,
  currentRatio,
  cycleDays,
  orderValue,
  runwayStatic,
  takeRate,
  workingCapital,
} from './formulas/cash.ts';
export { type CashFan, cashFan } from './formulas/cash-fan.ts';
export {
  type Course,
  cashNeeded,
  expensesToLive,
  type Fate,
  fadePerMonth,
  foretell,
  growthToLive,
  steepGrowth,
} from './formulas/default-alive.ts';
export {
  arrPerFte,
  burnMultiple,
  capitalConsumption,
  cashConversionScore,
  efficiencyScore,
  growthEndurance,
  hypeRatio,
  magicNumber,
  quickRatio,
  ruleOfForty,
} from './formulas/efficiency.ts';
export { compoundMonthlyGrowth, doublingMonths, logSlope, yearOverYear } from './formulas/growth.ts';
export {
  halfLife,
  ltvCapped,
  ltvCappedDiscounted,
  ltvDiscounted,
  ltvExpansionGeometric,
  ltvExpansionLinear,
  ltvMargin,
  ltvRevenue,
  ltvToCac,
  ltvWithoutChurn,
  weighByEvents,
} from './formulas/lifetime.ts';
export { contributionMargin, contributionPerUnit, grossMargin, marginOf } from './formulas/margin.ts';
export { lack, lowData, type Maybe, missing, type Outcome, ok, quantityOf } from './formulas/outcome.ts';
export { arpa, arr, mrrGrowth, netNewMrr, reconcile, recurringRevenue } from './formulas/recurring.ts';
export {
  compoundRetention,
  grossRetention,
  grossRevenueChurn,
  logoChurn,
  netRetention,
  netRevenueChurn,
} from './formulas/retention.ts';
export {
  customersFor,
  growthNeeded,
  spokenSeconds,
  wholeMarket,
  yearAtMonthly,
} from './formulas/shared-sums.ts';
export { monthAt, monthLabel, monthNumber, shortLabel, spanLabel } from './months/calendar.ts';
export { blankCells, type ColumnName, columnNames } from './months/columns.ts';
export { type Books, netNewAt, readBooks, turnable } from './months/read-books.ts';
