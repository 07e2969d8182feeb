import { asTable, type Kind, none } from '../kind.ts';
import type { AssumptionRow, AssumptionsBlock } from './block.ts';

export const kind: Kind<AssumptionsBlock> = {
  shows: 'controls',
  label: 'Table',
  figures: ({ rows }) => rows.flatMap(({ figure }) => (figure === undefined ? [] : [figure])),
  statements: ({ rows }) => rows.map(({ why }) => why),
  origins: none,
  sources: none,
  numbers: none,
  problems: ({ rows }, _, at) =>
    rows
      .filter(({ control, figure, chosen }) =>
        control.type === 'number'
          ? figure === undefined
          : !control.options.some(({ value }) => value === chosen),
      )
      .map(({ id }) => `${at}: assumption ${id} has nothing to show in its control.`),
  table: ({ rows }, { text, figure, fill }) => ({
    columns: ['Assumption', 'Value', 'Own', 'Why'],
    rows: rows.map((row) => [
      text(row.label),
      row.figure === undefined ? text(chosenLabel(row)) : figure(row.figure),
      text(row.isOwn ? 'yes' : 'no'),
      fill(row.why),
    ]),
  }),
  markdown: asTable,
};

function chosenLabel({ control, chosen }: AssumptionRow): string {
  const options = control.type === 'choice' ? control.options : [];
  return options.find(({ value }) => value === chosen)?.label ?? chosen ?? '';
}
