import type { Unit } from '@slipway/core';
import type { Field } from '../field.ts';
import type { KindName } from '../fields/kind-of.ts';
import type { FieldByKind } from '../fields/kinds.gen.ts';
import { cellStates } from '../fields/matrix/field.ts';
import type { Column, MoreColumns } from '../fields/table/field.ts';

/** The part of JSON Schema that fields need. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

type SchemaOf<K extends KindName> = (field: FieldByKind[K]) => JsonSchema | null;

/** One row a kind: what a program sends for it. Null: only a form can fill it. */
const schemas: { readonly [K in KindName]: SchemaOf<K> } = {
  choice: ({ options }) => ({
    type: 'string',
    enum: options.map(({ value }) => value),
    ...explained(options),
  }),
  colours: ({ maxItems }) => ({
    type: 'array',
    items: { type: 'string' },
    maxItems,
    description: 'Each as # and six digits, or by its name.',
  }),
  date: () => ({ type: 'string', format: 'date' }),
  // A picture is measured in the browser.
  image: () => null,
  list: ({ maxItems, maxLength }) => ({ type: 'array', items: { type: 'string', maxLength }, maxItems }),
  'long-text': ({ maxLength }) => ({ type: 'string', maxLength }),
  matrix: ({ rowLabel, columnLabel, maxRows, maxColumns }) => ({
    type: 'object',
    properties: {
      columns: { type: 'array', items: { type: 'string' }, maxItems: maxColumns, description: columnLabel },
      rows: {
        type: 'array',
        maxItems: maxRows,
        description: `${rowLabel}, each with a cell for every column.`,
        items: {
          type: 'object',
          properties: { name: { type: 'string' }, cells: { type: 'array', items: cell } },
          required: ['name', 'cells'],
        },
      },
    },
    required: ['columns', 'rows'],
  }),
  number: ({ unit, min, max, whole }) => ({
    type: whole ? 'integer' : 'number',
    minimum: min,
    maximum: max,
    description: unitWords(unit),
  }),
  series: ({ unit, steps, valueLabel, maxPoints, min }) => ({
    type: 'object',
    properties: {
      step: { type: 'string', enum: steps },
      from: { type: 'string', description: 'The first period: 2026-10 for months, else its first day.' },
      values: {
        type: 'array',
        maxItems: maxPoints,
        description: `${valueLabel}, one for each period in order; null where there is none. ${unitWords(unit)}`,
        items: { type: ['number', 'null'], ...atLeast(min) },
      },
    },
    required: ['step', 'from', 'values'],
  }),
  table: ({ columns, more, maxRows }) => ({
    type: 'array',
    maxItems: maxRows,
    items: {
      type: 'object',
      properties: Object.fromEntries(columns.map((column) => [column.name, columnSchema(column)])),
      ...(more && { patternProperties: { [`^${more.name}\\d+$`]: moreSchema(more) } }),
    },
  }),
  text: ({ maxLength }) => ({ type: 'string', maxLength }),
  url: () => ({ type: 'string', description: 'The address of a public site.' }),
};

const cell: JsonSchema = {
  type: 'object',
  properties: {
    state: { type: 'string', enum: cellStates },
    source: { type: 'string', description: 'Address of the page that says so.' },
    date: { type: 'string', format: 'date', description: 'The day it was seen there.' },
    plan: { type: 'string', description: 'The plan that has it.' },
  },
  required: ['state'],
};

/** Null for a field that only a form can fill. */
export function schemaOfField(field: Field): JsonSchema | null {
  const schema = bare(field);
  if (schema === null) return null;
  const sentences = [field.label, field.help, schema.description].filter((part) => part !== undefined);
  return { ...schema, description: sentences.map(ended).join(' ') };
}

function bare<K extends KindName>(field: FieldByKind[K] & { readonly kind: K }): JsonSchema | null {
  return schemas[field.kind](field);
}

function columnSchema({ kind, label, unit, help, min }: Column): JsonSchema {
  const words = [label, help].filter((part) => part !== undefined).map(ended);
  if (kind === 'number')
    return {
      type: ['number', 'null'],
      ...atLeast(min),
      description: [...words, unit === undefined ? '' : unitWords(unit)].join(' ').trim(),
    };
  const shape = kind === 'month' ? 'As 2026-10.' : kind === 'date' ? 'As 2026-10-05.' : '';
  return { type: ['string', 'null'], description: [...words, shape].join(' ').trim() };
}

function moreSchema({ label, max, unit, min }: MoreColumns): JsonSchema {
  const words = `${label}0, ${label}1 and on, up to ${label}${max - 1}.`;
  return {
    type: ['number', 'null'],
    ...atLeast(min),
    description: unit === undefined ? words : `${words} ${unitWords(unit)}`,
  };
}

function atLeast(min: number | undefined): Pick<JsonSchema, 'minimum'> {
  return min === undefined ? {} : { minimum: min };
}

/** Codes of all countries need no words, and a list is read whole by an assistant before it does anything. */
const explainedMax = 40;

function explained(options: FieldByKind['choice']['options']): Pick<JsonSchema, 'description'> {
  const unclear = options.filter(({ value, label }) => value.toLowerCase() !== label.toLowerCase());
  if (unclear.length === 0 || options.length > explainedMax) return {};
  return { description: unclear.map(({ value, label }) => `${value}: ${label}`).join('; ') };
}

/** "Money per month." */
function unitWords(unit: Unit): string {
  const [what = '', per] = unit.split('/');
  const flow = per === undefined ? '' : ` per ${per}`;
  if (what === 'share') return `A share${flow}: 0.05 is 5%.`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${flow}.`;
}

function ended(text: string): string {
  return /[.?!]$/u.test(text) ? text : `${text}.`;
}
