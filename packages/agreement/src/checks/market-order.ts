import type { Check } from '../finding.ts';
import { areComparable, type Known } from '../known.ts';
import { isPositive, market, runMarket } from '../market.ts';

export const check: Check = {
  id: 'market-order',
  title: 'Parts of the market',
  allows: 'Nothing: a part is never larger than the whole.',
  find(company) {
    const { total, served, reachable } = market(company);
    const pairs: readonly (readonly [string, string, Known | null, Known | null])[] = [
      ['marketServed', 'served', served, total],
      ['marketReachable', 'won', reachable, served ?? total],
    ];
    return pairs.flatMap(([fact, of, part, whole]) => {
      if (!isPositive(part) || !isPositive(whole) || !areComparable(part, whole)) return [];
      if (part.value <= whole.value) return [];
      return [
        {
          of,
          sides: [part.side, whole.side] as const,
          why: `${part.side.label} is ${part.side.text}, more than the ${whole.side.text} it is part of.`,
          settle: [
            runMarket,
            { kind: 'fact' as const, label: `Take ${part.side.text} out`, fact, value: null },
          ],
        },
      ];
    });
  },
};
