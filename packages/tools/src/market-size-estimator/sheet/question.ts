import { type CountNote, isCurrency, isProgramme, missingNumber } from '@slipway/analyst';
import type { AnswerBlock } from '@slipway/report';
import { formatValue } from '@slipway/report';
import { regionField } from '../../idea/fields.ts';
import { readPrice, readShare } from '../../idea/reading-question.ts';
import { bareLabel, isSure, noCount } from '../model/count.ts';
import { round } from '../model/span.ts';
import { isLocal, publisherName, type Sheet } from './sheet.ts';

type Question = NonNullable<AnswerBlock['question']>;

const optionsMost = 5;

/** Names of money that several countries share. */
const whose: Readonly<Record<string, readonly string[]>> = {
  kr: ['DKK', 'NOK', 'SEK'],
  pesos: ['MXN', 'COP', 'ARS', 'CLP', 'PHP'],
  francs: ['CHF', 'XOF', 'XAF', 'RWF'],
  dinars: ['JOD', 'TND', 'DZD', 'RSD', 'KWD'],
};

/** The one open slot that moves the answer most. */
export function questionOf(sheet: Sheet): Question | undefined {
  const { market, writer, place } = sheet;
  const { line, counts, earning, factors, profile } = market;
  const ask = (field: string, text: string, options: Question['options'] = []): Question => ({
    field,
    question: writer.say('ask', text),
    options,
  });
  const missing = missingNumber(profile);
  if (missing?.field === 'season') return ask('season', missing.asks);
  if (line === null || line.ours !== null || profile.price.standing === 'unsure')
    return priceQuestion(sheet, ask);
  if (line.kind === 'funded' || line.kind === 'views') return undefined;
  if (market.isTooSmall) return ask('price', `What could one of your ${market.payer} pay at most?`);
  if (!isSure(profile) && counts.used === null) {
    const { value, alternatives } = profile.pays;
    const options = [...(value === null ? [] : [value]), ...alternatives].slice(0, optionsMost);
    return ask(
      'customer',
      'Who pays you?',
      options.map((one) => ({ value: one, label: one })),
    );
  }
  if (place === null && counts.used === null)
    return ask('region', 'Where do you sell first?', placeOptions(sheet));
  if (isLocal(sheet))
    return missing === null || missing.field === 'price' || missing.field === 'per'
      ? undefined
      : ask(missing.field, missing.asks);
  if (counts.used === null)
    return counts.candidates.length > 0 && !counts.isRefused
      ? ask('count', `Which of these comes nearest to your ${market.payer}?`, countOptions(sheet))
      : ask('buyers', `How many ${market.payer} are there in ${place}?`);
  const open = earning?.amounts.find(({ span }) => span === null);
  if (open?.id === 'saleSize') return ask('saleSize', 'How large is one sale?');
  if (open?.id === 'timesPerYear')
    return ask('timesPerYear', `How many ${line.noun} a year does one customer buy?`);
  if (open?.id === 'unitsPerCustomer')
    return ask('unitsPerCustomer', `How many ${line.noun} does one customer have?`);
  if (factors.dealsPerSeller.span === null)
    return ask('dealsPerSeller', `How many ${market.payer} can one of you sign a month?`);
  return undefined;
}

function priceQuestion(
  { market: { profile, line } }: Sheet,
  ask: (field: string, text: string, options?: Question['options']) => Question,
): Question {
  const { price, charges } = profile;
  if (price.value !== null && price.value.currency !== '%' && !isCurrency(price.value.currency))
    return ask(
      'currency',
      'Which currency is your price in?',
      (whose[price.value.currency] ?? []).map((code) => ({ value: code, label: code })),
    );
  if (charges.value === 'ads') return ask('adRate', 'What is paid for a thousand views?');
  if (charges.value === 'grant' || isProgramme(profile))
    return ask('price', 'What does it cost you to help one?');
  if (charges.value === 'interchange')
    return ask('takeRate', 'Which share of each card payment do you keep?');
  if (charges.value === 'take-rate' || price.value?.currency === '%' || line?.ours?.currency === '%')
    return ask('takeRate', 'Which share of each sale do you keep?', readShare(profile));
  const isPeriodOpen =
    price.value?.per === null && (charges.value === 'subscription' || charges.value === 'seat');
  return isPeriodOpen
    ? ask('per', 'Is your price for a month or a year?', [
        { value: 'month', label: 'Month' },
        { value: 'year', label: 'Year' },
      ])
    : ask('price', 'What does one customer pay you?', readPrice(profile));
}

/** Those the text came near to, then the places we have counts of. */
function placeOptions({ basis }: Sheet): Question['options'] {
  const wanted = [...basis.profile.where.alternatives, 'US', 'GB', 'EU', 'IN', 'global'];
  return [...new Set(wanted)]
    .flatMap((code) => regionField.options.find(({ value }) => value === code) ?? [])
    .slice(0, optionsMost + 1);
}

/** With publisher, year and number, to choose by. */
export function countOptions({ market }: Sheet): Question['options'] {
  return [
    ...market.counts.candidates.map((count) => ({
      value: count.id,
      label: `${bareLabel(count)}: ${howMany(count)}`,
    })),
    { value: noCount, label: 'None of these' },
  ];
}

function howMany(count: CountNote): string {
  const { estimate, value, year } = count;
  const shown = (many: number): string => formatValue(round(many), 'count');
  return estimate === undefined
    ? `${shown(value)} (${publisherName(count)}, ${year})`
    : `${shown(estimate.low)} to ${shown(estimate.high)} (our estimate)`;
}
