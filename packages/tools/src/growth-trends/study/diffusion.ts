import { type Bass, bassPeakRate, bassPeakShare, bassSteps, fitBass } from '@slipway/stats';
import type { Input } from '../fields.ts';

export type Diffusion =
  /** More than there can be: one of the two numbers is wrong. */
  | { readonly kind: 'over'; readonly market: number }
  | { readonly kind: 'unclear'; readonly market: number; readonly share: number }
  | {
      readonly kind: 'curve';
      readonly market: number;
      readonly share: number;
      readonly bass: Bass;
      /** Steps until most are added; zero or less when that is behind. */
      readonly untilPeak: number;
      /** How many a step adds at its most. */
      readonly atPeak: number;
    };

/** How far through its market it is, by Bass' curve (metrics reference, C3): the size is given, never fitted. */
export function diffusionOf(
  { ceiling, measure }: Input,
  plain: readonly number[],
  last: number,
): Diffusion | null {
  if (ceiling === undefined || (measure !== 'customers' && measure !== 'users') || last <= 0) return null;
  if (last >= ceiling) return { kind: 'over', market: ceiling };
  const share = last / ceiling;
  const bass = fitBass(plain, ceiling);
  if (bass === null) return { kind: 'unclear', market: ceiling, share };
  return {
    kind: 'curve',
    market: ceiling,
    share,
    bass,
    untilPeak: bassSteps(bass, share, bassPeakShare(bass)),
    atPeak: ceiling * bassPeakRate(bass),
  };
}
