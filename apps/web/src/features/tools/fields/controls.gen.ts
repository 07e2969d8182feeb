// Written by scripts/make-catalogue.ts from each folder of a field kind. Run `npm run catalogue` after adding one.
import { control as choice } from './choice.tsx';
import { control as colours } from './colours.tsx';
import type { Controls } from './control.ts';
import { control as date } from './date.tsx';
import { control as image } from './image.tsx';
import { control as list } from './list.tsx';
import { control as longText } from './long-text.tsx';
import { control as matrix } from './matrix.tsx';
import { control as number } from './number.tsx';
import { control as series } from './series.tsx';
import { control as table } from './table.tsx';
import { control as text } from './text.tsx';
import { control as url } from './url.tsx';

export const controls: Controls = {
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
