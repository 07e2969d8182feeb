import type { Field, FieldValue, ValueOf } from './fields/kind-of.ts';

export type { ChoiceField } from './fields/choice/field.ts';
export type { Field, FieldValue } from './fields/kind-of.ts';
export type { LongTextField } from './fields/long-text/field.ts';
export type { NumberField } from './fields/number/field.ts';
export type { Column, MoreColumns, TableField } from './fields/table/field.ts';
export type { TextField } from './fields/text/field.ts';

/** What a person changed in a finished sheet: assumption id → value. */
export type Assumptions = Readonly<Record<string, number | string>>;

/** The input that a list of fields (declared `as const satisfies readonly Field[]`) describes. All are optional. */
export type InputOf<Fields extends readonly Field[]> = {
  readonly [F in Fields[number] as F['name']]?: ValueOf<F>;
} & { readonly assumptions?: Assumptions };

/** Any tool's input, where the tool is not known by name. */
export type AnyInput = Readonly<Record<string, FieldValue | Assumptions>>;
