import { noneOfThese, type Understood } from '@slipway/analyst';
import type { ReadingBlock, ReadingSlot, Writer } from '@slipway/report';
import { formatValue } from '@slipway/report';
import type { IdeaBasis } from './gather.ts';
import { readingFields } from './fields.ts';

type Options = ReadingSlot['options'];

const optionsMost = 6;
const none = { value: noneOfThese, label: 'None of these' };
const order: readonly ReadingSlot['standing'][] = ['unsure', 'open', 'read', 'confirmed'];

/** The first card of each sheet: what was understood, unsure parts first. */
export function readingBlock(basis: IdeaBasis, writer: Writer): ReadingBlock {
  const { profile, notes } = basis;
  const slots = [
    jobSlot(basis),
    nicheSlot(basis),
    textSlot('customer', 'Who pays', profile.pays),
    textSlot('does', 'What it does', profile.does),
    { ...choiceSlot('region', 'Where', profile.where, notes.placeName) },
    choiceSlot('charges', 'How it charges', profile.charges),
    priceSlot(basis),
    ...(profile.uses.value === null ? [] : [textSlot('user', 'Who uses it', profile.uses)]),
    ...(profile.supplies.value === null ? [] : [textSlot('supplier', 'Who supplies', profile.supplies)]),
  ];
  return {
    id: 'reading',
    kind: 'reading',
    title: 'How we read it',
    slots: slots
      .map((slot, at) => ({ slot, at }))
      .sort((a, z) => order.indexOf(a.slot.standing) - order.indexOf(z.slot.standing) || a.at - z.at)
      .map(({ slot }) => slot),
    ...(notes.known === 'near' ? {} : { known: writer.say('known', knownWords(basis)) }),
  };
}

function knownWords({ notes: { known, niches } }: IdeaBasis): string {
  const [first] = niches;
  if (known === 'little' || first === undefined) return 'We know little about this kind of business.';
  return `Our notes do not cover this. The nearest are on ${first.short}.`;
}

function textSlot(field: string, label: string, understood: Understood<string>): ReadingSlot {
  return {
    ...slot(field, label, understood, understood.value),
    options: understood.alternatives.slice(0, optionsMost).map((value) => ({ value, label: value })),
    takesText: true,
  };
}

function choiceSlot(
  field: string,
  label: string,
  understood: Understood<string>,
  value: string | null = labelOf(field, understood.value),
): ReadingSlot {
  const all = optionsOf(field);
  const likely = understood.alternatives.flatMap((one) => all.find((option) => option.value === one) ?? []);
  const others = all.filter((option) => !likely.includes(option) && option.value !== understood.value);
  return { ...slot(field, label, understood, value), options: [...likely, ...others] };
}

function priceSlot({ profile: { price } }: IdeaBasis): ReadingSlot {
  const say = ({ amount, currency, per }: NonNullable<typeof price.value>): string =>
    currency === '%'
      ? `${amount} % of each sale`
      : `${formatValue(amount, 'money', currency)}${per === null ? '' : ` per ${per}`}`;
  return { ...slot('price', 'Price', price, price.value === null ? null : say(price.value)), options: [], takesText: true };
}

function nicheSlot({ profile: { niche }, notes }: IdeaBasis): ReadingSlot {
  const options = notes.niches.map(({ id, short }) => ({ value: id, label: short }));
  const chosen = notes.niches.find(({ id }) => id === niche.value);
  const isNone = niche.standing === 'confirmed' && niche.value === null;
  return {
    ...slot('niche', 'Kind of business', niche, isNone ? 'none in our notes' : (chosen?.short ?? null)),
    options: [...options.filter(({ value }) => value !== niche.value), none],
  };
}

function jobSlot({ profile: { job }, notes }: IdeaBasis): ReadingSlot {
  const options: Options = notes.jobs.map(({ id, what }) => ({ value: id, label: what }));
  return {
    ...slot('job', 'Nearest job in our notes', job, notes.job?.what ?? null),
    options: [...options.filter(({ value }) => value !== job.value), none],
  };
}

function slot<T>(
  field: string,
  label: string,
  { standing, quote }: Understood<T>,
  value: string | null,
): Omit<ReadingSlot, 'options'> {
  return { field, label, value, standing: value === null ? 'open' : standing, ...(quote === null ? {} : { quote }) };
}

function optionsOf(field: string): Options {
  const found = readingFields.find(({ name }) => name === field);
  return found?.kind === 'choice' ? found.options : [];
}

function labelOf(field: string, value: string | null): string | null {
  return value === null ? null : (optionsOf(field).find((option) => option.value === value)?.label ?? value);
}
