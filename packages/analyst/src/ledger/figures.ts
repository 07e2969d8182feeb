import type { Figure, Unit } from '@slipway/core';
import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';
import type { Ledger } from './ledger.ts';
import { daysOpen, everyWords, oneOf, type Period } from './periods.ts';
import { priceFigure } from './price-figure.ts';

const flows: Readonly<Partial<Record<Period, Unit>>> = {
  month: 'money/month',
  quarter: 'money/quarter',
  year: 'money/year',
};

/** A number of the founder, with the words it was read from. */
export function saidFigure(id: string, label: string, fact: Fact, writer: Writer): string {
  const isMoney = fact.currency !== null;
  const unit = isMoney ? (flows[(fact.per ?? '') as Period] ?? 'money') : 'count';
  return writer.figure({
    id,
    label,
    value: fact.value * (fact.each ?? 1),
    unit,
    ...(isMoney ? { currency: fact.currency ?? '' } : {}),
    ...(fact.noun === null ? {} : { noun: fact.noun }),
    provenance: { kind: 'measured', field: 'idea', quote: fact.quote ?? String(fact.value) },
  });
}

/** "£60 a week": the figure with its time behind it where its unit has none. */
export function timed(id: string, per: string | null): string {
  const period = per === null ? null : per.replace(/^.* an? /u, '');
  const hasUnit = period === null || flows[period as Period] !== undefined;
  return `{{f:${id}}}${hasUnit ? '' : ` ${oneOf(period ?? '')}`}`;
}

export function counted(
  id: string,
  label: string,
  value: number,
  noun: string | null,
  formula: string,
  inputs: readonly string[],
  writer: Writer,
): string {
  return writer.figure({
    id,
    label,
    value,
    unit: 'count',
    ...(noun === null ? {} : { noun }),
    provenance: { kind: 'derived', formula, inputs },
  });
}

/** Where nobody says how many days are worked. */
export const daysOpenFigure = (writer: Writer): string =>
  writer.figure({
    id: 'book-days-open',
    label: 'Days in a month',
    value: daysOpen,
    unit: 'count',
    noun: 'days',
    provenance: { kind: 'assumed', why: 'Open on every day but Sunday.' },
  });

/** A sum that was computed, in the ledger's currency; its time is said behind it unless the unit has it. */
export function money(
  id: string,
  label: string,
  value: number,
  per: Period | null,
  formula: string,
  inputs: readonly string[],
  { price }: Ledger,
  writer: Writer,
): { readonly id: string; readonly says: string } {
  const unit = (per === null ? undefined : flows[per]) ?? 'money';
  const figure: Figure = {
    id,
    label,
    value: tidy(value),
    unit,
    currency: price.currency,
    provenance: { kind: 'derived', formula, inputs },
  };
  const every = unit === 'money' ? everyWords(per) : '';
  return { id: writer.figure(figure), says: `{{f:${id}}}${every}` };
}

/** Three digits are enough for what is computed; cents only where there is little else. */
export function tidy(value: number): number {
  const size = Math.abs(value);
  if (size < 20) return Math.round(value * 100) / 100;
  if (size < 1000) return Math.round(value);
  return Number(value.toPrecision(3));
}

/** The price as the other figures have it; another one, where the founder names two, has a name of its own. */
export function priceId({ price }: Ledger, { price: own, numbers }: IdeaProfile, writer: Writer): string {
  const isOwn =
    own.value !== null &&
    own.value.amount === price.amount &&
    own.value.per === price.per &&
    own.value.currency === price.currency;
  if (isOwn) return writer.figure(priceFigure(price, own.quote));
  const said = (...kinds: readonly Fact['kind'][]) =>
    numbers.find(
      ({ kind, value }) => kinds.includes(kind) && (price.per === 'sale' || value === price.amount),
    );
  const figure = { ...priceFigure(price, said('price')?.quote ?? null), id: 'book-price' };
  const [share, sale] = [said('share'), said('sale-price')];
  if (price.per !== 'sale' || share === undefined || sale === undefined) return writer.figure(figure);
  const kept = writer.figure({
    id: 'book-share',
    label: 'What you keep of a sale',
    value: share.value / 100,
    unit: 'share',
    provenance: { kind: 'measured', field: 'idea', quote: share.quote ?? String(share.value) },
  });
  const whole = saidFigure('book-sale', 'An average sale', sale, writer);
  return writer.figure({
    ...figure,
    label: 'What you earn of one sale',
    provenance: { kind: 'derived', formula: 'an average sale × what you keep of it', inputs: [whole, kept] },
  });
}
