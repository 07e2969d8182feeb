import type { Comparison, Expression, ListOp, Operand } from './expression.ts';
import { significantWays } from './round.ts';

/** Label of each figure, by its id. */
type Labels = Readonly<Record<string, string>>;

/** "price × 12 × offices". What is named is read by its name; labels stand in for the rest. */
export function words(expression: Expression, labels: Labels): string {
  const explained = new Map<string, string>();
  const text = read(expression, {
    figure: (id, name) => name ?? (Object.hasOwn(labels, id) ? inSentence(labels[id] ?? id) : id),
    isNumbers: false,
    explain(name, what) {
      if (explained.has(name)) return;
      // The name is in its place before those that it is made of.
      explained.set(name, '');
      explained.set(name, what());
    },
  }).text;
  return [text, ...[...explained].map(([name, what]) => `${name} = ${what}`)].join('; ');
}

/** The same with the numbers put in: "$49 × 12 × 940". `shown` formats the figure of an id. */
export function withNumbers(expression: Expression, shown: (id: string) => string): string {
  return read(expression, { figure: shown, isNumbers: true, explain: () => {} }).text;
}

interface Reader {
  readonly figure: (id: string, name?: string) => string;
  /** Names are not used, and long lists are cut. */
  readonly isNumbers: boolean;
  readonly explain: (name: string, what: () => string) => void;
}

/** How tightly a text holds together: a phrase, a sum, a product, a power, one thing. */
const phrase = 0;
const sum = 1;
const product = 2;
const raised = 3;
const one = 4;
interface Piece {
  readonly text: string;
  readonly hold: number;
}

const longestList = 6;

function read(operand: Operand, reader: Reader): Piece {
  if (typeof operand === 'number') return number(operand);
  if (typeof operand === 'string') return atom(reader.figure(operand));
  const part = (inner: Operand, least: number): string => {
    const { text, hold } = read(inner, reader);
    return hold < least ? `(${text})` : text;
  };
  switch (operand.op) {
    case 'figure':
      return atom(reader.figure(operand.id, operand.name));
    case 'constant':
      return number(operand.value);
    case 'plus':
    case 'times':
    case 'mean':
    case 'min':
    case 'max':
      return readList(operand, reader, part);
    case 'minus':
      return { text: `${part(operand.of[0], sum)} − ${part(operand.of[1], product)}`, hold: sum };
    case 'divide':
      return { text: `${part(operand.of[0], product)} ÷ ${part(operand.of[1], raised)}`, hold: product };
    case 'power':
      return { text: `${part(operand.of[0], one)}^${part(operand.of[1], one)}`, hold: raised };
    case 'absolute':
      return { text: `${part(operand.of, sum)}, without its sign`, hold: phrase };
    case 'ln':
      return atom(`ln(${part(operand.of, phrase)})`);
    case 'round':
      return {
        text: `${part(operand.of, isRound(operand.of) ? phrase : sum)}, ${sayRounding(operand)}`,
        hold: phrase,
      };
    case 'if': {
      const test = `${part(operand.left, sum)} ${comparisons[operand.is]} ${part(operand.right, sum)}`;
      return {
        text: `${part(operand.yes, sum)} if ${test}, otherwise ${part(operand.no, sum)}`,
        hold: phrase,
      };
    }
    case 'as':
      return read(operand.of, reader);
    case 'called': {
      if (reader.isNumbers) return read(operand.of, reader);
      reader.explain(operand.name, () => part(operand.of, phrase));
      return atom(operand.name);
    }
  }
}

type List = Extract<Expression, { readonly op: ListOp }>;
type Part = (inner: Operand, least: number) => string;

function readList({ op, of, name }: List, reader: Reader, part: Part): Piece {
  const [only] = of;
  if (of.length === 1 && only !== undefined) return read(only, reader);
  const kept = readKept({ op, of }, part);
  if (kept !== null) return kept;
  if (name !== undefined && !reader.isNumbers) return { text: `${listNames[op]} ${name}`, hold: phrase };
  const hold = op === 'plus' ? sum : op === 'times' ? product : phrase;
  const all = cut(of.map((inner) => part(inner, Math.max(hold, sum))));
  if (op === 'plus') return { text: all.join(' + '), hold };
  if (op === 'times') return { text: all.join(' × '), hold };
  const few = of.length === 2 && op !== 'mean' ? comparedNames[op] : listNames[op];
  return { text: `${few} ${all.slice(0, -1).join(', ')} and ${all.at(-1)}`, hold };
}

/** The larger of 0 and the smaller of 100 and x: "x, kept between 0 and 100". */
function readKept({ op, of }: Pick<List, 'op' | 'of'>, part: Part): Piece | null {
  const [end, inner] = parted(of);
  if (end === null || inner === null || typeof inner !== 'object') return null;
  const isBound = (op === 'max' && inner.op === 'min') || (op === 'min' && inner.op === 'max');
  if (!isBound) return null;
  const [far, held] = parted(inner.of);
  if (far === null || held === null) return null;
  const [low, high] = op === 'max' ? [end, far] : [far, end];
  return {
    text: `${part(held, sum)}, kept between ${number(low).text} and ${number(high).text}`,
    hold: phrase,
  };
}

/** Of two, the number and what is no number. */
function parted(of: readonly Operand[]): readonly [number | null, Operand | null] {
  const numbers = of.flatMap((one) => numberIn(one) ?? []);
  const others = of.filter((one) => numberIn(one) === null);
  return of.length === 2 && numbers.length === 1 ? [numbers[0] ?? null, others[0] ?? null] : [null, null];
}

function numberIn(operand: Operand): number | null {
  if (typeof operand === 'number') return operand;
  return typeof operand === 'object' && operand.op === 'constant' ? operand.value : null;
}

function cut(texts: readonly string[]): readonly string[] {
  return texts.length <= longestList ? texts : [...texts.slice(0, 3), '…', texts.at(-1) ?? ''];
}

const listNames: Readonly<Record<ListOp, string>> = {
  plus: 'sum of',
  times: 'product of',
  mean: 'mean of',
  min: 'the smallest of',
  max: 'the largest of',
};
const comparedNames = {
  min: 'the smaller of',
  max: 'the larger of',
} as const;

const comparisons: Readonly<Record<Comparison, string>> = {
  '<': 'is below',
  '<=': 'is at most',
  '=': 'is',
  '>=': 'is at least',
  '>': 'is above',
  '<>': 'is not',
};

function sayRounding({ how, digits }: Extract<Expression, { readonly op: 'round' }>): string {
  const places = digits === 0 ? '' : digits > 0 ? ` to ${digits} decimals` : ` to ${format(10 ** -digits)}`;
  const significant = significantWays[how];
  const to = significant === undefined ? places : ` to ${digits} ${digits === 1 ? 'digit' : 'digits'}`;
  const way = significant ?? how;
  return way === 'nearest' ? `rounded${to}` : `rounded ${way}${to}`;
}

function isRound(operand: Operand): boolean {
  return typeof operand === 'object' && operand.op === 'round';
}

function atom(text: string): Piece {
  return { text, hold: one };
}

/** A minus in front holds no more than a sum. */
function number(value: number): Piece {
  return { text: format(value).replace('-', '−'), hold: value < 0 ? sum : one };
}

const plain = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 6 });

function format(value: number): string {
  return plain.format(value);
}

/** "Churned MRR" becomes "churned MRR"; "MRR at month end" and "GMV" keep their capitals. */
function inSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
