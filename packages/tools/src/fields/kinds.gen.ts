// Written by scripts/make-catalogue.ts from each folder of a field kind. Run `npm run catalogue` after adding one.
import type { ChoiceField, ChoiceValue } from './choice/field.ts';
import { kind as choice } from './choice/kind.ts';
import type { ListField, ListValue } from './list/field.ts';
import { kind as list } from './list/kind.ts';
import type { LongTextField, LongTextValue } from './long-text/field.ts';
import { kind as longText } from './long-text/kind.ts';
import type { NumberField, NumberValue } from './number/field.ts';
import { kind as number } from './number/kind.ts';
import type { TableField, TableValue } from './table/field.ts';
import { kind as table } from './table/kind.ts';
import type { TextField, TextValue } from './text/field.ts';
import { kind as text } from './text/kind.ts';

export interface FieldByKind {
  readonly choice: ChoiceField;
  readonly list: ListField;
  readonly 'long-text': LongTextField;
  readonly number: NumberField;
  readonly table: TableField;
  readonly text: TextField;
}

/** What a field `F` of each kind holds. */
export interface ValueByKind<F> {
  readonly choice: ChoiceValue<F>;
  readonly list: ListValue<F>;
  readonly 'long-text': LongTextValue<F>;
  readonly number: NumberValue<F>;
  readonly table: TableValue<F>;
  readonly text: TextValue<F>;
}

export const fieldKinds = {
  choice,
  list,
  'long-text': longText,
  number,
  table,
  text,
};
