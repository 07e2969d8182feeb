import type { QuestionBlock, Statement } from '@slipway/report';
import { listWords } from '../../wording/index.ts';
import type { MarketBasis } from '../basis.ts';
import type { MarketInput } from '../fields.ts';
import type { Estimate, Inputs } from '../model/estimate.ts';
import { quoteOf, type Writer } from './writer.ts';

/** Asked back: the field when it is not settled, the number of buyers and the price when nothing stands in for them. */
export function questions(
  writer: Writer,
  known: Inputs,
  basis: MarketBasis,
  of: Estimate | null,
  input: MarketInput,
): readonly QuestionBlock[] {
  return [
    ...fieldQuestion(writer, known, basis, input),
    ...(known.buyers.factor.span === null || !known.isSaid
      ? [buyersQuestion(writer, known, basis, input)]
      : []),
    ...(countWords(input) < wordsLeast ? [jobQuestion(writer, known)] : []),
    ...(known.earning.kind !== 'volume' && input.takeRate !== undefined
      ? [volumeQuestion(writer, known)]
      : []),
    ...(of === null && known.buyers.factor.span !== null ? [priceQuestion(writer, known)] : []),
  ];
}

const wordsLeast = 5;

function countWords({ idea = '' }: MarketInput): number {
  return idea.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** Named buyers can be counted from three words; what they would buy cannot be guessed from them. */
function jobQuestion(writer: Writer, { who }: Inputs): QuestionBlock {
  return {
    id: 'question-idea',
    kind: 'question',
    field: 'idea',
    question: writer.say('question-idea', [
      `What would ${who} use it for, and what do they do or pay for today instead?`,
    ]),
    options: [],
  };
}

function fieldQuestion(
  writer: Writer,
  { who, isSaid }: Inputs,
  basis: MarketBasis,
  input: MarketInput,
): QuestionBlock[] {
  if (basis.isSure) return [];
  const options =
    basis.question?.field === 'vertical' && basis.question.options.length > 0
      ? basis.question.options
      : basis.verticals.map(({ id, name, because }) => ({
          value: id,
          label: name,
          ...(because.length > 0 && { why: `Because of "${because.slice(0, 2).join('", "')}"` }),
        }));
  const names = listWords(
    options.map(({ label }) => `"${label}"`),
    'or',
  );
  return [
    {
      id: 'question-vertical',
      kind: 'question',
      field: 'vertical',
      question: writer.say(
        'question-vertical',
        options.length === 0
          ? [
              `Which field do ${who} buy this in? Until it is settled, no published market or price of a field is used.`,
              `In which field would ${who} look for this? Prices and markets of a field wait for your answer.`,
            ]
          : !isSaid
            ? [`Where does ${quoted(input)} belong: ${names}?`, `Is ${quoted(input)} a case of ${names}?`]
            : [
                `Is this ${names}? Until then, no price or market of a field is used for ${who}.`,
                `Would ${who} look for this under ${names}? Prices and markets of a field wait for ${who} to have one.`,
              ],
        isSaid ? [] : saidIn(input),
      ),
      options,
    },
  ];
}

function buyersQuestion(
  writer: Writer,
  { who, isSaid }: Inputs,
  basis: MarketBasis,
  input: MarketInput,
): QuestionBlock {
  if (!isSaid)
    return {
      id: 'question-customer',
      kind: 'question',
      field: 'customer',
      question: writer.say(
        'question-customer',
        [
          `Who in ${basis.place.inName} would pay for ${quoted(input)}: which trade, job or kind of household?`,
          `Who would pay first for ${quoted(input)}?`,
        ],
        saidIn(input),
      ),
      options: basis.question?.field === 'customer' ? basis.question.options : [],
    };
  return {
    id: 'question-buyers',
    kind: 'question',
    field: 'buyers',
    question: writer.say('question-buyers', [
      `How many ${who} are there in ${basis.place.inName}, by your best source?`,
      `No count of ${who} in ${basis.place.inName} is on file: how many are there, by your best source?`,
    ]),
    options: [],
  };
}

/** A share of each sale was told, but not how much is sold. */
function volumeQuestion(writer: Writer, { short, money }: Inputs): QuestionBlock {
  return {
    id: 'question-volume',
    kind: 'question',
    field: 'volumePerYear',
    question: writer.say('question-volume', [
      `How much, in ${money.currency} a year, would pass through you from one of the ${short}? Your share of each sale waits for it.`,
      `What do ${short} spend through you in a year, each, in ${money.currency}? Until then a usual price stands in for your share.`,
    ]),
    options: [],
  };
}

function priceQuestion(writer: Writer, { who, money, earning }: Inputs): QuestionBlock {
  return {
    id: 'question-price',
    kind: 'question',
    field: earning.price.id,
    question: writer.say('question-price', [
      `What would one of the ${who} pay, in ${money.currency}? Usual prices are on file in US dollars only, and no rate is looked up.`,
      `Which price, in ${money.currency}, do you mean to ask of ${who}? What is on file is in US dollars.`,
    ]),
    options: [],
  };
}

/** The founder's words for it, where nobody is named. */
function quoted({ idea }: MarketInput): string {
  const quote = quoteOf(idea, 7);
  return quote === '' ? 'this' : `"${quote}"`;
}

function saidIn({ idea }: MarketInput): Statement['evidence'] {
  const quote = quoteOf(idea, 7);
  return quote === '' ? [] : [{ kind: 'said', field: 'idea', quote }];
}
