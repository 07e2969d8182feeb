import type { Field, InputOf } from '../field.ts';
import { ideaField, readingFields } from '../idea/fields.ts';
import { styleLabels, styles } from './styles.ts';

const wishes = 'What the name should be';

export const lengthMost = 12;
export const usualEndings: readonly string[] = ['com', 'io', 'co'];

export const fields = [
  { ...ideaField, help: 'What it does and who it is for; or a few words it should be named after.' },
  {
    name: 'nameStyle',
    kind: 'choice',
    label: 'Kind of name',
    group: wishes,
    options: styles.map((value) => ({ value, label: styleLabels[value] })),
  },
  {
    name: 'nameLength',
    kind: 'number',
    label: 'Letters at most',
    group: wishes,
    unit: 'count',
    min: 4,
    max: 20,
    whole: true,
  },
  {
    name: 'endings',
    kind: 'list',
    label: 'Endings',
    help: 'Without the dot: com, io, co.uk. Left empty, com, io and co are checked.',
    group: wishes,
    maxItems: 4,
    maxLength: 12,
  },
  {
    name: 'mustWords',
    kind: 'list',
    label: 'Words it must hold',
    help: 'A name with any of them will do.',
    group: wishes,
    maxItems: 4,
    maxLength: 20,
  },
  {
    name: 'avoidWords',
    kind: 'list',
    label: 'Words to avoid',
    help: 'A name with any of them is left out.',
    group: wishes,
    maxItems: 12,
    maxLength: 20,
  },
  {
    name: 'rivals',
    kind: 'list',
    label: 'Rivals you meet',
    help: 'Names too close to theirs lose points.',
    group: wishes,
    maxItems: 8,
    maxLength: 60,
  },
  ...readingFields,
] as const satisfies readonly Field[];

export type Input = InputOf<typeof fields>;

export const sample: Input = {
  idea: 'Front desks of dental offices spend six hours a week calling patients who cancel. Our assistant texts the waiting list and fills the gap by itself, inside the practice software they already use. $249 a month.',
  endings: ['com', 'io', 'co'],
  avoidWords: ['pain'],
  rivals: ['Weave', 'NexHealth'],
  customer: 'dental offices with one or two dentists',
  region: 'US',
};
