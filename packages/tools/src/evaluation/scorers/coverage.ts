import { type Block, listStatements, type Report } from '@slipway/report';

/** Parts of a report that promise something by their heading and hold nothing. */
export function findEmptySections(report: Report): string[] {
  if (report.blocks.length === 0) return ['the whole report'];
  return report.blocks.flatMap(emptyParts);
}

function emptyParts(block: Block): string[] {
  const name = block.title ?? block.id;
  const empty = (list: readonly unknown[]) => (list.length === 0 ? [name] : []);
  switch (block.kind) {
    case 'boxes':
      return block.boxes.filter(({ items }) => items.length === 0).map(({ label }) => `${name}: ${label}`);
    case 'list':
      return empty(block.items);
    case 'steps':
      return empty(block.steps);
    case 'cards':
      return empty(block.cards);
    case 'rings':
      return empty(block.rings);
    case 'matrix':
      return empty(block.rows.flatMap(({ cells }) => cells.flat()));
    case 'table':
    case 'bars':
    case 'tornado':
    case 'findings':
    case 'assumptions':
      return empty(block.rows);
    case 'reading':
      return empty(block.slots);
    case 'waterfall':
      return empty(block.steps);
    case 'line':
    case 'radar':
      return empty(block.series);
    case 'distribution':
      return empty(block.bins);
    case 'answer':
    case 'headline':
    case 'score':
    case 'callout':
    case 'question':
      return [];
  }
}

export type Exclusions = readonly (readonly [string, string])[];

/** Pairs of rules that exclude each other and both speak. A statement's id holds the id of its rule: `item:price-low`. */
export function findContradictions(
  report: Report,
  exclusions: Exclusions,
  ruleIds: readonly string[] = exclusions.flat(),
): string[] {
  const spoken = new Set(listStatements(report).flatMap(({ id }) => ruleOf(id, ruleIds) ?? []));
  return exclusions
    .filter(([one, other]) => spoken.has(one) && spoken.has(other))
    .map(([one, other]) => `${one} and ${other}`);
}

/** The longest that fits: `price-low` and not `price`. */
function ruleOf(statementId: string, ruleIds: readonly string[]): string | null {
  const bare = statementId.slice(statementId.lastIndexOf(':') + 1);
  const fitting = ruleIds.filter((id) => bare === id || bare.startsWith(`${id}-`));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? null;
}
