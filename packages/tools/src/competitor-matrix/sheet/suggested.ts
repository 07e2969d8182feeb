import type { SuggestedRival } from '@slipway/analyst';
import { productKey } from '@slipway/record';
import { type Cell, fromSource, type TableBlock } from '@slipway/report';
import { sentenceCase } from '../propose/list-items.ts';
import { citeFeature, citeRival, findProposed, type Sheet, storedLine } from './sheet.ts';

export const suggestedId = 'suggested';
/** Filled in after the report, where somebody can be asked. */
export const directoryColumn = 4;

/** Who was suggested, why, and whether the table has them. */
export function suggestedBlock(sheet: Sheet): TableBlock | null {
  const { basis, table, writer } = sheet;
  if (basis.rivals.length === 0) return null;
  const isIn = (name: string) => table.products.some((one) => productKey(one) === productKey(name));
  return {
    id: suggestedId,
    kind: 'table',
    title: 'Rivals we suggest',
    folded: true,
    columns: [
      { label: 'Company' },
      { label: 'Why' },
      { label: 'Our notes say' },
      { label: 'In your table' },
      { label: 'Wikipedia says' },
    ],
    rows: basis.rivals.map((rival, at) => {
      const { id, name, sells } = rival;
      const says = storedLine(rival) ?? `${name}: ${sells}.`;
      const cite = fromSource(citeRival(sheet, rival));
      return {
        cells: [
          { label: name },
          { label: whyOf(rival) },
          { statement: writer.say(`suggested.${id}.${at}`, says, cite) },
          { label: isIn(name) ? 'yes' : 'no' },
          { label: 'not looked up' },
        ] as readonly Cell[],
      };
    }),
  };
}

export function whyOf({ besides, isSameJob, where }: SuggestedRival): string {
  if (besides !== undefined) return `used instead of: ${besides.business.name}`;
  return isSameJob ? 'does the same job' : `sells in ${where}`;
}

/** Where each proposed feature comes from. */
export function proposedBlock(sheet: Sheet): TableBlock | null {
  const { table, writer } = sheet;
  const rows = table.features.flatMap((name, at): TableBlock['rows'] => {
    const feature = findProposed(sheet, name);
    if (feature === undefined) return [];
    const cite = fromSource(citeFeature(sheet, feature));
    return [
      {
        cells: [
          { label: name },
          { statement: writer.say(`proposed.${at}`, `${sentenceCase(feature.says)}.`, cite) },
        ],
      },
    ];
  });
  if (rows.length === 0) return null;
  return {
    id: 'proposed',
    kind: 'table',
    title: 'Why these features',
    folded: true,
    columns: [{ label: 'Feature' }, { label: 'Our notes say' }],
    rows,
  };
}
