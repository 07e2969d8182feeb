import type { Report } from '@slipway/report';
import type { AnyEngine, AnyInput, Field } from '@slipway/tools';

/** A tool as small as a tool can be: it doubles a number, with a field of every kind. */
export const tinyFields = [
  {
    name: 'idea',
    kind: 'long-text',
    label: 'Your idea',
    maxLength: 400,
    essential: true,
    help: 'In your words.',
  },
  {
    name: 'months',
    kind: 'table',
    label: 'Monthly figures',
    essential: true,
    maxRows: 4,
    columns: [
      { name: 'month', label: 'Month', kind: 'month' },
      { name: 'revenue', label: 'Revenue', kind: 'number', unit: 'money/month', aliases: ['sales'] },
      { name: 'churn', label: 'Churn', kind: 'number', unit: 'share/month', min: 0 },
    ],
  },
  { name: 'price', kind: 'number', label: 'Price', unit: 'money/month', min: 0, max: 1000, group: 'Money' },
  { name: 'share', kind: 'number', label: 'Share', unit: 'share', min: 0, max: 1, group: 'Money' },
  { name: 'rivals', kind: 'list', label: 'Rivals', maxItems: 2, maxLength: 20, group: 'Field' },
  {
    name: 'vertical',
    kind: 'choice',
    label: 'Field',
    group: 'Field',
    options: [
      { value: 'dental', label: 'Dental clinics' },
      { value: 'law', label: 'Law firms' },
    ],
  },
] as const satisfies readonly Field[];

const factorOf = (input: AnyInput): number => {
  const { assumptions } = input;
  const factor: unknown = typeof assumptions === 'object' ? Reflect.get(assumptions, 'factor') : undefined;
  return typeof factor === 'number' ? factor : 2;
};

export const tinyTool: AnyEngine = {
  meta: {
    id: 'tiny-tool',
    version: 1,
    name: 'Tiny Tool',
    route: '/tiny-tool',
    icon: 'tiny-tool',
    cost: 1,
    listed: true,
    order: 1,
    action: 'Double it',
    gives: 'Twice the price.',
  },
  fields: tinyFields,
  sample: { idea: 'Twice as much of everything', price: 20, share: 0.07 },
  check: (input) =>
    input.idea === undefined && input.price === undefined
      ? [{ field: 'idea', message: 'Tell your idea, or a price.' }]
      : [],
  run: (input): Report => ({
    toolId: 'tiny-tool',
    title: 'Doubled',
    blocks: [
      {
        id: 'headline',
        kind: 'headline',
        tone: 'plain',
        verdict: { id: 'verdict', text: 'It doubles to {{f:double}}.', evidence: [] },
        lede: [],
      },
    ],
    figures: {
      double: {
        id: 'double',
        label: 'Doubled price',
        value: Number(input.price ?? 0) * factorOf(input),
        unit: 'count',
        provenance: { kind: 'assumed', why: 'A test.' },
      },
    },
    sources: {},
  }),
};
