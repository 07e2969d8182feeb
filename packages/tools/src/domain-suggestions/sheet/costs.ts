import { constant, times } from '@slipway/core';
import type { TableBlock, Writer } from '@slipway/report';
import type { Basis } from '../basis.ts';

const source = {
  id: 'registrar-prices',
  publisher: 'Registrar price lists',
  what: 'Yearly renewal at common registrars, in US dollars; premium names cost far more',
  year: 2026,
  region: 'global',
  confidence: 'medium',
} as const;
const means = 'what common registrars ask';

/** Renewal decides: first-year offers are lower, and three years are paid at least. */
export function costsBlock({ endings, unpriced }: Basis, writer: Writer): TableBlock | null {
  if (endings.length === 0) return null;
  const cited = writer.cite(source);
  return {
    id: 'costs',
    kind: 'table',
    title: 'What three years cost',
    columns: [{ label: 'Ending' }, { label: 'Three years', numeric: true }, { label: 'Know before you buy' }],
    rows: [
      ...endings.map(({ ending, low, high, note }) => {
        const year = writer.figure({
          id: `year.${ending}`,
          label: `.${ending}, a year`,
          value: (low + high) / 2,
          unit: 'money/year',
          currency: 'USD',
          range: { low, high, means },
          provenance: { kind: 'sourced', sources: [cited] },
        });
        const three = writer.derive({
          id: `three.${ending}`,
          label: `.${ending}, three years`,
          unit: 'money',
          currency: 'USD',
          formula: times(year, constant(3, 'years')),
          endsOf: { input: year, means },
        });
        const shown = note.slice(0, 1).toUpperCase() + note.slice(1);
        return {
          cells: [{ label: `.${ending}` }, { figure: three }, { label: `${shown}.` }],
        };
      }),
      ...unpriced.map((ending) => ({
        cells: [
          { label: `.${ending}` },
          { label: '–' },
          { label: 'We have no price of it: ask a registrar.' },
        ],
      })),
    ],
  };
}
