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
