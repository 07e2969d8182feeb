import type { AssumptionRow, AssumptionsBlock, Statement } from '@slipway/report';
import type { MarketBasis } from '../basis.ts';
import type { MarketInput } from '../fields.ts';
import { fields } from '../fields.ts';
import { controls } from '../model/controls.ts';
import type { Inputs } from '../model/estimate.ts';
import type { Factor } from '../model/factor.ts';
import { listFactors } from './result-figures.ts';
import { isShown } from './shown-rows.ts';
import { whyOf } from './why.ts';
import { publisherOf, quoteOf, type Writer } from './writer.ts';

/** Every input of the sum, editable at no cost, the founder's own ones marked. */
export function assumptions(
  writer: Writer,
  known: Inputs,
  basis: MarketBasis,
  input: MarketInput,
  penetration: Factor | null,
): AssumptionsBlock {
  const numbers = listFactors(known, penetration)
    .filter((factor) => isShown(factor, known))
    .flatMap((factor) => {
      const control = findControl(factor.id);
      return control === null
        ? []
        : [numberRow(factor.id, factor.label, control, isOwn(factor), whyOf(writer, factor, known, basis))];
    });
  return {
    id: 'assumptions',
    kind: 'assumptions',
    title: 'Every input',
    tab: 'The sum',
    rows: [
      ...countRow(writer, known, basis, input),
      ...numbers,
      horizonRow(writer, known),
      ...rateRow(writer, known),
      segmentRow(writer, known, basis, input),
      modelRow(writer, known, basis, input),
    ].filter((row) => row !== null),
  };
}

function isOwn({ origin }: Factor): boolean {
  return origin.kind === 'edited' || origin.kind === 'told';
}

function findControl(id: string): { min: number; max: number; step: number } | null {
  const found = Object.entries(controls).find(([name]) => name === id);
  return found === undefined ? null : found[1];
}

function numberRow(
  id: string,
  label: string,
  { min, max, step }: { min: number; max: number; step: number },
  own: boolean,
  why: Statement,
): AssumptionRow {
  return { id, label, figure: id, control: { type: 'number', min, max, step }, isOwn: own, why };
}

/** Which published count to start from, where there is more than one. */
function countRow(
  writer: Writer,
  { buyers }: Inputs,
  basis: MarketBasis,
  input: MarketInput,
): AssumptionRow[] {
  const { choice } = buyers;
  if (choice === null || basis.counts.length < 2) return [];
  return [
    {
      id: 'buyerCount',
      label: 'Count to start from',
      chosen: choice.id,
      control: {
        type: 'choice',
        options: basis.counts.map(({ id, label, region, year }) => ({
          value: id,
          label: `${label}, ${region}, ${year}`,
        })),
      },
      isOwn: input.assumptions?.buyerCount === choice.id,
      why: writer.say(
        'why-buyerCount',
        choice.because === null
          ? [
              `${publisherOf(choice.source)} counts them: {{f:buyers}} for ${basis.place.inName}.`,
              `Of the counts on file, ${publisherOf(choice.source)}'s is nearest: {{f:buyers}}.`,
            ]
          : choice.carried !== null
            ? [
                `Matched on "${choice.because}" in ${publisherOf(choice.source)}, and carried over to ${basis.place.inName}: {{f:buyers}}.`,
                `${publisherOf(choice.source)} counts "${choice.because}" for ${choice.carried.fromName}; here, {{f:buyers}}.`,
              ]
            : [
                `Matched on "${choice.because}": ${publisherOf(choice.source)}, {{f:buyers}}.`,
                `"${choice.because}" is what ${publisherOf(choice.source)} counts: {{f:buyers}}.`,
              ],
        [writer.cite(choice.source)],
      ),
    },
  ];
}

function horizonRow(writer: Writer, { selling, short }: Inputs): AssumptionRow {
  return numberRow(
    'horizonYears',
    'Years you plan for',
    controls.horizonYears,
    selling.horizonIsOwn,
    writer.say('why-horizonYears', [
      `How many ${short} pay after {{f:horizonYears}}; nothing longer is planned here.`,
      `The ${short} won by then, {{f:horizonYears}} from now.`,
    ]),
  );
}

function rateRow(writer: Writer, { money }: Inputs): AssumptionRow[] {
  if (!writer.figures.has('usdRate')) return [];
  const name = money.blocked ?? money.currency;
  return [
    numberRow(
      'usdRate',
      `${name} for one US dollar`,
      controls.usdRate,
      money.blocked === null,
      writer.say('why-usdRate', [
        `Published money is in US dollars and yours in ${name}; the rate is yours to set, none is looked up.`,
        `No rate between ${name} and the US dollar is looked up anywhere: set the one you plan with.`,
      ]),
    ),
  ];
}

function segmentRow(
  writer: Writer,
  { earning, short }: Inputs,
  basis: MarketBasis,
  input: MarketInput,
): AssumptionRow | null {
  const { segment } = earning;
  if (segment === null || earning.price.origin.kind !== 'level') return null;
  return {
    id: 'segment',
    label: 'Size of buyer',
    chosen: segment.id,
    control: {
      type: 'choice',
      options: basis.segments.map(({ id, label }) => ({ value: id, label })),
    },
    isOwn: input.segment !== undefined || input.assumptions?.segment !== undefined,
    why: writer.say('why-segment', [
      `Your ${short} are read as "${segment.label.split(',')[0]}", which sets {{f:price-level}}.`,
      `{{f:price-level}} is usual for "${segment.label.split(',')[0]}", as we read your ${short}.`,
    ]),
  };
}

function modelRow(
  writer: Writer,
  { earning, short }: Inputs,
  basis: MarketBasis,
  input: MarketInput,
): AssumptionRow | null {
  const field = fields.find(({ name }) => name === 'businessModel');
  // With a price of the founder's own the model changes nothing in the sum.
  if (field === undefined || field.kind !== 'choice' || isOwn(earning.price)) return null;
  const read = basis.businessModel;
  const isTold = input.businessModel !== undefined || input.assumptions?.businessModel !== undefined;
  const price = earning.price.span === null ? '' : `{{f:${earning.price.id}}} `;
  const quote = (read?.confidence ?? 0) >= 0.5 ? quoteOf(read?.because[0], 8) : '';
  const label = field.options.find(({ value }) => value === earning.model)?.label ?? earning.model;
  return {
    id: 'businessModel',
    label: 'How money comes in',
    chosen: earning.model,
    control: { type: 'choice', options: field.options },
    isOwn: isTold,
    why:
      !isTold && quote !== ''
        ? writer.say(
            'why-businessModel',
            [
              `Read from "${quote}": ${short} pay by "${label}".`,
              `"${quote}" reads as "${label}" for ${short}.`,
            ],
            [{ kind: 'said', field: 'idea', quote }],
          )
        : writer.say('why-businessModel', [
            `Nothing said otherwise: ${short} pay ${price}as "${label}".`,
            `In this sum, ${short} pay ${price}as "${label}".`,
          ]),
  };
}
