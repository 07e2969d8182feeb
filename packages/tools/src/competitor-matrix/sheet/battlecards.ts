import { listWords } from '@slipway/language';
import { productKey } from '@slipway/record';
import { type FindingsBlock, fromSource, type Statement } from '@slipway/report';
import { duelWith } from '../compute/duel.ts';
import { citeRival, count, featureOf, productOf, type Sheet, saidIn, storedLine } from './sheet.ts';

const named = 3;

/** One card a rival: what to say when a buyer brings it up, and what to find out first. */
export function battlecards(sheet: Sheet): FindingsBlock | null {
  const rows = sheet.table.rivals.flatMap((rival): FindingsBlock['rows'] => {
    const [first, ...others] = cardOf(sheet, rival);
    return first === undefined
      ? []
      : [{ label: productOf(sheet, rival), statements: [first, ...others] as const }];
  });
  return rows.length === 0
    ? null
    : { id: 'battlecards', kind: 'findings', title: 'Battlecards', tab: 'Battlecards', rows };
}

function cardOf(sheet: Sheet, rival: number): readonly Statement[] {
  const { table, writer } = sheet;
  const all = table.features.map((_, at) => at);
  const duel = duelWith(table, rival, all);
  const name = productOf(sheet, rival);
  const open = all.filter((at) => table.cell(at, rival).state === 'unknown');
  const list = (kind: string, features: readonly number[], before: string): readonly Statement[] => {
    if (features.length === 0) return [];
    const names = byWeight(sheet, features)
      .slice(0, named)
      .map((at) => featureOf(sheet, at));
    const number = count(sheet, `${kind}.${rival}`, `${before}: ${name}`, features.length);
    const text = `${before} {{f:${number}}}: ${listWords(names)}${features.length > named ? ' among them' : ''}.`;
    return [writer.say(`card.${kind}.${rival}`, text, ...saidIn(sheet, name, ...names))];
  };
  return [
    ...storedOf(sheet, rival),
    ...list('lose', duel.loses, 'They win on'),
    ...list('win', duel.wins, 'You win on'),
    ...list('open', open, 'Find out'),
  ];
}

/** Word for word as stored, where we have a line of it. */
function storedOf(sheet: Sheet, rival: number): readonly Statement[] {
  const { basis, writer } = sheet;
  const name = productOf(sheet, rival);
  const stored = basis.rivals.find((one) => productKey(one.name) === productKey(name));
  const line = stored === undefined ? null : storedLine(stored);
  if (stored === undefined || line === null) return [];
  return [writer.say(`card.does.${rival}`, line, fromSource(citeRival(sheet, stored)))];
}

function byWeight({ among }: Sheet, features: readonly number[]): readonly number[] {
  const rank = (at: number) => (among.includes(at) ? among.indexOf(at) : among.length);
  return features.toSorted((a, z) => rank(a) - rank(z) || a - z);
}
