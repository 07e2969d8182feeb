import { Panel } from '@slipway/ui';
import { useState } from 'react';
import { useEarly } from '../../lib/use-early.ts';
import { Evidence } from './evidence.tsx';
import { marketSample, shortMoney, sizeMarket, wholeNumber } from './market-model.ts';

const priceRange = { min: 100, max: 1000, step: 25 } as const;

const sliderId = 'market-price';

function findMovedPrice(): number | undefined {
  const slider = document.getElementById(sliderId);
  if (!(slider instanceof HTMLInputElement) || slider.valueAsNumber === marketSample.priceMonthly)
    return undefined;
  return slider.valueAsNumber;
}

/** Every claim opens: a small market sheet that recomputes in the browser. */
export function MarketFigure() {
  const [priceMonthly, setPriceMonthly] = useState(marketSample.priceMonthly);
  useEarly(findMovedPrice, setPriceMonthly);
  const inputs = { ...marketSample, priceMonthly };
  const result = sizeMarket(inputs);
  const price = `$${wholeNumber(priceMonthly)}`;
  return (
    <Panel className="px-5 pt-5 pb-2 sm:px-7 sm:pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pb-5">
        <p className="font-display text-lg font-semibold">Front-desk software for US dental offices</p>
        <label className="grid gap-1 text-sm">
          <span className="flex justify-between gap-6">
            Price a month and office <output className="font-medium">{price}</output>
          </span>
          <input
            id={sliderId}
            type="range"
            {...priceRange}
            value={priceMonthly}
            onChange={(event) => setPriceMonthly(event.target.valueAsNumber)}
            className="w-full accent-signal sm:w-72"
          />
        </label>
      </div>
      <Evidence label="Dental offices with payroll" value={wholeNumber(inputs.offices)} kind="published" open>
        BLS Quarterly Census of Employment and Wages, 2024, NAICS 621210. A count of locations, which is right
        here because the price is per location. Confidence: high.
      </Evidence>
      <Evidence label="Whole market, a year" value={shortMoney(result.tamYearly)} kind="computed">
        {wholeNumber(inputs.offices)} offices × {price} × 12 months. It moves with the price you set above.
      </Evidence>
      <Evidence label="Independent and on a supported system" value="60 %" kind="assumed">
        Our guess, until you count them. Reachable market: {wholeNumber(result.samOffices)} offices,{' '}
        {shortMoney(result.samYearly)} a year.
      </Evidence>
      <Evidence label="Winnable by year five, at 2 %" value={shortMoney(result.somYearly)} kind="computed">
        {wholeNumber(result.somOffices)} offices × {price} × 12. A small percentage is not a plan, hence the
        next line.
      </Evidence>
      <Evidence label="Sales people that takes" value={wholeNumber(result.repsNeeded)} kind="computed">
        {wholeNumber(result.somOffices)} offices over 60 months is {wholeNumber(result.newOfficesMonthly)} new
        ones every month. At 3 deals a person and month, before churn, that is{' '}
        {wholeNumber(result.repsNeeded)} fully trained people. Cannot hire them? Then the market you can win
        is smaller, and the sheet says so.
      </Evidence>
    </Panel>
  );
}
