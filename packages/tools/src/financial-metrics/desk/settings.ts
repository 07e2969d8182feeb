import type { Assumptions } from '../../field.ts';
import type { Input } from '../fields.ts';

export const choices = {
  churnKind: ['logo', 'revenue'],
  ltvKind: [
    'margin',
    'capped',
    'discounted',
    'capped-discounted',
    'expansion-linear',
    'expansion-geometric',
    'revenue',
  ],
  cacKind: ['blended', 'paid'],
  paybackKind: ['simple', 'survival', 'company'],
  burnFrom: ['costs', 'cash'],
  burnWindow: ['year', 'quarter'],
  blanks: ['missing', 'none'],
} as const;

export type ChoiceName = keyof typeof choices;
export type Choice<N extends ChoiceName> = (typeof choices)[N][number];

export const limits = {
  windowMonths: { min: 1, max: 12, step: 1 },
  lagMonths: { min: 0, max: 12, step: 1 },
  discountRate: { min: 0, max: 1, step: 0.01 },
  capMonths: { min: 12, max: 120, step: 12 },
  growth: { min: -0.5, max: 1, step: 0.005 },
  scenarioChurn: { min: 0, max: 0.2, step: 0.005 },
  scenarioPrice: { min: -0.5, max: 1, step: 0.05 },
  scenarioCac: { min: -0.5, max: 2, step: 0.05 },
  scenarioGrowth: { min: 0, max: 1, step: 0.1 },
  scenarioCosts: { min: 0, max: 0.9, step: 0.05 },
} as const;
export type NumberName = keyof typeof limits;

/** What the founder set, where it is valid; the rest is a default that says why. */
export interface Settings {
  choose<N extends ChoiceName>(name: N, fallback: Choice<N>): Choice<N>;
  number(name: NumberName, fallback: number): number;
  isOwn(name: ChoiceName | NumberName): boolean;
}

export function readSettings({ assumptions = {}, discountRate }: Input): Settings {
  const own: Assumptions = discountRate === undefined ? assumptions : { discountRate, ...assumptions };
  const numberOf = (name: NumberName) => {
    const value = Object.hasOwn(own, name) ? own[name] : undefined;
    const { min, max } = limits[name];
    return typeof value === 'number' && value >= min && value <= max ? value : null;
  };
  const choiceOf = <N extends ChoiceName>(name: N): Choice<N> | null => {
    const list: readonly Choice<N>[] = choices[name];
    return list.find((choice) => Object.hasOwn(own, name) && choice === own[name]) ?? null;
  };
  return {
    choose: (name, fallback) => choiceOf(name) ?? fallback,
    number: (name, fallback) => numberOf(name) ?? fallback,
    isOwn: (name) => (name in choices ? choiceOf(name as ChoiceName) : numberOf(name as NumberName)) !== null,
  };
}
