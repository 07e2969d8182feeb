/**
 * A small spreadsheet for tests, written without looking at how cells are written: it reads a formula as text and computes it by the
 * rules of spreadsheets, with their traps. Text is larger than any number, MIN passes over text in a cell, a minus binds tighter
 * than a power, and powers are taken from the left.
 */
type Value = number | boolean | { readonly text: string } | { readonly error: string };
/** A value that is still known to stand in a cell. */
type Argument = { readonly value: Value; readonly isCell: boolean };

export function calculate(
  formula: string,
  cells: Readonly<Record<string, number | string>>,
): number | string {
  if (!formula.startsWith('=')) return formula;
  const tokens =
    formula.slice(1).match(/"[^"]*"|[A-Z]+\d*(?=\()|[A-Z]+\d+|\d+(?:\.\d+)?(?:E[+-]?\d+)?|<=|>=|<>|./gu) ??
    [];
  let at = 0;
  const peek = () => tokens[at];
  const next = () => tokens[at++] ?? '';
  const expect = (token: string) => {
    const found = next();
    if (found !== token) throw new SyntaxError(`${token} expected, ${found} found in ${formula}`);
  };

  const comparison = (): Argument => {
    let left = additive();
    while (['<', '<=', '=', '>=', '>', '<>'].includes(peek() ?? '')) {
      const sign = next();
      left = plain(compare(left.value, sign, additive().value));
    }
    return left;
  };
  const additive = (): Argument => {
    let left = multiplicative();
    while (peek() === '+' || peek() === '-') {
      const sign = next();
      left = plain(arithmetic(left.value, multiplicative().value, (a, b) => (sign === '+' ? a + b : a - b)));
    }
    return left;
  };
  const multiplicative = (): Argument => {
    let left = powers();
    while (peek() === '*' || peek() === '/') {
      const sign = next();
      left = plain(
        arithmetic(left.value, powers().value, (a, b) =>
          sign === '*' ? a * b : b === 0 ? { error: '#DIV/0!' } : a / b,
        ),
      );
    }
    return left;
  };
  const powers = (): Argument => {
    let left = unary();
    while (peek() === '^') {
      next();
      left = plain(
        arithmetic(left.value, unary().value, (a, b) =>
          a === 0 && b === 0 ? { error: '#NUM!' } : a === 0 && b < 0 ? { error: '#DIV/0!' } : a ** b,
        ),
      );
    }
    return left;
  };
  const unary = (): Argument => {
    if (peek() !== '-') return primary();
    next();
    return plain(arithmetic(0, unary().value, (_, b) => -b));
  };
  const primary = (): Argument => {
    const token = next();
    if (token === '(') {
      const inner = comparison();
      expect(')');
      return plain(inner.value);
    }
    if (token.startsWith('"')) return plain({ text: token.slice(1, -1) });
    if (/^\d/u.test(token)) return plain(Number(token));
    if (peek() === '(') return plain(call(token));
    const found = cells[token];
    if (found === undefined) throw new SyntaxError(`${token} is no cell, in ${formula}`);
    return { value: typeof found === 'string' ? { text: found } : found, isCell: true };
  };
  const call = (name: string): Value => {
    expect('(');
    const all = [comparison()];
    while (peek() === ',') {
      next();
      all.push(comparison());
    }
    expect(')');
    return apply(name, all);
  };

  const { value } = comparison();
  if (at !== tokens.length) throw new SyntaxError(`${peek()} is left over in ${formula}`);
  if (typeof value === 'number') return value;
  return typeof value === 'boolean' ? String(value) : 'text' in value ? value.text : value.error;
}

const plain = (value: Value): Argument => ({ value, isCell: false });
const isError = (value: Value): value is { readonly error: string } =>
  typeof value === 'object' && 'error' in value;

function arithmetic(a: Value, b: Value, make: (a: number, b: number) => Value): Value {
  if (isError(a)) return a;
  if (isError(b)) return b;
  if (typeof a !== 'number' || typeof b !== 'number') return { error: '#VALUE!' };
  const made = make(a, b);
  return typeof made === 'number' && !Number.isFinite(made) ? { error: '#NUM!' } : made;
}

function compare(a: Value, sign: string, b: Value): Value {
  if (isError(a)) return a;
  if (isError(b)) return b;
  const rank = (value: Value) => (typeof value === 'number' ? 0 : typeof value === 'object' ? 1 : 2);
  const order =
    rank(a) === rank(b) && typeof a === 'number' && typeof b === 'number' ? a - b : rank(a) - rank(b);
  if (sign === '<') return order < 0;
  if (sign === '<=') return order <= 0;
  if (sign === '=') return order === 0;
  if (sign === '>=') return order >= 0;
  return sign === '>' ? order > 0 : order !== 0;
}

function apply(name: string, all: readonly Argument[]): Value {
  const [first = plain(0), second = plain(0), third = plain(0)] = all;
  if (name === 'IFERROR') return isError(first.value) ? second.value : first.value;
  if (name === 'IF') {
    if (isError(first.value)) return first.value;
    return first.value === true ? second.value : third.value;
  }
  if (name === 'MIN' || name === 'MAX') {
    const error = all.find(({ value }) => isError(value));
    if (error !== undefined) return error.value;
    if (all.some(({ value, isCell }) => typeof value !== 'number' && !isCell)) return { error: '#VALUE!' };
    const numbers = all.map(({ value }) => value).filter((value) => typeof value === 'number');
    if (numbers.length === 0) return 0;
    return name === 'MIN' ? Math.min(...numbers) : Math.max(...numbers);
  }
  return arithmetic(first.value, second.value, (a, b) => single(name, a, b));
}

function single(name: string, a: number, digits: number): Value {
  // Fifteen digits are all a spreadsheet looks at.
  const seen = Number(Math.abs(a).toPrecision(15));
  const scaled = Number((seen * 10 ** digits).toPrecision(15));
  const back = (whole: number) => Math.sign(a) * Number((whole / 10 ** digits).toPrecision(15));
  switch (name) {
    case 'ROUNDUP':
      return back(Math.ceil(scaled));
    case 'ROUNDDOWN':
      return back(Math.floor(scaled));
    case 'ROUND':
      return back(Math.floor(scaled + 0.5));
    case 'ABS':
      return Math.abs(a);
    case 'INT':
      return Math.floor(a);
    case 'LN':
      return a <= 0 ? { error: '#NUM!' } : Math.log(a);
    case 'LOG10':
      return a <= 0 ? { error: '#NUM!' } : Math.log10(a);
    default:
      return { error: '#NAME?' };
  }
}
