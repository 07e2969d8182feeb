import type { Figure, Unit } from '@slipway/core';
import type { AssumptionControl } from '@slipway/report';

export type NumberControlShape = Extract<AssumptionControl, { type: 'number' }>;

/** A share is typed in percent. */
export function factorOf(unit: Unit): number {
  return unit.startsWith('share') ? 100 : 1;
}

/** Twelve digits: what 0.07 × 100 adds beyond is the machine's, not the founder's. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

export function showNumber(value: number, unit: Unit): string {
  return tidy(value * factorOf(unit)).toLocaleString('en-US', { maximumFractionDigits: 6 });
}

/** Longer ones were not typed but computed, if by another tool. */
const mostTyped = 9;

/** What was computed has as many decimals as make three digits: the founder's own number has all of them. */
export function showFigure({ value, unit, provenance }: Figure): string {
  if (value === null) return '';
  const shown = value * factorOf(unit);
  const isShort = tidy(shown) === Number(shown.toPrecision(mostTyped));
  if ((provenance.kind !== 'derived' && isShort) || value === 0) return showNumber(value, unit);
  const decimals = Math.min(6, Math.max(0, 2 - Math.floor(Math.log10(Math.abs(shown)))));
  return shown.toLocaleString('en-US', { maximumFractionDigits: decimals });
}

type Typed = { readonly value: number } | { readonly problem: string };

/** As typed, in the figure's own unit; or why not. */
export function readNumber(text: string, unit: Unit, control: NumberControlShape): Typed {
  const bare = text.trim().replace(/[\s,%\u00a0\u202f]/gu, '');
  const number = bare === '' ? Number.NaN : Number(bare);
  const range = `Between ${showNumber(control.min, unit)} and ${showNumber(control.max, unit)}, please.`;
  if (!Number.isFinite(number)) return { problem: 'A number, please.' };
  const value = tidy(number / factorOf(unit));
  return value < control.min || value > control.max ? { problem: range } : { value };
}

/** A slider where its steps can be hit: not for one buyer in ten million. */
export function hasSlider({ min, max, step }: NumberControlShape): boolean {
  const steps = (max - min) / step;
  return steps >= 4 && steps <= 400;
}

const currencySigns = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function signOf(currency: string | undefined): string {
  if (currency === undefined) return '';
  const format =
    currency === 'USD' ? currencySigns : new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

/** What stands before and after the typed number. */
export function affixesOf(figure: Figure): { readonly before: string; readonly after: string } {
  const [base = '', period] = figure.unit.split('/');
  const every = period === undefined ? '' : ` a ${period}`;
  switch (base) {
    case 'money':
      return { before: signOf(figure.currency), after: every.trim() };
    case 'share':
      return { before: '', after: `%${every}` };
    case 'count':
      return { before: '', after: `${figure.noun ?? ''}${every}`.trim() };
    case 'ratio':
      return { before: '', after: '' };
    default:
      return { before: '', after: base };
  }
}
