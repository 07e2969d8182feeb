import type { Statement } from '@slipway/report';

/** Constant: labels repeat from sheet to sheet, facts differ. */
export const findingLabels = {
  books: 'Your numbers',
  kept: 'What is left',
  even: 'To cover it',
  won: 'To win one',
  rival: 'Already sold',
  failed: 'Failed before',
  changed: 'What changed',
  size: 'Size',
  ownStrength: 'Yours',
  ownWeakness: 'Your limit',
  ownOpportunity: 'Opening',
  ownThreat: 'In your way',
  margin: 'Left of each',
  payback: 'Paid back',
  rule: 'Rules',
  slow: 'Slow sale',
  signs: 'Who signs',
  sale: 'Sales take',
  today: 'Done today',
  cost: 'It costs them',
  prices: 'Comparable prices',
  keep: 'To win and keep one',
  season: 'Season',
  ask: 'Insiders ask',
  channel: 'Way in',
  system: 'Must fit with',
  fact: 'Published',
  also: 'Also sell to them',
  asked: 'You asked',
  market: 'Your market',
  named: 'Rivals you name',
  limit: 'Most you can do',
  runway: 'Cash lasts',
  now: 'Earned now',
  list: 'If the list pays',
  after: 'After your costs',
  room: 'Room left',
  few: 'Few customers',
  idle: 'Season',
  cameBack: 'Came back',
  paid: 'Beside your price',
  chosen: 'They choose by',
  eaten: 'What it costs you',
  decides: 'What decides it',
  perhaps: 'If it is like this',
  obstacle: 'Hard part',
  ended: 'Failed before',
  works: 'Where it works',
  needs: 'It takes',
  left: 'Left of each',
  stay: 'To stay in place',
  win: 'To win one',
  usual: 'Most charge',
} as const;

export type FindingKind = keyof typeof findingLabels;

/** A label and one stored fact or one computed figure. Never two rows in one sentence. */
export interface Finding {
  readonly kind: FindingKind;
  readonly label: string;
  readonly statement: Statement;
  /** What a founder does about it: a stored sentence, said behind it where there is room. */
  readonly move?: string;
  /** How likely it is about this idea, 0 to 1. */
  readonly likely: number;
  /** It holds for every business of the kind: folded away, unless nothing nearer is known. */
  readonly isGeneral?: true;
}

export function moveOf(moves: Readonly<Record<string, string>>, says: string): Pick<Finding, 'move'> {
  const move = moves[says];
  return move === undefined ? {} : { move };
}

/** The fact and what to do about it. */
export function withMove({ statement, move }: Pick<Finding, 'statement' | 'move'>): Statement {
  return move === undefined ? statement : { ...statement, text: `${statement.text} ${move}` };
}

/** All findings of an idea by kind, best first; nothing is made that cannot stand alone. */
export type Findings = Readonly<Record<FindingKind, readonly Finding[]>>;
