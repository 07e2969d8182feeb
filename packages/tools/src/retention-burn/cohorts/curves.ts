import { type CurveKind, curveKinds } from '@slipway/stats';
import type { Input } from '../fields.ts';

export const curveNames: Readonly<Record<CurveKind, string>> = {
  exponential: 'Exponential',
  floor: 'Exponential with a core that stays',
  power: 'Power law',
  'beta-geometric': 'Shifted beta-geometric',
};

/** The curve the founder chose in the sheet; null leaves the choice to the error. */
export function chosenCurve({ assumptions }: Input): CurveKind | null {
  return curveKinds.find((kind) => kind === assumptions?.curve) ?? null;
}
