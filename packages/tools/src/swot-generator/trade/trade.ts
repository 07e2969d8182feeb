/** What kind of force a note is; so-what, pairs, PESTEL and Five Forces are chosen by it. */
export const helpFamilies = [
  'labour',
  'ai',
  'mandate',
  'funding',
  'habit',
  'rail',
  'cost',
  'pricing',
  'consolidation',
  'distribution',
  'climate',
  'policy',
  'cycle',
] as const;
export const hurtFamilies = [
  'switching',
  'gatekeeper',
  'cycle',
  'season',
  'sales',
  'margin',
  'budget',
  'bundling',
  'crowding',
  'trust',
  'supply',
  'churn',
  'acquisition',
  'capital',
  'policy',
  'liquidity',
  'adoption',
  'substitute',
  'consolidation',
  'pricing',
  'climate',
  'patchwork',
  'rule',
  'stop',
] as const;
export type HelpFamily = (typeof helpFamilies)[number];
export type HurtFamily = (typeof hurtFamilies)[number];

/** PESTEL headings by their letter; N is the second E, nature. */
export type Heading = 'P' | 'E' | 'S' | 'T' | 'N' | 'L';

interface NoteBase {
  /** A risk, trend or rule, exactly as the vertical's facts name it. */
  readonly of: string;
  readonly isRule: boolean;
  /** A clause that stands alone and after a colon; no figure of its own. */
  readonly says: string;
  readonly heading: Heading | null;
  /** Where it holds: country codes, `EU`; empty for everywhere. */
  readonly where: readonly string[];
  /** Told only when the idea's words speak of it, or (`isUnless`) when they do not. */
  readonly only: readonly RegExp[];
  readonly isUnless: boolean;
}
export type TradeNote = NoteBase &
  (
    | { readonly side: 'help'; readonly family: HelpFamily }
    | { readonly side: 'hurt'; readonly family: HurtFamily }
  );

export interface Trade {
  readonly id: string;
  readonly notes: readonly TradeNote[];
}

/**
 * What the trade knows, one note a line: `sign | fact | family | clause | where | words`. `+` helps, `-` hurts, `§` is a rule.
 * From general knowledge of each field: shown as such, with low confidence.
 */
export function trade(id: string, table: string): Trade {
  return { id, notes: table.trim().split('\n').map(readLine) };
}

function readLine(line: string): TradeNote {
  // A bar between blanks parts the columns; one inside the words is an "or".
  const [sign = '', of = '', kind = '', says = '', where = '', only = ''] = line
    .split(/\s\|(?=\s|$)/u)
    .map((one) => one.trim());
  const [family = '', heading] = kind.split('@');
  const base: NoteBase = {
    of,
    isRule: sign === '§',
    says,
    heading: isHeading(heading) ? heading : null,
    where: where === '' ? [] : where.split(','),
    only: only.replace(/^!/u, '') === '' ? [] : only.replace(/^!/u, '').split('|').map(wordRule),
    isUnless: only.startsWith('!'),
  };
  const hurts = sign === '-' || family === 'rule' || family === 'stop';
  if (hurts && isHurt(family)) return { ...base, side: 'hurt', family };
  if (!hurts && isHelp(family)) return { ...base, side: 'help', family };
  throw new Error(`A trade note has no such family: ${line}`);
}

/** Capitals alone are a name (`AI`, `POS`): as written and whole. Everything else is the beginning of a word. */
function wordRule(words: string): RegExp {
  return /^\p{Lu}+$/u.test(words) ? new RegExp(`\\b${words}\\b`, 'u') : new RegExp(`\\b(?:${words})`, 'iu');
}

function isHelp(family: string): family is HelpFamily {
  return helpFamilies.some((one) => one === family);
}
function isHurt(family: string): family is HurtFamily {
  return hurtFamilies.some((one) => one === family);
}
function isHeading(letter: string | undefined): letter is Heading {
  return letter !== undefined && 'PESTNL'.includes(letter) && letter.length === 1;
}
