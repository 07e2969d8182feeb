import { type Compared, worth } from './compared.ts';

/** You against one rival, feature by feature. One that is unknown on either side is in neither list. */
export interface Duel {
  readonly rival: number;
  readonly wins: readonly number[];
  readonly loses: readonly number[];
  /** Known on both sides. */
  readonly both: number;
}

export function duelWith(
  { you, cell }: Pick<Compared, 'you' | 'cell'>,
  rival: number,
  among: readonly number[],
): Duel {
  const known = among.flatMap((feature) => {
    const own = you === null ? null : worth(cell(feature, you).state);
    const theirs = worth(cell(feature, rival).state);
    return own === null || theirs === null ? [] : [{ feature, lead: own - theirs }];
  });
  return {
    rival,
    wins: known.filter(({ lead }) => lead > 0).map(({ feature }) => feature),
    loses: known.filter(({ lead }) => lead < 0).map(({ feature }) => feature),
    both: known.length,
  };
}

/** Half of the features, and two at least: less says nothing about who is ahead. */
export function isDecided({ both }: Duel, among: readonly number[]): boolean {
  return both >= Math.max(2, among.length / 2);
}

/** The one you lose to by most; of two alike, the one of which more is known. */
export function hardest(duels: readonly Duel[]): Duel | undefined {
  const lag = ({ loses, wins }: Duel) => loses.length - wins.length;
  return duels.toSorted(
    (a, z) => lag(z) - lag(a) || z.loses.length - a.loses.length || z.both - a.both || a.rival - z.rival,
  )[0];
}
