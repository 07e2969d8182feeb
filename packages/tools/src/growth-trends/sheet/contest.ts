import type { TableBlock } from '@slipway/report';
import { inWords, type Sheet } from './sheet.ts';

/** Every method by its error on the past, the last value being 1. */
export function contest(sheet: Sheet): TableBlock | null {
  const { outlook } = sheet.study;
  if (outlook.kind !== 'forecast') return null;
  const { entries } = outlook.forecast;
  const name = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  return {
    id: 'contest',
    kind: 'table',
    title: 'The contest of methods',
    folded: true,
    intro: sheet.say(
      'contest-intro',
      'Each method ran in {{f:origins}}; with less error than the last value it adds something.',
    ),
    columns: [{ label: 'Method' }, { label: 'Error, last value = 1', numeric: true }, { label: 'Used' }],
    rows: entries.map(({ id, name: words, error, isUsed }) => ({
      cells: [
        { label: name(words) },
        {
          figure: sheet.writer.figure({
            id: `error-${id}`,
            label: `Error of ${words}`,
            value: error,
            unit: 'ratio',
            provenance: inWords('mean absolute error in back-tests / that of the last value', 'origins'),
          }),
        },
        { label: isUsed ? 'yes' : '' },
      ],
      ...(isUsed && { strong: true }),
    })),
  };
}
