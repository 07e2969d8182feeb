import type { Source } from '@slipway/core';
import { type CardsBlock, fromSource } from '@slipway/report';
import { ahead, readBuying } from '../cohorts/buyers.ts';
import type { Sheet } from '../sheet.ts';

const paper: Source = {
  id: 'fader-hardie-lee-2005',
  publisher: 'Fader, Hardie & Lee',
  year: 2005,
  what: '“Counting Your Customers” the Easy Way: BG/NBD, Marketing Science',
  region: null,
  confidence: 'high',
};

/** Ids of figures. */
export interface Buyers {
  readonly all: string;
  /** Bought more than once, and the share of them that still buys. */
  readonly twice: string;
  readonly still: string;
  readonly next: string;
  readonly months: string;
}

/** Null where customers pay by contract, or too few are known. */
export function readBuyers(sheet: Sheet): Buyers | null {
  const found = readBuying(sheet.input);
  if (!found) return null;
  const { model, customers, again, alive, expected } = found;
  const given = (id: string, label: string, value: number) =>
    sheet.given(id, label, value, 'count', 'buyerGroups', 'customers');
  const all = given('buyers.all', 'Customers with a purchase', customers);
  const twice = given('buyers.again', 'Bought more than once', again);
  const months = sheet.writer.figure({
    id: 'buyers.ahead',
    label: 'Months looked ahead',
    value: ahead,
    unit: 'months',
    provenance: { kind: 'assumed', why: 'One year.' },
  });
  const fit = `BG/NBD by maximum likelihood: r ${model.r.toFixed(3)}, α ${model.alpha.toFixed(3)}, a ${model.a.toFixed(3)}, b ${model.b.toFixed(3)}`;
  const still = sheet.simulated(
    {
      id: 'buyers.alive',
      label: 'Likely still buyers, of those',
      value: Math.round((100 * alive) / again) / 100,
      unit: 'share',
    },
    `mean chance of being still a customer; ${fit}`,
    [twice],
  );
  const next = sheet.simulated(
    {
      id: 'buyers.expected',
      label: 'Purchases to expect in a year',
      value: Number(expected.toPrecision(2)),
      unit: 'count',
      noun: 'purchases',
    },
    `sum over all customers of the purchases to expect; ${fit}`,
    [all, months],
  );
  return { all, twice, still, next, months };
}

/** Who buys without a contract may be back after a pause: a month without them is not a customer lost. */
export function buyersBlock(sheet: Sheet, { twice, still, next }: Buyers): CardsBlock {
  const source = sheet.writer.cite(paper);
  return {
    id: 'buyers',
    kind: 'cards',
    title: 'Buyers who come and go',
    intro: sheet.writer.say(
      'buyers',
      'A month without a purchase is not a customer lost: yours skip months and return.',
      fromSource(source),
    ),
    cards: [next, twice, still].map((id) => ({ figure: id, bands: [] })),
  };
}
