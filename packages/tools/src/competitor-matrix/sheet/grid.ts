import type { GridBlock } from '@slipway/report';
import { citeCell, productOf, type Sheet } from './sheet.ts';

export function gridBlock(sheet: Sheet): GridBlock {
  const { you, rivals, features, cell } = sheet.table;
  const order = [...(you === null ? [] : [you]), ...rivals];
  return {
    id: 'grid',
    kind: 'grid',
    title: 'Who has what',
    field: 'matrix',
    rowName: 'Feature',
    states: [
      { id: 'yes', label: 'Yes', mark: 'full' },
      { id: 'partly', label: 'Partly', mark: 'half' },
      { id: 'no', label: 'No', mark: 'empty' },
      { id: 'unknown', label: 'Unknown', mark: 'unknown' },
    ],
    columns: order.map((at) => ({
      label: productOf(sheet, at),
      ...(at === you && { isYou: true as const }),
    })),
    rows: features.map((label, feature) => ({
      label,
      cells: order.map((product) => {
        const known = cell(feature, product);
        const source = citeCell(sheet, feature, product, known);
        return {
          state: known.state,
          ...(known.plan !== undefined && { detail: known.plan }),
          ...(source !== null && { source }),
          ...(known.date !== undefined && { on: known.date }),
        };
      }),
    })),
  };
}
