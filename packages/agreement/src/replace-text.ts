/**
 * A document with one text in place of another wherever it stands alone: "$49" is not found in "$490" or "$49.50". What has none of
 * it stays the same object.
 */
export function replaceText<T>(value: T, from: string, to: string): T;
export function replaceText(value: unknown, from: string, to: string): unknown {
  if (from === '') return value;
  if (typeof value === 'string') return inText(value, from, to);
  if (Array.isArray(value)) {
    const all = value.map((one: unknown) => replaceText(one, from, to));
    return all.some((one, at) => one !== value[at]) ? all : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const all = Object.entries(value).map(([name, one]) => [name, replaceText(one, from, to), one] as const);
  return all.some(([, now, was]) => now !== was)
    ? Object.fromEntries(all.map(([name, now]) => [name, now]))
    : value;
}

function inText(text: string, from: string, to: string): string {
  let done = '';
  let rest = text;
  for (let at = rest.indexOf(from); at !== -1; at = rest.indexOf(from)) {
    const [before, after] = [rest.slice(0, at), rest.slice(at + from.length)];
    const isAlone = !/[\d.,]\d?$/u.test(done + before) && !/^(?:\d|[.,]\d)/u.test(after);
    done += before + (isAlone ? to : from);
    rest = after;
  }
  return done + rest;
}
