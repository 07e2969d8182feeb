import { decide, type Fact, maybeLoses, missingNumber, noneOfThese, sayFact } from '@slipway/analyst';
import { type AnswerBlock, createWriter, formatValue, type Writer } from '@slipway/report';
import type { IdeaBasis } from './gather.ts';
import { isDoubtful, listSums, saySum, sumOptions } from './sum-slots.ts';

/** A price that was read without being sure of it, to confirm by one press. */
export function readPrice({ price }: IdeaBasis['profile']): Question['options'] {
  if (price.value === null || price.standing !== 'unsure') return [];
  const { amount, currency, per } = price.value;
  const label = `${formatValue(amount, 'money', currency)}${per === null ? '' : ` per ${per}`}`;
  return [{ value: String(amount), label }];
}

/** The same of a share. */
export function readShare({ price }: IdeaBasis['profile']): Question['options'] {
  if (price.value?.currency !== '%' || price.standing !== 'unsure') return [];
  const { amount } = price.value;
  return [{ value: String(amount), label: formatValue(amount / 100, 'share') }];
}

/** What was read without being sure of it. */
function optionsFor(field: string, profile: IdeaBasis['profile']): Question['options'] {
  if (field === 'price') return readPrice(profile);
  const { value } = profile.own.customersNow;
  if (field !== 'customersNow' || value === null) return [];
  return [
    { value: sayFact(value), label: sayFact(value) },
    { value: noneOfThese, label: 'None of these' },
  ];
}

const modelsMost = 5;

type Question = NonNullable<AnswerBlock['question']>;

/**
 * The number that answers the founder's own question; the price that decides whether it loses money; then what the reading leaves open and everything else hangs on: which
 * business it is like, how it earns, who pays, then the kind of business where our notes are not near.
 * One press, and the sheet is made anew with it.
 */
export function readingQuestion({ profile, notes }: IdeaBasis, writer: Writer): Question | null {
  // What the founder asks goes before what we would ask.
  const missing = missingNumber(profile);
  // What is left at the count that the founder hopes for is answer enough.
  const isPlanned = decide(profile, createWriter())?.verdict.includes('{{f:book-hoped}}') === true;
  if (missing !== null && !isPlanned && profile.pays.value !== null)
    return {
      question: writer.say('question', missing.asks),
      field: missing.field,
      options: optionsFor(missing.field, profile),
    };
  // A price that decides whether each sale loses money is confirmed before anything else is asked.
  if (maybeLoses(profile))
    return {
      question: writer.say('question', 'What does one customer pay you?'),
      field: 'price',
      options: readPrice(profile),
    };
  // Without a price no other sum says anything.
  if (profile.price.standing === 'unsure' && profile.numbers.some(({ kind }) => counted.has(kind)))
    return {
      question: writer.say('question', 'What does one customer pay you?'),
      field: 'price',
      options: readPrice(profile),
    };
  const sum = sumInDoubt(profile);
  if (sum !== null)
    return {
      question: writer.say('question', `What is the ${saySum(sum)}${wordsAround(sum)}?`),
      field: 'sums',
      options: sumOptions(sum, profile),
    };
  if (hangsOnVenture(profile, notes))
    return {
      question: writer.say('question', 'Which of these is nearest to your business?'),
      field: 'venture',
      options: [
        ...notes.ventures.map(({ id, name }) => ({ value: id, label: name })),
        { value: noneOfThese, label: 'None of these' },
      ],
    };
  const models = notes.businessModels.slice(0, modelsMost);
  if (notes.businessModel === null && profile.businessModel.standing !== 'confirmed' && models.length > 0)
    return {
      question: writer.say('question', 'Which of these describes it best?'),
      field: 'businessModel',
      options: [
        ...models.map(({ id, name }) => ({ value: id, label: name })),
        { value: noneOfThese, label: 'None of these' },
      ],
    };
  const isCounted = isUnnamed(profile);
  if (profile.pays.value === null || isCounted)
    return {
      question: writer.say('question', isCounted ? 'Who are your customers?' : 'Who pays for it?'),
      field: 'customer',
      options: [...(profile.pays.value === null ? [] : [profile.pays.value]), ...profile.pays.alternatives]
        .slice(0, 4)
        .map((value) => ({ value, label: value })),
    };
  if (notes.known !== 'near' && profile.niche.standing !== 'confirmed' && notes.choices.length > 0)
    return {
      question: writer.say('question', 'Which kind of business is it?'),
      field: 'niche',
      options: [
        ...notes.choices.map(({ id, short }) => ({ value: id, label: short })),
        { value: noneOfThese, label: 'None of these' },
      ],
    };
  return null;
}

/** With a price and a cost or a count beside it, the largest sum of which nothing is sure decides what is left; else the least sure one. */
function sumInDoubt(profile: IdeaBasis['profile']): Fact | null {
  const { numbers, price } = profile;
  const isCounted = numbers.some(({ kind }) => counted.has(kind));
  if (!isCounted || price.value === null || price.standing === 'unsure') return null;
  const sums = listSums(profile);
  const [largest] = sums
    .filter(({ kind, isConfirmed }) => kind === 'unplaced' && isConfirmed !== true)
    .toSorted((a, z) => z.value - a.value);
  const [weakest] = sums
    .filter((fact) => counted.has(fact.kind) && isDoubtful(fact))
    .toSorted((a, z) => a.chance - z.chance);
  return largest ?? weakest ?? null;
}

const counted: ReadonlySet<Fact['kind']> = new Set([
  'unit-cost',
  'own-cost',
  'cut',
  'needs',
  'sold',
  'volume',
  'paying',
]);

const wordsMost = 9;
/** The clause that names it, where it is short. */
function wordsAround({ quote }: Fact): string {
  const isShort = quote !== undefined && !/[{}]/u.test(quote) && quote.split(/\s+/u).length <= wordsMost;
  return isShort ? ` in “${quote.replace(/[.,;:!]+$/u, '')}”` : '';
}

/** What decides it may be said once the founder says which business it is; with sums of the founder's own these decide. */
function hangsOnVenture(profile: IdeaBasis['profile'], notes: IdeaBasis['notes']): boolean {
  if (profile.venture.standing === 'confirmed' || notes.ventures.length === 0) return false;
  return notes.known !== 'near' || (notes.venture !== null && decide(profile, createWriter()) === null);
}

/** "46 customers": some pay already, and the text does not say who they are. */
function isUnnamed({ own: { customersNow }, pays }: IdeaBasis['profile']): boolean {
  const isBare = /^(?:(?:paying|regular) )?(?:customers|clients|buyers)$/u.test(
    customersNow.value?.noun ?? '',
  );
  return isBare && (pays.standing === 'unsure' || pays.standing === 'open');
}
