// Written by scripts/make-catalogue.ts from each folder of a field kind. Run `npm run catalogue` after adding one.
import { control as choice } from './choice.tsx';
import type { Controls } from './control.ts';
import { control as list } from './list.tsx';
import { control as longText } from './long-text.tsx';
import { control as number } from './number.tsx';
import { control as table } from './table.tsx';
import { control as text } from './text.tsx';

export const controls: Controls = {
  choice,
  list,
  'long-text': longText,
  number,
  table,
  text,
};
