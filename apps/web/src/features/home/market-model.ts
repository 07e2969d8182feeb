/**
 * The worked market example of the home page: front-desk software for US dental offices, bottom-up.
 * The count is public; the shares and the price are assumptions that the visitor may move.
 */
interface MarketInputs {
  readonly offices: number;
  /** US dollars per office and month. */
  readonly priceMonthly: number;
  /** Share that is independent and on a supported system. */
  readonly fitShare: number;
  /** Share of the fitting offices won by the end of year five. */
  readonly wonShare: number;
}

interface MarketResult {
  readonly tamYearly: number;
  readonly samOffices: number;
  readonly samYearly: number;
  readonly somOffices: number;
  readonly somYearly: number;
  readonly newOfficesMonthly: number;
  readonly repsNeeded: number;
}

const monthsToYearFive = 60;
const dealsPerRepMonthly = 3;

export const marketSample: MarketInputs = {
  offices: 136_855,
  priceMonthly: 500,
  fitShare: 0.6,
  wonShare: 0.02,
};

export function sizeMarket(inputs: MarketInputs): MarketResult {
  const yearly = inputs.priceMonthly * 12;
  const samOffices = Math.round(inputs.offices * inputs.fitShare);
  const somOffices = Math.round(samOffices * inputs.wonShare);
  const newOfficesMonthly = Math.round(somOffices / monthsToYearFive);
  return {
    tamYearly: inputs.offices * yearly,
    samOffices,
    samYearly: samOffices * yearly,
    somOffices,
    somYearly: somOffices * yearly,
    newOfficesMonthly,
    repsNeeded: Math.ceil(newOfficesMonthly / dealsPerRepMonthly),
  };
}

/** $821M, $9.9M, $60k: three figures at most, because the inputs carry no more. */
export function shortMoney(dollars: number): string {
  const [unit, divisor] = dollars >= 1e9 ? ['bn', 1e9] : dollars >= 1e6 ? ['M', 1e6] : ['k', 1e3];
  const scaled = dollars / divisor;
  return `$${scaled >= 100 ? scaled.toFixed(0) : scaled.toFixed(1)}${unit}`;
}

export function wholeNumber(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
