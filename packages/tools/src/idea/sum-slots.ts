import { type Fact, type FactKind, type IdeaProfile, isSum, placeSum } from '@slipway/analyst';
import { formatValue, type ReadingSlot } from '@slipway/report';

/** A text with more sums is a table, and its sheet would be nothing else. */
const sumsMost = 8;

/** What a sum of the text may be, in words for both: what it was read as, and what it can be changed to. */
const meanings: Readonly<Partial<Record<FactKind, string>>> = {
  'unit-cost': 'Goes out with each one',
  'own-cost': 'Goes out every month',
  needs: 'Paid once, to begin',
  cash: 'Cash you have',
  'rival-price': 'Others charge it',
  'they-pay': 'It costs them today',
  goal: 'You want to earn it',
  spent: 'Spent already',
  considered: 'You think of paying it',
  price: 'What a customer pays',
  'sale-price': 'An average sale',
  'asked-price': 'A price you ask about',
  offer: 'Offered to you',
  'win-cost': 'Wins one customer',
  earned: 'You took it',
  gain: 'It would bring in',
};
const offered: readonly FactKind[] = ['unit-cost', 'own-cost', 'needs', 'price', 'cash', 'rival-price'];

/** The sums of the text, each with what it was taken for: one press puts it right. The price has a slot of its own. */
export function sumSlots(profile: IdeaProfile): readonly ReadingSlot[] {
  return listSums(profile)
    .slice(0, sumsMost)
    .map((fact) => ({
      field: 'sums',
      part: String(fact.value),
      label: saySum(fact),
      value: fact.kind === 'unplaced' && fact.isConfirmed !== true ? null : sayKind(fact),
      standing: standingOf(fact),
      ...(fact.quote === undefined ? {} : { quote: fact.quote }),
      options: sumOptions(fact, profile),
    }));
}

/** Three of four below it are what they were read as, nineteen of twenty above. */
const sureFrom = 0.7;

/** Used in the sums of the sheet, and not sure enough to go unsaid. */
export const isDoubtful = ({ kind, chance, isConfirmed }: Fact): boolean =>
  isConfirmed !== true && kind !== 'unplaced' && chance < sureFrom;

function standingOf(fact: Fact): ReadingSlot['standing'] {
  if (fact.isConfirmed === true) return 'confirmed';
  if (fact.kind === 'unplaced') return 'open';
  return isDoubtful(fact) ? 'unsure' : 'read';
}

/** Those that are not placed first. */
export function listSums({ numbers, price }: IdeaProfile): readonly Fact[] {
  const isPrice = ({ kind, value }: Fact): boolean => kind === 'price' && value === price.value?.amount;
  const sums = numbers.filter((fact) => isSum(fact) && !isPrice(fact) && isNamed(fact));
  const first = sums.filter((fact, at) => sums.findIndex(({ value }) => value === fact.value) === at);
  return [...first.filter(isOpen), ...first.filter((fact) => !isOpen(fact))];
}

const isOpen = ({ kind, isHarmless, isConfirmed }: Fact): boolean =>
  kind === 'unplaced' && isHarmless !== true && isConfirmed !== true;

/** What is hardly a cost, and nobody was sure of, is no question for the founder. */
const isNamed = ({ kind, isHarmless, isConfirmed }: Fact): boolean =>
  isConfirmed === true || (kind === 'unplaced' ? isHarmless !== true : meanings[kind] !== undefined);

export function sumOptions(fact: Fact, { sums = '' }: IdeaProfile): ReadingSlot['options'] {
  const likely = fact.kind === 'unplaced' ? fact.guess : fact.kind;
  const kinds = [...(likely === undefined || meanings[likely] === undefined ? [] : [likely]), ...offered];
  return [
    ...[...new Set(kinds)].map((kind) => ({
      value: placeSum(sums, fact.value, { kind, per: kind === fact.kind ? fact.per : null }),
      label: sayKind({ ...fact, kind, per: kind === fact.kind ? fact.per : null }),
    })),
    { value: placeSum(sums, fact.value, { kind: null, per: null }), label: 'None of these' },
  ];
}

const periods = /^(?:day|night|week|month|quarter|term|year|season)$/u;

function sayKind({ kind, per }: Fact): string {
  if (kind === 'own-cost' && per !== null && periods.test(per)) return `Goes out every ${per}`;
  return meanings[kind] ?? 'None of these';
}

/** "€3,400", "2 × €1,250". */
export function saySum({ value, currency, each }: Fact): string {
  const sum =
    currency === null || currency === ''
      ? formatValue(value, 'count')
      : formatValue(value, 'money', currency);
  return each === undefined ? sum : `${each} × ${sum}`;
}
