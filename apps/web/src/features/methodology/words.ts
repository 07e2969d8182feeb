import type { HeldFact } from '../../api/methodology.ts';

/** A figure older than this says so wherever it is shown. */
export const oldAfterYears = 5;

export const gradeNames: Record<HeldFact['confidence'], string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

export function nameRegion(region: string): string {
  if (region === 'global') return 'worldwide';
  return region === 'EU' ? 'European Union' : (regions.of(region) ?? region);
}

/** "7 years old", where that matters. A law holds until it is changed: it is in force since its year, or from it. */
export function sayAge({ year, isRule }: Pick<HeldFact, 'year' | 'isRule'>, nowYear: number): string | null {
  const age = nowYear - year;
  if (isRule) return age < 0 ? 'in force from' : 'in force since';
  if (age < 0) return 'forecast';
  return age > oldAfterYears ? `${age} years old` : null;
}

export const inFigures = (count: number): string => count.toLocaleString('en');

/** The sentence around its figure. */
export function splitAtFigure({
  says,
  figure,
}: Pick<HeldFact, 'says' | 'figure'>): readonly [string, string, string] {
  const at = figure === null ? -1 : says.indexOf(figure);
  if (figure === null || at < 0) return [says, '', ''];
  return [says.slice(0, at), figure, says.slice(at + figure.length)];
}
