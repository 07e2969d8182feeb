import { isSoldCount, noneOfThese, type OwnFacts, sayFact, type Understood } from '@slipway/analyst';
import { formatValue, type ReadingSlot } from '@slipway/report';
import { readingFields } from './fields.ts';
import type { IdeaBasis } from './gather.ts';
import { sumSlots } from './sum-slots.ts';

type Slotted = Pick<IdeaBasis, 'profile' | 'notes'>;
type Options = ReadingSlot['options'];

const optionsMost = 6;
const often: readonly string[] = ['global', 'EU', 'US', 'GB', 'IN', 'DE'];
const none = { value: noneOfThese, label: 'None of these' };
const order: readonly ReadingSlot['standing'][] = ['unsure', 'open', 'read', 'confirmed'];

/** What was understood, slot by slot, unsure ones first: the same on the form and on the sheet. */
export function listSlots(basis: Slotted): readonly ReadingSlot[] {
  const { profile, notes } = basis;
  return [
    ventureSlot(basis),
    modelSlot(basis),
    nicheSlot(basis),
    textSlot('customer', 'Who pays', profile.pays),
    textSlot('does', 'What it does', profile.does),
    choiceSlot('region', 'Where', profile.where, notes.placeName),
    choiceSlot('charges', 'How it charges', profile.charges),
    priceSlot(basis),
    ...ownSlots(profile.own),
    ...sumSlots(profile),
    ...(profile.uses.value === null ? [] : [textSlot('user', 'Who uses it', profile.uses)]),
    ...(profile.supplies.value === null ? [] : [textSlot('supplier', 'Who supplies', profile.supplies)]),
  ].toSorted((a, z) => order.indexOf(a.standing) - order.indexOf(z.standing));
}

function textSlot(field: string, label: string, understood: Understood<string>): ReadingSlot {
  return {
    ...slot(field, label, understood, understood.value),
    options: [...now(understood, understood.value), ...others(understood)].slice(0, optionsMost),
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
  const current = now(understood, value);
  const rest = all
    .filter((option) => !likely.includes(option) && option.value !== understood.value)
    .toSorted((a, z) => rankOf(a.value) - rankOf(z.value));
  return { ...slot(field, label, understood, value), options: [...current, ...likely, ...rest] };
}

function priceSlot({ profile: { price } }: Slotted): ReadingSlot {
  const say = ({ amount, currency, per }: NonNullable<typeof price.value>): string =>
    currency === '%'
      ? `${amount} % of each sale`
      : `${formatValue(amount, 'money', currency)}${per === null ? '' : ` per ${per}`}`;
  return {
    ...slot('price', 'Price', price, price.value === null ? null : say(price.value)),
    options: [],
    takesText: true,
  };
}

/** The founder's own counts; only those that the text names. */
function ownSlots(own: OwnFacts): readonly ReadingSlot[] {
  return ownLabels.flatMap(([field, label]) => {
    const understood = own[field];
    const { value, alternatives, standing } = understood;
    const isRefused = standing === 'confirmed' && value === null;
    if (value === null && !isRefused) return [];
    const said = [...(value === null ? [] : [value]), ...alternatives].map(sayFact);
    return [
      {
        ...slot(
          field,
          labelFor(field, label, understood),
          understood,
          value === null ? none.label : sayFact(value),
        ),
        options: [...new Set(said)]
          .slice(0, optionsMost)
          .map((one) => ({ value: one, label: one }))
          .concat(none),
      },
    ];
  });
}

/** What is sold is no customer. */
const labelFor = (field: keyof OwnFacts, label: string, { value }: OwnFacts[keyof OwnFacts]): string =>
  field === 'customersNow' && isSoldCount(value?.kind) ? 'Sold or in use' : label;

const ownLabels: readonly (readonly [keyof OwnFacts, string])[] = [
  ['ownCount', 'There are'],
  ['capacity', 'You can do'],
  ['included', 'One price pays for'],
  ['season', 'Season'],
  ['times', 'Takes place'],
  ['customersNow', 'Pay already'],
];

function nicheSlot({ profile: { niche }, notes }: Slotted): ReadingSlot {
  const options = notes.choices.map(({ id, short }) => ({ value: id, label: short }));
  const chosen = notes.niches.find(({ id }) => id === niche.value);
  return {
    ...slot('niche', 'Kind of business', niche, isNone(niche) ? none.label : (chosen?.short ?? null)),
    options: [...options, none],
  };
}

function modelSlot({ profile: { businessModel }, notes }: Slotted): ReadingSlot {
  const options = notes.businessModels.map(({ id, name }) => ({ value: id, label: name }));
  const chosen = options.find(({ value }) => value === businessModel.value)?.label ?? null;
  return {
    ...slot('businessModel', 'Business model', businessModel, isNone(businessModel) ? none.label : chosen),
    options: [...options, none],
  };
}

function ventureSlot({ profile: { venture }, notes }: Slotted): ReadingSlot {
  const options: Options = notes.ventures.map(({ id, name }) => ({ value: id, label: name }));
  const name = isNone(venture) ? none.label : (notes.venture?.name ?? null);
  return { ...slot('venture', 'Nearest business we know', venture, name), options: [...options, none] };
}

/** What it was read as stands among the options too: pressing it confirms it. */
function now({ value }: Understood<string>, label: string | null): Options {
  return value === null ? [] : [{ value, label: label ?? value }];
}

function others({ alternatives, value }: Understood<string>): Options {
  return alternatives.filter((one) => one !== value).map((one) => ({ value: one, label: one }));
}

function isNone({ standing, value }: Understood<string>): boolean {
  return standing === 'confirmed' && value === null;
}

function slot<T>(
  field: string,
  label: string,
  { standing, quote }: Understood<T>,
  value: string | null,
): Omit<ReadingSlot, 'options'> {
  return {
    field,
    label,
    value,
    standing: value === null ? 'open' : standing,
    ...(quote === null ? {} : { quote }),
  };
}

function optionsOf(field: string): Options {
  const found = readingFields.find(({ name }) => name === field);
  return found?.kind === 'choice' ? found.options : [];
}

/** Of many places, where founders often sell first stands first; all others keep their order. */
function rankOf(value: string): number {
  const at = often.indexOf(value);
  return at < 0 ? often.length : at;
}

function labelOf(field: string, value: string | null): string | null {
  return value === null ? null : (optionsOf(field).find((option) => option.value === value)?.label ?? value);
}
