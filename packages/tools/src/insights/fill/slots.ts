import type { Figure } from '@slipway/core';
import { priceFigure } from '../figures.ts';
import type { GivenTable } from '../fill-givens.ts';
import { fromWords, own } from '../given.ts';
import type { Told } from '../told.ts';

/** What the founder told. A choice from a list stands on its field. */
export function fillSlots(told: Told): GivenTable {
  const { customer, today, price, place, rivals, businessModel, segment, stage, runwayMonths } = told;
  const plain = <T>(value: T) => ({ value, evidence: [], sources: [], figures: [], confidence: own });
  return {
    ...(customer === null
      ? {}
      : {
          customer: fromWords(customer.text, { kind: 'said', field: customer.field, quote: customer.text }),
        }),
    ...(today === null
      ? {}
      : { ownToday: fromWords(today.text, { kind: 'said', field: today.field, quote: today.text }) }),
    ...(price === null ? {} : { price: pricePerMonth(price) }),
    ...(place === null || place.code === 'global' ? {} : { place: plain(place) }),
    ...(businessModel === null ? {} : { model: plain(businessModel) }),
    ...(segment === null ? {} : { segment: plain(segment) }),
    ...(stage === null ? {} : { stage: plain(stage) }),
    ...(runwayMonths === null ? {} : { runway: runway(runwayMonths) }),
    ...(rivals.length === 0
      ? {}
      : {
          namedRivals: {
            ...plain(rivals),
            evidence: rivals.map((name) => ({ kind: 'said' as const, field: 'rivals', quote: name })),
          },
        }),
  };
}

function pricePerMonth(price: NonNullable<Told['price']>) {
  const { perMonth, currency } = price;
  return measured({ perMonth, currency, text: '{{f:own-price}}' }, priceFigure(price));
}

function runway(months: number) {
  const figure: Figure = {
    id: 'own-runway',
    label: 'Months of cash left',
    value: months,
    unit: 'months',
    provenance: { kind: 'measured', field: 'runwayMonths' },
  };
  return measured({ months, text: '{{f:own-runway}}' }, figure);
}

function measured<T>(value: T, figure: Figure) {
  return { value, evidence: [], sources: [], figures: [figure], confidence: own };
}
