import { type IdeaProfile, shortenName, type Understood } from '@slipway/analyst';
import { readingFields } from './fields.ts';

type Read = Readonly<
  Record<string, { readonly value: unknown; readonly quote: string; readonly isUnsure?: true }>
>;

/**
 * What was read from an idea, by the field that asks for it: beyond doubt, and who pays, how and how much also where that is only likely,
 * since every sheet counts with it. Nothing where the tool reads no idea.
 */
export function listRead(basis: unknown): Read {
  const profile = profileIn(basis);
  if (profile === null) return {};
  const { pays, does, uses, supplies, where, charges, price, stage, evidence, founderYears, offer } = profile;
  const all = {
    ...likely('customer', pays),
    ...read('does', does),
    ...read('user', uses),
    ...read('supplier', supplies),
    ...read('region', where),
    ...likely('charges', charges),
    ...read('offer', offer),
    ...read('stage', stage),
    ...read('founderYears', founderYears),
    ...priceOf(price),
    ...evidenceOf(evidence),
  };
  return Object.fromEntries(Object.entries(all).filter(([name, { value }]) => isAnswer(name, value)));
}

/** "truck a month" is how the text says it, and no answer of the field. */
function isAnswer(name: string, value: unknown): boolean {
  const field = readingFields.find((one) => one.name === name);
  return field?.kind !== 'choice' || field.options.some((option) => option.value === value);
}

type Said = Pick<Understood<unknown>, 'value' | 'standing' | 'quote'>;

function read(field: string, { value, standing, quote }: Said): Read {
  return standing === 'read' && value !== null && quote !== null ? { [field]: { value, quote } } : {};
}

/** The founder sees what the sheets count with, and that it is unsure. */
function likely(field: string, said: Said): Read {
  const { value, standing, quote } = said;
  if (standing !== 'unsure' || value === null || quote === null) return read(field, said);
  return { [field]: { value, quote, isUnsure: true } };
}

/** A text that names two sums leaves a doubt which is the price. */
function priceOf({ value, standing, quote }: IdeaProfile['price']): Read {
  if (value === null) return {};
  const { amount, currency, per } = value;
  const said = (field: string, one: unknown) => likely(field, { value: one, standing, quote });
  if (currency === '%') return said('takeRate', amount / 100);
  return { ...said('price', amount), ...said('currency', currency), ...said('per', per) };
}

const asAnswer = {
  none: 'none',
  opinions: 'opinions',
  interviews: 'interviews',
  waiting: 'waitlist',
  trial: 'waitlist',
  payment: 'paying',
} as const;

function evidenceOf({ value, standing, quote }: IdeaProfile['evidence']): Read {
  if (standing !== 'read' || value === null || quote === null) return {};
  return {
    evidence: { value: asAnswer[value.rung], quote },
    ...(value.count === null ? {} : { evidenceCount: { value: value.count, quote } }),
  };
}

/** What a list calls the idea; null where the tool reads none. */
export function nameIn(basis: unknown): string | null {
  const name = shortenName(profileIn(basis)?.name ?? '');
  return name === '' ? null : name.charAt(0).toUpperCase() + name.slice(1);
}

function profileIn(basis: unknown): IdeaProfile | null {
  if (typeof basis !== 'object' || basis === null || !('profile' in basis)) return null;
  const { profile } = basis;
  return isProfile(profile) ? profile : null;
}

/** Each part that is looked at is there: bases of other tools have another shape. */
function isProfile(value: unknown): value is IdeaProfile {
  if (typeof value !== 'object' || value === null) return false;
  const parts = [
    'pays',
    'does',
    'uses',
    'supplies',
    'where',
    'charges',
    'price',
    'stage',
    'evidence',
    'founderYears',
    'offer',
  ];
  return parts.every((part) => typeof Reflect.get(value, part) === 'object');
}
