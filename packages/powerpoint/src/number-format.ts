/** The number format under which a chart shows an amount as the slide does: 54921 as "$54.9K" is `"$"#,##0.0,"K"`. */
export function formatLike(shown: string, amount: number): string {
  const [, before = '', digits, after = ''] = /^(\D*?)(-?[\d,]*\d(?:\.\d+)?)(.*)$/u.exec(shown.trim()) ?? [];
  if (digits === undefined) return 'General';
  const number = Number(digits.replaceAll(',', ''));
  const places = /\.(\d+)$/u.exec(digits)?.[1]?.length ?? 0;
  const plain = `#,##0${places > 0 ? `.${'0'.repeat(places)}` : ''}`;
  const isNear = (value: number) => Math.abs(Math.abs(value) - Math.abs(number)) <= 0.51 * 10 ** -places;
  const behind = (text: string) => (text === '' ? '' : `"${text.replaceAll('"', '')}"`);
  const sign = behind(before.replace(/[-−]$/u, ''));
  if (after.startsWith('%') && isNear(amount * 100)) return `${plain}%${behind(after.slice(1))}`;
  const scaled = [1, 1e3, 1e6, 1e9].findIndex((scale) => isNear(amount / scale));
  return scaled < 0 ? 'General' : `${sign}${plain}${','.repeat(scaled)}${behind(after)}`;
}

/** Three sections at most: two with a condition and what is left. */
const sectionsMost = 3;

/** One format for a whole chart: under "$410M" a smaller one stays "$610,000" and does not become "$1M". */
export function formatAll(points: readonly { readonly shown: string; readonly value: number }[]): string {
  const known = points
    .map(({ shown, value }) => ({ value, format: formatLike(shown, value) }))
    .filter(({ format }) => format !== 'General')
    .toSorted((a, z) => z.value - a.value);
  const steps = known.filter(({ format }, at) => format !== known[at + 1]?.format);
  if (steps.length === 0 || steps.length > sectionsMost) return known[0]?.format ?? 'General';
  return steps
    .map(({ value, format }, at) => (at === steps.length - 1 ? format : `[>=${value}]${format}`))
    .join(';');
}
