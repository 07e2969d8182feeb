import type { Expression, ListOp, Operand } from './expression.ts';
import { significantWays } from './round.ts';

/** Where each figure stands, by its id: "B7", "$B$7", "'Company data'!B7". */
type Addresses = Readonly<Record<string, string>>;

/** What a cell shows that has no value; a cell that stands on it shows it too. */
export const noValue = 'n/a';

/**
 * The expression as a spreadsheet formula. Nothing of a founder's text can get into it: figures are named by checked addresses, the
 * rest is numbers and the functions below. What cannot be computed shows `n/a` instead of an error.
 */
export function cell(expression: Expression, addresses: Addresses): string {
  return `=IFERROR(${write(expression, addresses)},"${noValue}")`;
}

/** A sheet's name stands in quotes, its own quotes doubled. */
const address = /^(?:(?:[A-Za-z_]\w*|'(?:[^'[\]:*?|/\\\p{Cc}]|'')+')!)?\$?[A-Z]{1,3}\$?[1-9]\d{0,6}$/u;

function addressOf(id: string, addresses: Addresses): string {
  const found = Object.hasOwn(addresses, id) ? addresses[id] : undefined;
  if (found === undefined) throw new TypeError(`Figure ${id} has no address.`);
  if (!address.test(found)) throw new TypeError(`${found} is no address of a cell.`);
  return found;
}

function numeral(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError('A formula holds finite numbers only.');
  const text = String(value).toUpperCase().replace('E+', 'E');
  return value < 0 ? `(${text})` : text;
}

function write(operand: Operand, addresses: Addresses): string {
  if (typeof operand === 'number') return numeral(operand);
  if (typeof operand === 'string') return addressOf(operand, addresses);
  const part = (inner: Operand) => inBrackets(inner, addresses);
  switch (operand.op) {
    case 'figure':
      return addressOf(operand.id, addresses);
    case 'constant':
      return numeral(operand.value);
    case 'plus':
    case 'times':
    case 'mean':
    case 'min':
    case 'max':
      return writeList(operand, addresses);
    case 'minus':
      return `${part(operand.of[0])}-${part(operand.of[1])}`;
    case 'divide':
      return `${part(operand.of[0])}/${part(operand.of[1])}`;
    case 'power':
      return `${part(operand.of[0])}^${part(operand.of[1])}`;
    case 'absolute':
      return `ABS(${write(operand.of, addresses)})`;
    case 'ln':
      return `LN(${write(operand.of, addresses)})`;
    case 'round':
      return writeRound(operand, write(operand.of, addresses));
    case 'if': {
      const test = `${asNumber(operand.left, addresses)}${operand.is}${asNumber(operand.right, addresses)}`;
      return `IF(${test},${asNumber(operand.yes, addresses)},${asNumber(operand.no, addresses)})`;
    }
    case 'as':
    case 'called':
      return write(operand.of, addresses);
  }
}

type List = Extract<Expression, { readonly op: ListOp }>;

/** `SUM`, `AVERAGE` and `PRODUCT` would pass over a cell that shows `n/a` as if it were none. */
function writeList({ op, of }: List, addresses: Addresses): string {
  const [only] = of;
  if (only === undefined) throw new TypeError('There is nothing in the list.');
  if (of.length === 1) return asNumber(only, addresses);
  const parts = of.map((inner) => inBrackets(inner, addresses));
  if (op === 'plus') return parts.join('+');
  if (op === 'times') return parts.join('*');
  if (op === 'mean') return `(${parts.join('+')})/${of.length}`;
  return `${op.toUpperCase()}(${of.map((inner) => asNumber(inner, addresses)).join(',')})`;
}

function writeRound({ how, digits }: Extract<Expression, { readonly op: 'round' }>, inner: string): string {
  const way = significantWays[how];
  const direction = way ?? how;
  const name = direction === 'up' ? 'ROUNDUP' : direction === 'down' ? 'ROUNDDOWN' : 'ROUND';
  return way === undefined
    ? `${name}(${inner},${numeral(digits)})`
    : `IF((${inner})=0,0,${name}(${inner},${numeral(digits - 1)}-INT(LOG10(ABS(${inner})))))`;
}

/** Text compares as larger than any number, and is passed over by `MIN`: a sum with zero makes it an error. */
function asNumber(operand: Operand, addresses: Addresses): string {
  const text = write(operand, addresses);
  return isReference(operand) ? `${text}+0` : text;
}

function isReference(operand: Operand): boolean {
  if (typeof operand === 'string') return true;
  if (typeof operand === 'number') return false;
  return (
    operand.op === 'figure' || ((operand.op === 'as' || operand.op === 'called') && isReference(operand.of))
  );
}

/** Spreadsheets read `-2^2` as 4 and `2^3^2` as 64: every step inside another has brackets. */
function inBrackets(operand: Operand, addresses: Addresses): string {
  const text = write(operand, addresses);
  return typeof operand === 'number' || isReference(operand) || isCall(operand) ? text : `(${text})`;
}

function isCall(operand: Operand): boolean {
  return typeof operand === 'object' && ['constant', 'absolute', 'ln', 'round', 'if'].includes(operand.op);
}
