import { isOurNote, ourNoteMark } from '@slipway/core';
import { type Cell, onSheet, type Sheet } from '../file/workbook.ts';
import type { Standing } from './judge-figures.ts';
import type { WorkbookSource } from './source.ts';

export const madeName = 'How it was made';

interface MadeSheet {
  readonly sheet: Sheet;
  readonly names: Readonly<Record<string, string>>;
}

/** Method, day, who computed and who worded, what is an estimate, and the sources. */
export function madeSheet(
  { engine, report, made }: Pick<WorkbookSource, 'engine' | 'report' | 'made'>,
  judged: ReadonlyMap<string, Standing>,
): MadeSheet {
  const count = (test: (standing: Standing) => boolean) => [...judged.values()].filter(test).length;
  const live = count(({ kind }) => kind === 'cell' || kind === 'formula');
  const computed = count(({ kind }) => kind === 'computed');
  const facts: readonly (readonly [string, string])[] = [
    ['Tool', engine.meta.name],
    ['Tool id', engine.meta.id],
    ['Title', report.title],
    ['Computed on', made.date],
    ['Computed by', `${made.engine}. No model takes part in a number.`],
    ['Worded by', made.model === null ? 'Slipway.' : `Slipway; a view was added by ${made.model}.`],
    [
      'Method',
      `${live} figures are formulas or cells here; ${computed} were computed by Slipway and keep their value until the file is opened there.`,
    ],
    [
      'Estimate',
      'What is assumed, published, simulated or fitted is an estimate, and so is all that follows from it. The sheet of figures says which is which.',
    ],
    [
      'Formulas',
      'They follow the way your data took on that day. Where a change leads another way, for example from a burn to a profit, Slipway computes it anew.',
    ],
    ...(made.more ?? []).map(({ label, value }) => [label, value] as const),
  ];
  const sources = Object.values(report.sources);
  const heads = ['Publisher', 'What it says', 'Year', 'Place', 'Confidence', 'Note'];
  const rows: (readonly Cell[])[] = [
    [{ text: madeName, look: 'title' }],
    [],
    ...facts.map(([label, value]): readonly Cell[] => [{ text: label, look: 'strong' }, { text: value }]),
    [],
    ...(sources.length === 0 ? [] : [heads.map((text): Cell => ({ text, look: 'head' }))]),
    ...sources.map((source): readonly Cell[] => {
      const { publisher, what, year, region, confidence, note } = source;
      const isOurs = isOurNote(source);
      return [
        { text: publisher },
        { text: what },
        { text: year === null || isOurs ? '' : String(year) },
        { text: region ?? '' },
        { text: isOurs ? ourNoteMark : confidence },
        { text: note ?? '' },
      ];
    }),
  ];
  return {
    sheet: { name: madeName, widths: [28, 90, 10, 14, 20, 50], rows },
    names: { slipway_tool: onSheet(madeName, '$B$4') },
  };
}
