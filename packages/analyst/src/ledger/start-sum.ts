import type { Writer } from '@slipway/report';
import type { Fact } from '../read/facts/fact.ts';
import { counted, money, saidFigure } from './figures.ts';
import type { Ledger } from './ledger.ts';

/** What is said of the sum that is paid before the first sale. */
interface Start {
  readonly says: string;
  /** There is not enough of it. */
  readonly isShort: boolean;
}

/** From here on nobody waits for it. */
const monthsMost = 120;

export const totalOf = (sums: readonly Fact[]): number =>
  sums.reduce((sum, { value, each }) => sum + value * (each ?? 1), 0);

export function needsFigure(ledger: Ledger, needs: readonly Fact[], writer: Writer): string {
  const parts = needs.map((fact, at) =>
    saidFigure(`book-start-${at + 1}`, 'What it takes to begin', { ...fact, per: null }, writer),
  );
  const [only, ...more] = parts;
  if (only !== undefined && more.length === 0) return only;
  return money(
    'book-start',
    'What it takes to begin',
    totalOf(needs),
    null,
    'all that is paid once',
    parts,
    ledger,
    writer,
  ).id;
}

/** What is missing of it goes before when it is back. */
export function sayStart(
  ledger: Ledger,
  needs: readonly Fact[],
  left: number,
  leftId: string,
  numbers: readonly Fact[],
  writer: Writer,
): Start {
  if (needs.length === 0) return { says: '', isShort: false };
  const gap = sayGap(ledger, needs, numbers, writer);
  if (gap !== null) return { says: gap, isShort: true };
  const months = Math.ceil(totalOf(needs) / left - 1e-9);
  if (!(left > 0) || months > monthsMost) return { says: '', isShort: false };
  const all = needsFigure(ledger, needs, writer);
  const back = counted(
    'book-start-back',
    'Until it is paid back',
    months,
    months === 1 ? 'month' : 'months',
    'what it takes to begin ÷ what is left in a month',
    [all, leftId],
    writer,
  );
  return { says: ` The {{f:${all}}} to begin is back after {{f:${back}}}.`, isShort: false };
}

/** " It takes €90,000 to begin, €30,000 more than you have." */
export function sayGap(
  ledger: Ledger,
  needs: readonly Fact[],
  numbers: readonly Fact[],
  writer: Writer,
): string | null {
  const cash = numbers.find(({ kind, currency }) => kind === 'cash' && currency === ledger.price.currency);
  if (cash === undefined || needs.length === 0 || totalOf(needs) <= cash.value) return null;
  const all = needsFigure(ledger, needs, writer);
  const have = saidFigure('book-cash', 'Cash you have', { ...cash, per: null }, writer);
  const gap = money(
    'book-start-gap',
    'Still missing to begin',
    totalOf(needs) - cash.value,
    null,
    'what it takes to begin − cash you have',
    [all, have],
    ledger,
    writer,
  );
  return ` The {{f:${all}}} to begin is ${gap.says} more than you have.`;
}
