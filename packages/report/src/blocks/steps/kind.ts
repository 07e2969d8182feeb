import type { Statement } from '../../statement.ts';
import { type Kind, none, type Paper } from '../kind.ts';
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
  markdown: ({ steps }, paper) => {
    const parts = columns(paper.sayDue).filter(({ cell }) => steps.some((step) => cell(step).text !== ''));
    return paper.rows({
      columns: parts.map(({ name }) => name),
      rows: steps.map((step) => parts.map(({ cell }) => cell(step))),
    });
  },
};

type Step = StepsBlock['steps'][number];
interface Words {
  readonly text: string;
  readonly statements?: readonly Statement[];
}

const said = (one: Statement | undefined): Words =>
  one === undefined ? { text: '' } : { text: one.text, statements: [one] };

/** "By 3 December 2026": in a file that is read later, days are no date. */
const columns = (
  sayDue: Paper['sayDue'],
): readonly { readonly name: string; readonly cell: (step: Step) => Words }[] => [
  { name: 'Do', cell: (step) => said(step.do) },
  { name: 'Passes when', cell: (step) => said(step.passes) },
  { name: 'Who', cell: ({ owner }) => ({ text: owner ?? '' }) },
  { name: 'Due', cell: ({ dueDays }) => ({ text: dueDays === undefined ? '' : sayDue(dueDays) }) },
];
