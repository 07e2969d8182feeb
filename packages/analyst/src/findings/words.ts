/** A stored clause as a sentence of its own: "a late ferry tips residence" → "A late ferry tips residence." */
export function sentence(clause: string): string {
  const text = clause.trim();
  const first = text.charAt(0).toLocaleUpperCase('en');
  return `${first}${text.slice(1)}${/[.?!]$/u.test(text) ? '' : '.'}`;
}

/** Two significant digits: estimates are not exact. */
export function round(value: number): number {
  if (value === 0 || !Number.isFinite(value)) return value;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 1);
  return Math.round(value / step) * step;
}
