import { listWords } from '@slipway/language';
import type { FindingsBlock, Statement } from '@slipway/report';
import { type FeatureKind, kindOf, type Spread, spreadOf } from '../compute/kinds.ts';
import { count, featureOf, type Sheet, saidIn } from './sheet.ts';

const named = 4;

export function spreadsOf({ table, among }: Sheet): readonly Spread[] {
  const rank = (feature: number) => (among.includes(feature) ? 0 : 1);
  return table.features
    .map((_, feature) => spreadOf(table, feature))
    .toSorted((a, z) => rank(a.feature) - rank(z.feature) || z.have - a.have);
}

/** Table stakes, what only you have, and what nobody has. Empty where too little is known. */
export function kindsBlock(sheet: Sheet): FindingsBlock | null {
  const spreads = spreadsOf(sheet);
  const of = (kind: FeatureKind) => spreads.filter((one) => kindOf(one) === kind);
  const stakes = of('stakes');
  const missing = stakes.filter(({ own }) => own === 'no' || own === 'partly');
  const rows = [
    row(sheet, 'missing', 'Table stakes you lack', missing, 'Nearly every rival looked at has this'),
    row(
      sheet,
      'stakes',
      'Table stakes you have',
      stakes.filter(({ own }) => own === 'yes'),
      'Nearly every rival looked at has this too',
    ),
    row(sheet, 'only-you', 'Only you', of('only-you'), 'At most one in three looked at has this'),
    row(sheet, 'white', 'White space', of('white'), 'No rival looked at has this'),
  ].filter((one) => one !== null);
  return rows.length === 0 ? null : { id: 'kinds', kind: 'findings', title: 'What sets you apart', rows };
}

function row(
  sheet: Sheet,
  id: string,
  label: string,
  spreads: readonly Spread[],
  says: string,
): FindingsBlock['rows'][number] | null {
  if (spreads.length === 0) return null;
  const names = spreads.slice(0, named).map(({ feature }) => featureOf(sheet, feature));
  const more = spreads.length - names.length;
  const counted = count(
    sheet,
    `kind.${id}`,
    label,
    spreads.length,
    spreads.length === 1 ? 'feature' : 'features',
  );
  const list = more > 0 ? `${names.join('; ')} and others` : listWords(names);
  const statement: Statement = sheet.writer.say(
    `kind.${id}`,
    `{{f:${counted}}}: ${list}. ${says}.`,
    ...saidIn(sheet, ...names),
  );
  return { label, statements: [statement] };
}
