// Written by scripts/make-catalogue.ts from each folder of a field kind. Run `npm run catalogue` after adding one.
import type { ChoiceField, ChoiceValue } from './choice/field.ts';
import { kind as choice } from './choice/kind.ts';
import type { ColoursField, ColoursValue } from './colours/field.ts';
import { kind as colours } from './colours/kind.ts';
import type { DateField, DateValue } from './date/field.ts';
import { kind as date } from './date/kind.ts';
import type { ImageField, ImageValue } from './image/field.ts';
import { kind as image } from './image/kind.ts';
import type { ListField, ListValue } from './list/field.ts';
import { kind as list } from './list/kind.ts';
import type { LongTextField, LongTextValue } from './long-text/field.ts';
import { kind as longText } from './long-text/kind.ts';
import type { MatrixField, MatrixValue } from './matrix/field.ts';
import { kind as matrix } from './matrix/kind.ts';
import type { NumberField, NumberValue } from './number/field.ts';
import { kind as number } from './number/kind.ts';
import type { SeriesField, SeriesValue } from './series/field.ts';
import { kind as series } from './series/kind.ts';
import type { TableField, TableValue } from './table/field.ts';
import { kind as table } from './table/kind.ts';
import type { TextField, TextValue } from './text/field.ts';
import { kind as text } from './text/kind.ts';
import type { UrlField, UrlValue } from './url/field.ts';
import { kind as url } from './url/kind.ts';

export interface FieldByKind {
  readonly choice: ChoiceField;
  readonly colours: ColoursField;
  readonly date: DateField;
  readonly image: ImageField;
  readonly list: ListField;
  readonly 'long-text': LongTextField;
  readonly matrix: MatrixField;
  readonly number: NumberField;
  readonly series: SeriesField;
  readonly table: TableField;
  readonly text: TextField;
  readonly url: UrlField;
}

/** What a field `F` of each kind holds. */
export interface ValueByKind<F> {
  readonly choice: ChoiceValue<F>;
  readonly colours: ColoursValue<F>;
  readonly date: DateValue<F>;
  readonly image: ImageValue<F>;
  readonly list: ListValue<F>;
  readonly 'long-text': LongTextValue<F>;
  readonly matrix: MatrixValue<F>;
  readonly number: NumberValue<F>;
  readonly series: SeriesValue<F>;
  readonly table: TableValue<F>;
  readonly text: TextValue<F>;
  readonly url: UrlValue<F>;
}

export const fieldKinds = {
  choice,
  colours,
  date,
  image,
  list,
  'long-text': longText,
  matrix,
  number,
  series,
  table,
  text,
  url,
};
