import { type Finding, withMove } from '@slipway/analyst';
import { type BoxItem, type Statement, weightMax } from '@slipway/report';

export const boxIds = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
export type BoxId = (typeof boxIds)[number];

/** A line of a box: the founder's own, or one stored row. */
export interface Item {
  readonly kind: string;
  readonly line: BoxItem;
  /** Shorter, for when the whole sentence is one of the reasons above the boxes. */
  readonly brief?: { readonly label: string; readonly statement: Statement };
}

export type Boxes = Readonly<Record<BoxId, readonly Item[]>>;

const linesMost = 3;
/** Of one kind a second line must weigh this much. */
const secondFrom = 3;

/** How much hangs on it, were it surely about this company. */
const consequences: Readonly<Record<string, number>> = {
  cameBack: 5,
  now: 5,
  list: 4,
  room: 4,
  few: 4,
  idle: 4,
  first: 3,
  ownStrength: 4,
  ownWeakness: 4,
  ownOpportunity: 4,
  ownThreat: 4,
  after: 5,
  payback: 4,
  paid: 4,
  market: 4,
  rival: 5,
  failed: 4,
  rule: 4,
  cost: 4,
  changed: 3,
  slow: 3,
  system: 3,
  channel: 3,
  margin: 4,
  limit: 4,
  runway: 5,
  eaten: 4,
  chosen: 4,
  decides: 5,
  today: 4,
  obstacle: 4,
  ended: 4,
  works: 3,
  needs: 3,
};

export function itemOf(finding: Finding, more: Pick<Item, 'brief'> = {}): Item {
  const { kind, label, likely } = finding;
  const statement = withMove(finding);
  return { kind, line: { id: statement.id, label, statement, weight: weigh(kind, likely) }, ...more };
}

function weigh(kind: string, likely: number): number {
  return Math.min(weightMax, Math.max(1, Math.round((consequences[kind] ?? 2) * likely)));
}

/** Three lines at most, heaviest first, different things before more of the same. */
export function pickLines(items: readonly Item[]): readonly Item[] {
  const sorted = items.toSorted((a, z) => z.line.weight - a.line.weight);
  const nth = (item: Item) => sorted.filter(({ kind }) => kind === item.kind).indexOf(item);
  const picked = sorted
    .filter((item) => nth(item) === 0 || (nth(item) === 1 && item.line.weight >= secondFrom))
    .toSorted((a, z) => nth(a) - nth(z))
    .slice(0, linesMost);
  return sorted.filter((item) => picked.includes(item));
}
