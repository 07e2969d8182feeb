import type { Niche } from '@slipway/knowledge';
import type { Row, RowKind } from './row.ts';

type Line = Partial<Pick<Row, 'region' | 'name'>> & Pick<Row, 'says'>;

/** What a niche says of one kind: how many lines, and each of them. */
interface NicheLines {
  readonly kind: RowKind;
  count(niche: Niche): number;
  line(niche: Niche, at: number): Line | undefined;
}

function linesOf<One>(
  kind: RowKind,
  list: (niche: Niche) => readonly One[],
  toLine: (one: One) => Line,
): NicheLines {
  return {
    kind,
    count: (niche) => list(niche).length,
    line(niche, at) {
      const one = list(niche)[at];
      return one === undefined ? undefined : toLine(one);
    },
  };
}

const plain = (kind: RowKind, list: (niche: Niche) => readonly string[]): NicheLines =>
  linesOf(kind, list, (says) => ({ says }));

/** In the order of the rows. */
export const nicheLines: readonly NicheLines[] = [
  linesOf(
    'rival',
    ({ incumbents }) => incumbents,
    ({ region, name, sells, does }) => ({ region, name, says: `${sells}: ${does}` }),
  ),
  linesOf(
    'system',
    ({ systems }) => systems,
    ({ region, name, does }) => ({ region, name, says: does }),
  ),
  plain('pain', ({ pains }) => pains),
  plain('today', ({ today }) => [today]),
  plain('cost', ({ cost }) => [cost]),
  linesOf(
    'price',
    ({ prices }) => prices,
    ({ what, per }) => ({ says: `${what}, per ${per}` }),
  ),
  linesOf(
    'rule',
    ({ rules }) => rules,
    ({ region, name, says }) => ({ region, name, says }),
  ),
  linesOf(
    'channel',
    ({ channels }) => channels,
    ({ region, through, because }) => ({ region, name: through, says: because }),
  ),
  plain('failure', ({ failures }) => failures),
  plain('question', ({ questions }) => questions),
  plain('season', ({ season }) => (season === null ? [] : [season])),
  linesOf(
    'change',
    ({ changes }) => changes,
    ({ region, says }) => ({ region, says }),
  ),
];
