// Written by scripts/make-catalogue.ts from each folder of a field kind. Run `npm run catalogue` after adding one.
import { testing as choice } from '../choice/testing.ts';
import { testing as colours } from '../colours/testing.ts';
import { testing as date } from '../date/testing.ts';
import { testing as image } from '../image/testing.ts';
import type { FieldByKind } from '../kinds.gen.ts';
import { testing as list } from '../list/testing.ts';
import { testing as longText } from '../long-text/testing.ts';
import { testing as matrix } from '../matrix/testing.ts';
import { testing as number } from '../number/testing.ts';
import { testing as series } from '../series/testing.ts';
import { testing as table } from '../table/testing.ts';
import { testing as text } from '../text/testing.ts';
import { testing as url } from '../url/testing.ts';
import type { KindTesting } from './kind-testing.ts';

export const kindTesting: { readonly [K in keyof FieldByKind]: KindTesting<FieldByKind[K]> } = {
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
