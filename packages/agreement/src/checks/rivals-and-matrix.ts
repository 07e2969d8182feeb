import { findOwnColumn } from '@slipway/record';
import type { Check } from '../finding.ts';
import { plainName, slotIn, textSide } from '../known.ts';

/** As many as the pitch takes. */
const most = 8;

export const check: Check = {
  id: 'rivals-and-matrix',
  title: 'Rivals you name and rivals you compare',
  allows: 'The matrix may have more rivals than you name, never fewer.',
  keep: 'Both are right',
  find(company) {
    const [named, matrix] = [slotIn(company, 'rivals'), slotIn(company, 'matrix')];
    if (named === null || matrix === null || !Array.isArray(named.value)) return [];
    const { columns } = Object(matrix.value);
    const products: readonly string[] = Array.isArray(columns) ? columns.map(String) : [];
    const own = findOwnColumn(products, String(company.record.company?.value ?? ''));
    const compared = products.filter((_, at) => at !== own);
    const rivals = named.value.filter((one: unknown) => typeof one === 'string');
    const missing = rivals.filter(
      (name) =>
        !compared.some(
          (one) => plainName(one).includes(plainName(name)) || plainName(name).includes(plainName(one)),
        ),
    );
    if (compared.length === 0 || missing.length === 0) return [];
    return [
      {
        sides: [
          textSide('rivals', named, 'Rivals you name', rivals.join(', ')),
          textSide('matrix', matrix, 'Rivals in the matrix', compared.join(', ')),
        ],
        why: `You name ${missing.join(' and ')}; the matrix does not compare ${missing.length === 1 ? 'it' : 'them'}.`,
        settle: [
          { kind: 'run', toolId: 'competitor-matrix' },
          {
            kind: 'fact',
            label: 'Name those of the matrix',
            fact: 'rivals',
            value: compared.slice(0, most).map((name) => name.slice(0, 60)),
          },
        ],
      },
    ];
  },
};
