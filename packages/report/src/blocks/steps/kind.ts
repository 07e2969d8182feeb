import { asTable, type Kind, none } from '../kind.ts';
import type { StepsBlock } from './block.ts';

export const kind: Kind<StepsBlock> = {
  shows: 'words',
  label: null,
  figures: none,
  statements: ({ steps }) => steps.flatMap((step) => [step.do, step.passes]),
  origins: none,
  sources: none,
  numbers: ({ steps }) => steps.map(({ dueDays }) => ({ value: dueDays, unit: 'days' })),
  problems: none,
  table: ({ steps }, { text, fill, value }) => ({
    columns: ['Do', 'Passes when', 'Who', 'Due'],
    rows: steps.map((step) => [
      fill(step.do),
      fill(step.passes),
      text(step.owner),
      step.dueDays === undefined ? text('') : value({ value: step.dueDays, unit: 'days' }),
    ]),
  }),
  markdown: asTable,
};
